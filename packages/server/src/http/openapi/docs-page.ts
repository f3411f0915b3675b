import type { ApiDocument, ApiOperation } from './api-document.ts';

interface Shown {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const GROUPS: Readonly<Partial<Record<string, string>>> = {
  start: 'Start',
  user: 'Nutzer',
  account: 'Konto',
  auth: 'Anmeldung (Better Auth)',
};

const ACCESS: Readonly<Partial<Record<string, string>>> = {
  anyone: 'für alle',
  session: 'mit Anmeldung, auch als Gast',
  registered: 'mit Konto',
  moderator: 'nur Moderation',
};

export const DOCS_STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#f6f1e7, #1f2933); --surface: light-dark(#fffdf8, #27333f);
  --text: light-dark(#1f2933, #f6f1e7); --muted: light-dark(#52606d, #b8c4ce); --line: light-dark(#d9d2c3, #3e4c59);
  --primary: light-dark(#0f4c5c, #8fd0de); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 'Noto Sans', system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 3rem; }
a { color: var(--primary); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin: 0.5rem 0; }
summary { cursor: pointer; padding: 0.75rem 1rem; min-height: 44px; }
summary code { overflow-wrap: anywhere; }
.method { color: var(--primary); font-weight: 700; margin-right: 0.5rem; }
.access { color: var(--muted); display: block; }
.more { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
pre { overflow-x: auto; background: var(--ground); border-radius: 8px; padding: 0.75rem; }
`;

/** The API for people: one list, no scripts. */
export function docsPage(document: ApiDocument): string {
  const shown = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Shown[] => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  return page(document.info.title, shown, document.components.schemas ?? {});
}

function page(
  title: string,
  shown: readonly Shown[],
  schemas: Readonly<Record<string, unknown>>,
): string {
  const tags = [...new Set(shown.map(({ operation }) => operation.tags?.[0] ?? ''))];
  const sections = tags.map((tag) => {
    const members = shown.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag);
    return `<section><h2>${escape(GROUPS[tag] ?? tag)}</h2>${members.map(entry).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Schnittstelle – ${escape(title)}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>Schnittstelle von ${escape(title)}</h1>
<p>Anfragen und Antworten sind JSON. Jeder Fehler hat die Form <code>{ code, message, field? }</code>:
<code>code</code> ist für Programme, <code>message</code> ein Satz für Menschen, <code>field</code> nennt die Angabe, die nicht passt.
Die Anmeldung steckt in einem Cookie; schreiben darf nur, wer von den eigenen Seiten kommt.</p>
<p>Für Programme: <a href="/api/openapi.json">OpenAPI-Beschreibung</a></p>
${sections.join('\n')}
<section><h2>Schemas</h2>${Object.entries(schemas).map(namedSchema).join('')}</section>
</main>
</body>
</html>
`;
}

function entry({ method, path, operation }: Shown): string {
  const access = operation['x-access'];
  const label = access === undefined ? '' : ` · ${ACCESS[access] ?? access}`;
  return `<details><summary><span class="method">${method.toUpperCase()}</span><code>${escape(path)}</code>
<span class="access"><span lang="en">${escape(operation.summary ?? '')}</span>${escape(label)}</span></summary>
<div class="more">${parts(operation)}</div></details>`;
}

function parts(operation: ApiOperation): string {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
  return [
    part('Parameter', operation.parameters),
    part('Anfrage', body),
    part('Antwort', answer),
    `<p>Fehler: Status 4xx oder 5xx mit <code>{ code, message, field? }</code></p>`,
  ].join('');
}

function namedSchema([name, schema]: readonly [string, unknown]): string {
  return `<details><summary><code>${escape(name)}</code></summary>
<div class="more">${code(schema)}</div></details>`;
}

function part(title: string, schema: unknown): string {
  if (schema === undefined) return '';
  return `<h3>${title}</h3>${code(schema)}`;
}

function code(schema: unknown): string {
  return `<pre tabindex="0"><code>${escape(JSON.stringify(schema, null, 2))}</code></pre>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
