import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BarsFigure, Figure, MapFigure, SpansFigure } from '../../../parts/prose/figure.ts';
import { FuelSketch } from './fuel-sketch.tsx';
import styles from './figure-view.module.css';
import { TrunkSketch } from './trunk-sketch.tsx';

const AXES = {
  // The same letters in both languages.
  months: { length: 12, ticks: 'JFMAMJJASOND'.split('') },
  hours: { length: 24, ticks: ['0', '4', '8', '12', '16', '20'] },
};

/** A drawn figure: readable as text, and as a picture in both themes. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  return (
    <figure className={styles.figure}>
      {(figure.kind === 'bars' || figure.kind === 'spans') && (
        <VisuallyHidden>{figure.alt}</VisuallyHidden>
      )}
      <Drawing figure={figure} />
      <figcaption className={styles.caption}>{figure.caption}</figcaption>
    </figure>
  );
}

function Drawing({ figure }: { readonly figure: Figure }) {
  switch (figure.kind) {
    case 'map':
      return <MapDrawing map={figure} />;
    case 'bars':
      return <Bars bars={figure.bars} />;
    case 'spans':
      return <Spans axis={figure.axis} rows={figure.rows} />;
    case 'trunk':
      return <Sketch alt={figure.alt} parts={figure.parts} drawing={<TrunkSketch />} />;
    default:
      return <Sketch alt={figure.alt} parts={figure.parts} drawing={<FuelSketch />} />;
  }
}

function MapDrawing({ map }: { readonly map: MapFigure }) {
  return (
    <>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could not follow the theme
        role="img"
        aria-label={map.alt}
      >
        {map.shapes.map(({ kind, path }) => (
          <path key={kind} className={styles[kind]} d={path} />
        ))}
        {map.lines.map(({ path, isFerry }) => (
          <path key={path} className={isFerry ? styles.ferry : styles.way} d={path} />
        ))}
        {map.marks.map(({ sign, at, label, group }) => (
          <g key={sign}>
            <path className={styles.leader} d={`M${at.join(' ')}L${label.join(' ')}`} />
            <circle className={styles.dot} cx={at[0]} cy={at[1]} r="3" />
            <circle
              className={classNames(styles.mark, styles[`group${group}`])}
              cx={label[0]}
              cy={label[1]}
              r="12"
            />
            <text className={styles.sign} x={label[0]} y={label[1]}>
              {sign}
            </text>
          </g>
        ))}
      </svg>
      {map.groups.length > 0 ? <GroupLegend map={map} /> : <PlaceLegend map={map} />}
    </>
  );
}

function PlaceLegend({ map }: { readonly map: MapFigure }) {
  return (
    <ol className={styles.legend}>
      {map.marks.map(({ sign, name }) => (
        <li key={sign}>{name}</li>
      ))}
    </ol>
  );
}

function GroupLegend({ map }: { readonly map: MapFigure }) {
  return (
    <ul className={styles.groups}>
      {map.groups.map((label, index) => (
        <li key={label}>
          <span className={classNames(styles.swatch, styles[`group${index}`])} aria-hidden="true" />
          <span>
            <strong>{label}:</strong>{' '}
            {map.marks
              .filter(({ group }) => group === index)
              .map(({ name, sign }) => `${name} (${sign})`)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Bars({ bars }: Pick<BarsFigure, 'bars'>) {
  return (
    <ul className={styles.rows}>
      {bars.map(({ label, text, percent }) => (
        <li key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{text}</span>
          <svg
            className={styles.bar}
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.track} width="100" height="1" />
            <rect className={styles.filled} width={percent} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Spans({ axis, rows }: Pick<SpansFigure, 'axis' | 'rows'>) {
  const { length, ticks } = AXES[axis];
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ label, text, spans }) => (
          <li key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{text}</span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${length} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className={styles.track} width={length} height="1" />
              {spans.map(([from, to]) => (
                <rect key={from} className={styles.filled} x={from} width={to - from} height="1" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{tick}</span>
        ))}
      </div>
    </>
  );
}

interface SketchProps {
  readonly alt: string;
  readonly parts: readonly string[];
  readonly drawing: ReactNode;
}

function Sketch({ alt, parts, drawing }: SketchProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could not follow the theme */}
      <div role="img" aria-label={alt}>
        {drawing}
      </div>
      <ol className={styles.legend}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  );
}
