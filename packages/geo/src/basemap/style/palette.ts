export type MapTheme = 'light' | 'dark';

/** A road: without an edge from afar, with one from near. */
export interface RoadColours {
  readonly far: string;
  readonly near: string;
  readonly edge: string;
}

/** The plate with a road's number. */
export interface PlateColours {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

/** The colours of the map: warm paper and petrol water by day, asphalt by night. */
export interface Palette {
  readonly land: string;
  /** From hills to high mountains. */
  readonly relief: readonly [string, string, string, string];
  readonly ice: string;
  readonly urban: string;
  readonly green: string;
  readonly building: string;
  readonly water: string;
  readonly shore: string;
  readonly river: string;
  readonly border: string;
  readonly state: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly path: string;
  readonly rail: string;
  /** The table's roads, a step behind the route; those of imported regions are like them. */
  readonly roads: {
    readonly motorway: RoadColours;
    readonly main: RoadColours;
    readonly pass: RoadColours;
    readonly ferry: string;
    readonly summit: string;
    readonly plates: {
      readonly motorway: PlateColours;
      readonly euro: PlateColours;
      readonly other: PlateColours;
    };
  };
  readonly text: string;
  readonly textMinor: string;
  readonly textCountry: string;
  readonly textState: string;
  readonly textNature: string;
  readonly textWater: string;
  readonly halo: string;
  readonly haloWater: string;
}

const light: Palette = {
  land: '#f7f2e8',
  relief: ['#f2ebdc', '#ebe2cf', '#e2d6be', '#d8caaf'],
  ice: '#fdfdfb',
  urban: '#ebdfd0',
  green: '#e3e8d2',
  building: '#e3d7c5',
  water: '#b7d5d9',
  shore: '#8fbac1',
  river: '#8fbcc5',
  border: '#a58d7c',
  state: '#cdbfab',
  road: '#fffdf8',
  roadEdge: '#d9cdb9',
  path: '#c3b49a',
  rail: '#b9b2a8',
  roads: {
    motorway: { far: '#e3cb98', near: '#f3dfb4', edge: '#d8bd86' },
    main: { far: '#dccdab', near: '#fcf5e4', edge: '#d3c19a' },
    pass: { far: '#b3c4a6', near: '#dfe9d5', edge: '#a3b796' },
    ferry: '#33707e',
    summit: '#46664f',
    plates: {
      motorway: { fill: '#3a6d7b', edge: '#fbf8f1', text: '#ffffff' },
      euro: { fill: '#4a7660', edge: '#fbf8f1', text: '#ffffff' },
      other: { fill: '#fdf8ec', edge: '#b9a27c', text: '#55595c' },
    },
  },
  text: '#2d3640',
  textMinor: '#55595c',
  textCountry: '#6e5c4c',
  textState: '#8b7a66',
  textNature: '#7a6f4f',
  textWater: '#33707e',
  halo: '#fbf8f1',
  haloWater: '#c5dee1',
};

const dark: Palette = {
  land: '#1f2933',
  relief: ['#25313c', '#2c3945', '#34424f', '#3d4c59'],
  ice: '#465562',
  urban: '#2b3540',
  green: '#22322f',
  building: '#2c3742',
  water: '#0e2731',
  shore: '#1d4a57',
  river: '#1c4653',
  border: '#8a7f78',
  state: '#404c58',
  road: '#3a4753',
  roadEdge: '#1a222b',
  path: '#4a545e',
  rail: '#434e59',
  roads: {
    motorway: { far: '#655841', near: '#6f6148', edge: '#1a222b' },
    main: { far: '#4d5358', near: '#555b5f', edge: '#1a222b' },
    pass: { far: '#43594e', near: '#4b6456', edge: '#1a222b' },
    ferry: '#6ba5b3',
    summit: '#a9c4ae',
    plates: {
      motorway: { fill: '#2d5b68', edge: '#19222b', text: '#f1ede4' },
      euro: { fill: '#33594a', edge: '#19222b', text: '#f1ede4' },
      other: { fill: '#2b3641', edge: '#5d6a76', text: '#cdd3d8' },
    },
  },
  text: '#e6e2d9',
  textMinor: '#b4bcc3',
  textCountry: '#b9aca0',
  textState: '#8d97a1',
  textNature: '#9c9a7e',
  textWater: '#6ba5b3',
  halo: '#19222b',
  haloWater: '#0c222b',
};

export const palettes: Readonly<Record<MapTheme, Palette>> = { light, dark };
