import type { Language } from '@fahrtwind/domain';
export interface MailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

interface Frame {
  readonly language: Language;
  readonly greeting: string;
  readonly farewell: string;
  readonly link: string;
  /** A second, smaller link below everything, such as to end further mails. */
  readonly foot?: { readonly text: string; readonly link: string };
}

interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The same words twice: as plain text, and as HTML simple enough for every mail program. */
export function renderMail(text: MailText, frame: Frame): RenderedMail {
  return {
    subject: text.subject,
    text: renderText(text, frame),
    html: renderHtml(text, frame),
  };
}

function renderText({ before, button, after }: MailText, frame: Frame): string {
  const link = `${button}:\n${frame.link}`;
  const foot = frame.foot ? [`${frame.foot.text}:\n${frame.foot.link}`] : [];
  return `${[frame.greeting, ...before, link, ...after, frame.farewell, ...foot].join('\n\n')}\n`;
}

function renderHtml({ subject, before, button, after }: MailText, frame: Frame): string {
  const link = escapeHtml(frame.link);
  return `<!doctype html>
<html lang="${frame.language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f1e7;color:#1f2933;font:16px/1.5 'Noto Sans',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
${paragraph(frame.greeting)}
${before.map(paragraph).join('\n')}
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0f4c5c;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="margin:0 0 24px;font-size:14px;overflow-wrap:anywhere"><a href="${link}" style="color:#0f4c5c">${link}</a></p>
${after.map(paragraph).join('\n')}
${paragraph(frame.farewell)}${frame.foot ? footHtml(frame.foot) : ''}
</div>
</body>
</html>
`;
}

function footHtml({ text, link }: NonNullable<Frame['foot']>): string {
  return `\n<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(link)}" style="color:#0f4c5c">${escapeHtml(text)}</a></p>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
