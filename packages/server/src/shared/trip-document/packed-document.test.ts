import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gzipAround, packDocument, readDocument, unpackDocument } from './packed-document.ts';

const documents = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { maxKeys: 8 });

it('gives back every document as it was', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const json = JSON.stringify(document);
      expect(unpackDocument(await packDocument(json))).toBe(json);
    }),
  );
});

it('reads the plain JSON of earlier programs', () => {
  expect(readDocument(Buffer.from('{"title":"Öland"}'))).toEqual({ title: 'Öland' });
});

it('is sent as it is stored: as gzip with other text around it', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.string(), fc.string(), async (document, before, behind) => {
      const json = JSON.stringify({ id: 'reise', ...document });
      const sent = gzipAround(before, await packDocument(json), behind);
      const text = `${before}${json.slice(1, -1)}${behind}`;
      expect(sent && gunzipSync(sent).toString()).toBe(Buffer.from(text).toString());
    }),
  );
});

it('is a tenth of a trip with many stops, and unpacks when it is as large as a trip may be', async () => {
  const stop = { label: 'Visby, Schweden', location: { lat: 57.63, lng: 18.29 }, entries: [] };
  const json = JSON.stringify({ days: Array.from({ length: 20_000 }, () => stop) });
  const packed = await packDocument(json);
  expect(packed.length).toBeLessThan(json.length / 10);
  expect(unpackDocument(packed)).toBe(json);
  const sent = gzipAround('{', packed, '}');
  expect(sent && gunzipSync(sent).toString()).toBe(json);
});

it('has no gzip to send of a document that is not packed', () => {
  expect(gzipAround('{', Buffer.from('{"title":"Öland"}'), '}')).toBeNull();
});
