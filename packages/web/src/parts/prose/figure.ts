interface FigureText {
  /** What the drawing says, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
}

/** What a mark on a drawing stands for. */
interface Mark {
  /** Where it is, and where its sign has room. */
  readonly at: readonly [number, number];
  readonly label: readonly [number, number];
  /** A number, or the sign of a country. */
  readonly sign: string;
  readonly name: string;
  /** Index of `groups`. */
  readonly group: number;
}

export interface MapShape {
  readonly kind: 'land' | 'relief' | 'lake' | 'border';
  readonly path: string;
}

export interface MapFigure extends FigureText {
  readonly kind: 'map';
  readonly width: number;
  readonly height: number;
  /** Coasts, mountains, lakes and borders, drawn by the build. */
  readonly shapes: readonly MapShape[];
  readonly lines: readonly { readonly path: string; readonly isFerry: boolean }[];
  readonly marks: readonly Mark[];
  /** The kinds of marks; empty where there is only one. */
  readonly groups: readonly string[];
}

export interface BarsFigure extends FigureText {
  readonly kind: 'bars';
  readonly bars: readonly {
    readonly label: string;
    /** The value as people read it, with its unit. */
    readonly text: string;
    /** Percent of the longest bar, from 0 to 100. */
    readonly percent: number;
  }[];
}

export interface SpansFigure extends FigureText {
  readonly kind: 'spans';
  readonly axis: 'months' | 'hours';
  readonly rows: readonly {
    readonly label: string;
    readonly text: string;
    /** In months or hours since the beginning of the axis. */
    readonly spans: readonly (readonly [number, number])[];
  }[];
}

/** A drawing of our own with numbered parts. */
export interface SketchFigure extends FigureText {
  readonly kind: 'trunk' | 'fuel';
  readonly parts: readonly string[];
}

export type Figure = MapFigure | BarsFigure | SpansFigure | SketchFigure;
