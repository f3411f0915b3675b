import { readFile } from 'node:fs/promises';
import { serialiseLocation, type Location } from '@fahrtwind/domain';

/** The top of a pass road. */
export interface PassTop {
  readonly id: string;
  readonly name: string;
  readonly metersAboveSea: number;
  readonly location: Location;
}

/** The passes of the table of roads, whose tops are known. Read on the first question. */
export function createPasses(file: string): () => Promise<readonly PassTop[]> {
  let loaded: Promise<readonly PassTop[]> | null = null;
  return () => (loaded ??= readFile(file, 'utf8').then(readPasses));
}

function readPasses(text: string): readonly PassTop[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', , , , height, top = ''] = line.split('|').map((cell) => cell.trim());
    const [lat = Number.NaN, lng = Number.NaN] = top.split(',').map(Number);
    if (line.startsWith('#') || !Number.isFinite(lat) || !Number.isFinite(lng)) return [];
    const location = serialiseLocation({ lat, lng, label: name, longLabel: name });
    return [{ id: `pass/${top}`, name, metersAboveSea: Number(height), location }];
  });
}
