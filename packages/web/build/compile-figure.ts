import { parse } from 'yaml';
import { fieldsOf } from '../src/format/fields-of.ts';
import type { BarsFigure, Figure, SketchFigure, SpansFigure } from '../src/parts/prose/figure.ts';
import { layOutMap, type MapLayout } from './figure-map.ts';
import { tieUnits } from './tie-units.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A map still lacks its coasts, which are read from the archive of the world. */
export type CompiledFigure = Exclude<Figure, { kind: 'map' }> | MapLayout;

const LENGTHS = { months: 12, hours: 24 };

/** Reads a block `figure` of an article; one without an alternative text or with a wrong value stops the build. */
export function compileFigure(source: string): CompiledFigure {
  const fields = fieldsOf(parse(source), 'A figure');
  const words = { alt: textOf(fields, 'alt'), caption: textOf(fields, 'caption') };
  const { kind } = fields;
  switch (kind) {
    case 'map':
      return { ...words, ...layOutMap(fields) };
    case 'bars':
      return { ...words, ...readBars(fields) };
    case 'spans':
      return { ...words, ...readSpans(fields) };
    case 'trunk':
    case 'fuel':
      return { ...words, ...readSketch(kind, fields) };
    default:
      throw new Error(`There is no figure of the kind “${String(kind)}”`);
  }
}

export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw new Error(`A figure of the kind “${String(fields['kind'])}” lacks its text “${name}”`);
  return tieUnits(value);
}

export function listOf(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value) || value.length === 0)
    throw new Error(`A figure of the kind “${String(fields['kind'])}” lacks its list “${name}”`);
  return value;
}

function readBars(fields: Fields): Pick<BarsFigure, 'kind' | 'bars'> {
  const bars = listOf(fields, 'bars').map((entry) => {
    const bar = fieldsOf(entry, 'A bar');
    const { value } = bar;
    if (typeof value !== 'number' || value < 0) throw new Error('A bar lacks its value');
    return { label: textOf(bar, 'label'), text: textOf(bar, 'text'), value };
  });
  const most = Math.max(...bars.map(({ value }) => value));
  return {
    kind: 'bars',
    bars: bars.map(({ label, text, value }) => ({
      label,
      text,
      percent: Math.round((value / most) * 1000) / 10,
    })),
  };
}

function readSpans(fields: Fields): Pick<SpansFigure, 'kind' | 'axis' | 'rows'> {
  const { axis } = fields;
  if (axis !== 'months' && axis !== 'hours') throw new Error('A figure of spans lacks its axis');
  const rows = listOf(fields, 'rows').map((entry) => {
    const row = fieldsOf(entry, 'A row');
    const spans = listOf(row, 'spans').map((span) => readSpan(span, LENGTHS[axis]));
    return { label: textOf(row, 'label'), text: textOf(row, 'text'), spans };
  });
  return { kind: 'spans', axis, rows };
}

function readSpan(value: unknown, length: number): readonly [number, number] {
  const [from, to] = Array.isArray(value) ? value : [];
  if (typeof from !== 'number' || typeof to !== 'number' || from < 0 || to > length || from >= to)
    throw new Error(`“${JSON.stringify(value)}” is no span within ${length}`);
  return [from, to];
}

function readSketch(
  kind: SketchFigure['kind'],
  fields: Fields,
): Pick<SketchFigure, 'kind' | 'parts'> {
  const parts = listOf(fields, 'parts');
  return { kind, parts: parts.map((part) => tieUnits(String(part))) };
}
