import { readdirSync, readFileSync } from 'node:fs';
import { editorialPost } from '@fahrtwind/contract';
import { readPostDocument, sumOfCosts } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { loadRoadEstimates } from '../../geo/src/roads/load-roads.ts';

const folder = new URL('../../../content/posts/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const posts = files.map((name) => ({
  name,
  ...editorialPost.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
}));

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value && typeof value.text === 'string') return value.text;
  return 'content' in value ? textOf(value.content) : '';
}

const wordsIn = (written: string): number =>
  written.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const LENGTHS = { roadtrip: [150, 400], tipp: [120, 300] } as const;

const ideas = posts.flatMap(({ idea, route, ...post }) =>
  idea && route ? [{ ...post, idea, route }] : [],
);

describe('the editorial posts', () => {
  it('are at least eight tips and twenty-four routes, with ids of their own', () => {
    expect(posts.filter(({ idea }) => idea).length).toBeGreaterThanOrEqual(24);
    expect(posts.filter(({ kind }) => kind === 'tipp').length).toBeGreaterThanOrEqual(8);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  });

  it.each(posts)('$name is named after its kind and as long as its kind asks for', (post) => {
    expect(`${post.id}.json`).toBe(`redaktion-${post.name}`);
    // Tips that were questions first keep their names, by which people have linked to them.
    expect(post.name.replace(/^frage-/, 'tipp-').startsWith(`${post.kind}-`)).toBe(true);
    const [least, most] = LENGTHS[post.kind];
    const words = wordsIn(textOf(post.document));
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
    expect(readPostDocument(post.document)).toEqual({ ok: true, value: post.document });
    expect(textOf(post.document)).not.toMatch(/["<>]|\*\*|\]\(/);
  });

  it.each(posts)('$name links to a page where what ages can be looked up', ({ document }) => {
    expect(JSON.stringify(document)).toMatch(/"href":"https:/);
  });

  it('are not dated back before the days on which they were written, and have an order', () => {
    for (const { createdAt } of posts) expect(createdAt >= '2026-11-17').toBe(true);
    expect(new Set(posts.map(({ createdAt }) => createdAt)).size).toBe(posts.length);
  });

  it('have a route for each road trip and for nothing else, said in both languages', () => {
    for (const { kind, route, idea } of posts) {
      expect(route !== undefined && idea !== undefined).toBe(kind === 'roadtrip');
      expect(idea?.english.days.length).toBe(route?.days.length);
      const booked = route?.days.map(({ book }) => book !== undefined);
      expect(idea?.english.days.map(({ book }) => book !== undefined)).toEqual(booked);
      if (booked) expect(booked).toContain(true);
    }
  });

  it.each(ideas)('$name costs together what its text says', ({ idea, document }) => {
    const { from, to } = sumOfCosts(idea.costs);
    const written = textOf(document).replaceAll('.', '');
    expect(written).toMatch(new RegExp(`\\b${from}\\b.*\\b${to}\\b`, 's'));
  });

  it.each(ideas)('$name tells its days in its route alone', ({ route, document }) => {
    const text = textOf(document);
    for (const day of route.days) expect(text).not.toContain(day.text);
  });

  it('lead from stop to stop on ways that the planner finds', () => {
    const roads = loadRoadEstimates(new URL('../../../data/roads', import.meta.url).pathname);
    for (const { name, route } of posts) {
      const stops = route?.days.flatMap((day) => day.stops) ?? [];
      for (const [index, to] of stops.slice(1).entries()) {
        const from = stops[index] ?? to;
        const way = roads.way({ from, to, profile: 'driving', mayUseToll: true, month: 7 });
        expect(way, `${name}: ${from.name} to ${to.name}`).not.toBeNull();
      }
    }
  });
});
