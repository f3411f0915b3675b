import { createHash } from 'node:crypto';
import type { Language } from '@fahrtwind/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, withRetry } from '../error-reply.ts';

interface ErrorTexts {
  readonly heading: string;
  readonly busy: string;
  readonly missing: string;
  readonly broken: string;
  readonly again: string;
  readonly home: string;
}

const TEXTS: Readonly<Record<Language, ErrorTexts>> = {
  de: {
    heading: 'Kurzer Halt am Straßenrand',
    busy: 'Von deinem Anschluss kamen gerade sehr viele Anfragen. Bitte warte eine Minute.',
    missing: 'Unter dieser Adresse gibt es hier nichts.',
    broken: 'Fahrtwind antwortet gerade nicht. Was du gespeichert hast, bleibt erhalten.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  en: {
    heading: 'A short stop at the roadside',
    busy: 'Your connection has just sent very many requests. Please wait a minute.',
    missing: 'There is nothing at this address.',
    broken: 'Fahrtwind is not answering right now. What you have saved is kept.',
    again: 'Try again',
    home: 'To the home page',
  },
};

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; text-align: center;
  background: light-dark(#f6f1e7, #1f2933); color: light-dark(#1f2933, #f6f1e7); font: 1.125rem/1.6 system-ui, sans-serif; }
a { color: light-dark(#0f4c5c, #8fd0de); display: inline-block; padding: 0.5rem 1rem; }
`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** A page for people when not even the app's own page can be made; needs neither database nor build. */
export function sendErrorPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  site: { readonly language: Language; readonly policy: (hashes: readonly string[]) => string },
): FastifyReply {
  const { status } = answerError(error, request);
  const texts = TEXTS[site.language];
  const sentence = status === 429 ? texts.busy : status < 500 ? texts.missing : texts.broken;
  const link = status === 404 ? `<a href="/">${texts.home}</a>` : `<a href="">${texts.again}</a>`;
  const html = `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.heading} · Fahrtwind</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${texts.heading}</h1><p>${sentence}</p>${link}</main></body>
</html>
`;
  return withRetry(reply, status)
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', site.policy([STYLE_HASH]))
    .type('text/html; charset=utf-8')
    .send(html);
}
