import { z } from 'zod';
import {
  day,
  numbered,
  placesFound,
  reading,
  scopeOf,
  stop,
  stopOf,
  type PlanTool,
} from './plan-tool.ts';

/** What a model may look for. Only what it has found so can come into the trip. */
export const LOOKING_TOOLS: readonly PlanTool[] = [
  reading(
    'search_places',
    'Sucht Orte nach ihrem Namen. Nur gefundene Orte können eingefügt werden.',
    z.object({ name: z.string().min(1).max(100), near_stop: stop.optional() }),
    async (turn, { name, near_stop }) => {
      if (near_stop !== undefined) stopOf(turn, near_stop);
      return placesFound(turn, await turn.findPlaces(name, near_stop));
    },
  ),
  reading(
    'places_on_the_way',
    'Nennt Orte und Sehenswürdigkeiten entlang der Route, eines Tages oder des Wegs zu einem Stopp.',
    z.object({ day: day.optional(), stop: stop.optional() }),
    async (turn, of) => {
      const scope = scopeOf(turn, of);
      return placesFound(turn, await turn.placesOnTheWay(scope));
    },
  ),
  reading(
    'towns_near',
    'Nennt Orte im Umkreis von 40 km um einen Stopp.',
    z.object({ stop }),
    async (turn, { stop: handle }) =>
      placesFound(turn, await turn.townsNear(numbered('s', handle, turn.stops))),
  ),
  reading(
    'find_nearby',
    'Sucht Unterkünfte oder Restaurants an einem Stopp.',
    z.object({ stop, kind: z.enum(['lodging', 'restaurant']) }),
    async (turn, { stop: handle, kind }) => {
      const spots = await turn.findSpots(numbered('s', handle, turn.stops), kind);
      return { spots: spots.map(({ name, price }) => ({ name, ...(price !== '' && { price }) })) };
    },
  ),
];
