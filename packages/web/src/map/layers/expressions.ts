import type { ExpressionSpecification } from 'maplibre-gl';

/** Grows from zoom 4 to zoom 10. */
export function growing(narrow: number, wide: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 4, narrow, 10, wide];
}

/** The colour of a feature's day. */
export function ofDay(colours: readonly string[]): ExpressionSpecification {
  return ['to-color', ['at', ['get', 'day'], ['literal', [...colours]]]];
}

const isSelected: ExpressionSpecification = ['boolean', ['feature-state', 'isSelected'], false];
const isHighlighted: ExpressionSpecification = [
  'boolean',
  ['feature-state', 'isHighlighted'],
  false,
];

export function ifSelected<T extends string | number>(yes: T, no: T): ExpressionSpecification {
  return ['case', isSelected, yes, no];
}

/** Whether a stop is selected or highlighted. */
export function ifRaised(yes: number, no: number): ExpressionSpecification {
  return ['case', ['any', isSelected, isHighlighted], yes, no];
}
