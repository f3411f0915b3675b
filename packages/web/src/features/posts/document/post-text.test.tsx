// @vitest-environment happy-dom
import type { PostDocument } from '@fahrtwind/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PostText } from './post-text.tsx';

afterEach(cleanup);

const linked = (text: string, href: string) => ({
  type: 'text' as const,
  text,
  marks: [{ type: 'link' as const, attrs: { href } }],
});

const DOCUMENT: PostDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Der Pass' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Oben', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'hardBreak' },
        { type: 'text', text: '<img src=x onerror=alert(1)>' },
        linked('Webcam', 'https://pass.example/cam'),
        linked('Falle', 'javascript:alert(1)'),
      ],
    },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'früh' }] }],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nie wieder' }] }],
    },
    { type: 'horizontalRule' },
  ],
};

it('shows every element that a document knows, and markup in a text as text', () => {
  const { container } = render(<PostText document={DOCUMENT} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Der Pass');
  expect(container.querySelector('em strong')?.textContent).toBe('Oben');
  expect(screen.getByRole('listitem').textContent).toBe('früh');
  expect(container.querySelector('blockquote p')?.textContent).toBe('Nie wieder');
  expect(container.querySelectorAll('br, hr')).toHaveLength(2);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});

it('recommends no link to search engines, and makes none of what is no web address', () => {
  render(<PostText document={DOCUMENT} />);
  const link = screen.getByRole('link', { name: /Webcam/ });
  expect(link.getAttribute('rel')?.split(' ').toSorted()).toEqual([
    'nofollow',
    'noopener',
    'noreferrer',
    'ugc',
  ]);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/Falle/)).toBeTruthy();
});
