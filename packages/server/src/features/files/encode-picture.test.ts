import sharp from 'sharp';
import { expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { encodePicture } from './encode-picture.ts';

it('refuses more at once than it can hold', async () => {
  const create = { width: 50, height: 50, channels: 3, background: '#c46' } as const;
  const file = await sharp({ create }).jpeg().toBuffer();
  const codes = await Promise.all(
    Array.from({ length: 30 }, () =>
      encodePicture(file, 'profile').then(
        () => 'drawn',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      ),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['drawn', 'unavailable']));
});
