// Each function here is serialised and runs inside the page, so it may not use anything outside itself.

/** What only a text that became more than text can have left: elements, attributes, addresses, broken data. */
export function findInjected(html?: string, type?: DOMParserSupportedType): readonly string[] {
  const page =
    html === undefined ? document : new DOMParser().parseFromString(html, type ?? 'text/html');
  const addresses = [
    'href',
    'xlink:href',
    'src',
    'srcset',
    'action',
    'formaction',
    'data',
    'poster',
  ];
  const foreign = ['iframe', 'frame', 'object', 'embed', 'base', 'xss', 'parsererror'];
  const found: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    const tag = element.localName.toLowerCase();
    const text = element.textContent ?? '';
    if (foreign.includes(tag)) found.push(element.outerHTML);
    if (element.getAttribute('http-equiv')?.toLowerCase() === 'refresh')
      found.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      const address = value.replaceAll(/[^!-~]/g, '').toLowerCase();
      const isScript = /^(javascript|vbscript|data:text)/.test(address);
      if (/^on|^srcdoc$|pwned/.test(name) || (addresses.includes(name) && isScript))
        found.push(element.outerHTML);
    }
    if (tag === 'style' && text.includes('pwned')) found.push(element.outerHTML);
    if (tag !== 'script') continue;
    if (!/json/.test(element.getAttribute('type') ?? '')) {
      if (text.includes('pwned')) found.push(element.outerHTML);
      continue;
    }
    try {
      JSON.parse(text);
    } catch {
      found.push(`broken: ${text}`);
    }
  }
  return found.map((one) => one.slice(0, 200));
}

/** How many of these texts people read on the page, in fields and behind pictures too. */
export function countShown(texts: readonly string[]): number {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    String(Reflect.get(field, 'value')),
  );
  // The page leaves those out that are out of view and therefore not laid out.
  const rows = [...document.querySelectorAll('main li')].map((row) => row.textContent);
  const pictures = [...document.images].map(({ alt }) => alt);
  const [shown = '', ...wanted] = [
    [document.body.innerText, ...rows, ...fields, ...pictures].join(' '),
    ...texts,
  ].map((text) => text.replaceAll(/\s/g, '').toLowerCase());
  return wanted.filter((text) => shown.includes(text)).length;
}

/** Sends a file as the app does; answers the status and where it can be seen. */
export async function sendFile(
  name: string,
  type: string,
  base64: string,
): Promise<{ readonly status: number; readonly path: string }> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const metadata = JSON.stringify({
    contentType: type,
    metadata: { description: '<svg onload=pwned(0)>' },
  });
  const body = new Blob([
    `--grenze\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n`,
    `--grenze\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n--grenze--\r\n',
  ]);
  const reply = await fetch(`/v0/b/fahrtwind/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/related; boundary=grenze' },
    body,
  });
  const { downloadTokens = '' } = await reply.json();
  const path = `/v0/b/fahrtwind/o/${encodeURIComponent(name)}?alt=media&token=${downloadTokens}`;
  return { status: reply.status, path };
}
