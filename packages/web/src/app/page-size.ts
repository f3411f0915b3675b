import type { PageData } from '../api/page-data.ts';

/** Rendering more would keep all other visitors waiting: the browser does it, from the same data. */
const MOST_CHARACTERS = 500_000;
/** A larger trip would keep its own page waiting. The browser asks for it while the page's code loads. */
const MOST_OF_TRIP = 200_000;

export function mayBeRendered(data: readonly PageData[]): boolean {
  return sizeOf(data) <= MOST_CHARACTERS;
}

/** What a page behind sign-in carries: all of its data, or nothing. */
export function dataOfTrip(data: readonly PageData[]): readonly PageData[] {
  return sizeOf(data) <= MOST_OF_TRIP ? data : [];
}

function sizeOf(data: readonly PageData[]): number {
  return JSON.stringify(data).length;
}
