import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadPdf {
  readonly pages: readonly string[];
  readonly outline: readonly string[];
  /** Where the links lead to. */
  readonly links: readonly string[];
}

/** An independent reader: the texts of all pages, the bookmarks, the links. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const [pages, links]: [string[], string[]] = [[], []];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
    for (const { unsafeUrl } of await page.getAnnotations()) links.push(unsafeUrl);
  }
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  await pdf.destroy();
  return { pages, outline, links };
}
