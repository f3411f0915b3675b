import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { createPictures, type Pictures } from './pictures.ts';

let pictures: Pictures;
beforeEach(() => {
  pictures = createPictures();
});
afterEach(() => pictures.close());

const canvas = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#c46' } });
const small = () => canvas(50, 50).jpeg().toBuffer();

/** What a person is told of a picture. */
async function told(bytes: Buffer, uid = 'rita', signal?: AbortSignal): Promise<unknown> {
  try {
    await pictures.encode(bytes, 'photo', signal ? { uid, signal } : { uid });
    return 'drawn';
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

/** The processes of this one that draw pictures. */
function children(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const status = read(`/proc/${pid}/status`);
      const isOurs = status.includes(`PPid:\t${process.pid}\n`) && !/State:\tZ/.test(status);
      return isOurs && read(`/proc/${pid}/cmdline`).includes('picture-child');
    })
    .map(Number);
}

/** Empty for a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return error instanceof Error ? '' : String(error);
  }
}

/** The one process, once it has drawn its first picture. */
async function startedChild(): Promise<number> {
  expect(await told(await small())).toBe('drawn');
  const [pid = 0] = children();
  return pid;
}

const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1024;

describe('drawing', () => {
  it('gives all sizes, the smallest first, upright and without what else the file held', async () => {
    const left = await canvas(1500, 1000).jpeg().toBuffer();
    const file = await sharp({
      create: { width: 3000, height: 1000, channels: 3, background: '#06c' },
    })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      // The camera was held upright: what is left in the file is above.
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const drawn = await pictures.encode(file, 'photo', { uid: 'rita' });
    expect([drawn.width, drawn.height]).toEqual([640, 1920]);
    const found = await Promise.all(
      [...drawn.sizes].map(async ([width, data]) => {
        const { format, height, exif, orientation } = await sharp(data).metadata();
        return [width, format, height, exif, orientation];
      }),
    );
    expect(found).toEqual([
      [480, 'webp', 480, undefined, undefined],
      [960, 'webp', 960, undefined, undefined],
      [1920, 'webp', 1920, undefined, undefined],
    ]);
    const rows = await sharp(drawn.sizes.get(480)).resize(1, 2, { fit: 'fill' }).raw().toBuffer();
    expect(rows[0]).toBeGreaterThan(150);
    expect(rows[3]).toBeLessThan(50);
  });

  it('cuts a person out of the middle, and enlarges only that', async () => {
    const file = await canvas(300, 100, 4).png().toBuffer();
    const { width, height } = await pictures.encode(file, 'profile', { uid: 'rita' });
    expect([width, height]).toEqual([512, 512]);
    const photo = await pictures.encode(file, 'photo', { uid: 'rita' });
    expect([photo.width, photo.height]).toEqual([300, 100]);
  });

  it('reads grey, 16 bits and other colour spaces', async () => {
    const files = [
      canvas(80, 60).greyscale().jpeg(),
      canvas(80, 60).toColourspace('rgb16').png(),
      canvas(80, 60).toColourspace('cmyk').jpeg(),
      canvas(80, 60).gif(),
      canvas(80, 60).avif(),
    ];
    for (const file of files) expect(await told(await file.toBuffer())).toBe('drawn');
  });
});

describe('memory', () => {
  it('refuses a large AVIF by its header, without decoding it', async () => {
    const bomb = await canvas(7050, 7050).avif({ effort: 0 }).toBuffer();
    expect(bomb.length).toBeLessThan(3000);
    const pid = await startedChild();
    const before = peakMegabytes(pid);
    expect(await told(bomb)).toBe('too-large');
    expect(children()).toEqual([pid]);
    expect(peakMegabytes(pid) - before).toBeLessThan(30);
  });

  it.each([
    ['AVIF', () => canvas(3000, 2000).avif({ effort: 0 })],
    [
      'interlaced PNG',
      () =>
        canvas(4000, 3000, 4)
          .toColourspace('rgb16')
          .png({ progressive: true, compressionLevel: 1 }),
    ],
    ['PNG', () => canvas(8000, 6200).png({ compressionLevel: 1 })],
  ])('is bounded for the largest allowed %s', async (_, file) => {
    const bytes = await file().toBuffer();
    const pid = await startedChild();
    expect(await told(bytes)).toBe('drawn');
    expect(children()).toEqual([pid]);
    // 200 MB, and slack for other machines.
    expect(peakMegabytes(pid)).toBeLessThan(240);
  });

  it.each([
    ['AVIF', () => canvas(3010, 2000).avif({ effort: 0 })],
    ['GIF', () => canvas(4010, 3000).gif({ effort: 1 })],
    ['progressive JPEG', () => canvas(4010, 3000).jpeg({ progressive: true })],
    ['JPEG', () => canvas(8000, 6300).jpeg()],
  ])('is not spent on a larger %s', async (_, file) => {
    expect(await told(await file().toBuffer())).toBe('too-large');
  });

  it('has a limit that files cannot talk their way around', async () => {
    const limits = read(`/proc/${await startedChild()}/limits`);
    expect(/Max data size\s+(\d+)/.exec(limits)?.[1]).toBe(String(300 * 1024 * 1024));
  });
});

describe('a picture process', () => {
  it('that is killed is answered for, and the next picture gets another', async () => {
    const pid = await startedChild();
    process.kill(pid, 'SIGSTOP');
    const answer = told(await small());
    process.kill(pid, 'SIGKILL');
    expect(await answer).toBe('too-busy');
    expect(await told(await small())).toBe('drawn');
  });

  it('is ended when a picture takes too long', async () => {
    await pictures.close();
    // Its start alone takes longer.
    pictures = createPictures({ timeLimitMs: 1 });
    expect(await told(await small())).toBe('too-large');
    expect(children()).toEqual([]);
  });

  it('ends with the server', async () => {
    await startedChild();
    await pictures.close();
    expect(children()).toEqual([]);
    expect(await told(await small())).toBe('too-busy');
  });
});

describe('waiting', () => {
  it('is for two pictures of a person beside the one that is drawn', async () => {
    const file = await small();
    const own = Array.from({ length: 5 }, () => told(file));
    expect(await Promise.all([...own, told(file, 'karl')])).toEqual([
      'drawn',
      'drawn',
      'drawn',
      'too-busy',
      'too-busy',
      'drawn',
    ]);
  });

  it('is for twenty pictures in all', async () => {
    const file = await small();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => told(file, `uid-${index}`)),
    );
    expect(answers.filter((answer) => answer === 'too-busy')).toHaveLength(4);
  });

  it('is for no more bytes than memory has room for', async () => {
    const file = Buffer.alloc(20 * 1024 * 1024);
    const answers = ['a', 'b', 'c', 'd', 'e'].map((uid) => told(file, uid));
    expect((await Promise.all(answers)).at(-1)).toBe('too-busy');
  });

  it('ends when the sender goes', async () => {
    const pid = await startedChild();
    const file = await small();
    process.kill(pid, 'SIGSTOP');
    const [first, second] = [told(file), told(file)];
    const gone = new AbortController();
    const third = told(file, 'rita', gone.signal);
    gone.abort(new AppError('canceled'));
    expect(await third).toBe('canceled');
    const instead = told(file);
    process.kill(pid, 'SIGCONT');
    expect(await Promise.all([first, second, instead])).toEqual(['drawn', 'drawn', 'drawn']);
  });
});
