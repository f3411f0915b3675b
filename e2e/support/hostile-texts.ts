/**
 * Texts that run `pwned(n)` where a page takes them for more than text, one for each way that is known to work somewhere:
 * elements, attributes, addresses, and ways out of whatever surrounds them. None is longer than a name may be. Elements carry
 * `data-pwned`, so that they are found although the content security policy keeps their scripts from running.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script data-pwned>pwned(1)</script>',
  '</script><script data-pwned>pwned(2)</script>',
  '</title><script data-pwned>pwned(3)</script>',
  '</textarea><script data-pwned>pwned(4)</script>',
  '</style><script data-pwned>pwned(5)</script>',
  '--><script data-pwned>pwned(6)</script><!--',
  ']]><script data-pwned xmlns="http://www.w3.org/1999/xhtml">pwned(7)</script>',
  '"><script data-pwned>pwned(8)</script>',
  "'><script data-pwned>pwned(9)</script>",
  '<img data-pwned src=x onerror=pwned(10)>',
  '"><img data-pwned src=x onerror=pwned(11)>',
  '<svg data-pwned onload=pwned(12)>',
  '<svg data-pwned><script>pwned(13)</script></svg>',
  '<svg data-pwned><animate onbegin=pwned(14) attributeName=x dur=1s>',
  '<iframe data-pwned src="javascript:parent.pwned(15)"></iframe>',
  '<iframe data-pwned srcdoc="<script>parent.pwned(16)</script>">',
  '<a data-pwned href="javascript:pwned(17)">hier</a>',
  '<form data-pwned action="javascript:pwned(18)"><button>ok</button>',
  '<button data-pwned formaction=javascript:pwned(19) form=x>ok',
  '<object data-pwned data="javascript:pwned(20)"></object>',
  '<embed data-pwned src="javascript:pwned(21)">',
  '<base data-pwned href="javascript:pwned(22)//">',
  '<meta data-pwned http-equiv=refresh content="0;url=javascript:pwned(23)">',
  '<link data-pwned rel=stylesheet href="javascript:pwned(24)">',
  '<style data-pwned>@import "javascript:pwned(25)";</style>',
  '<details data-pwned open ontoggle=pwned(26)>',
  '<video data-pwned><source onerror=pwned(27)></video>',
  '<input data-pwned autofocus onfocus=pwned(28)>',
  '<math data-pwned><mtext><img src=x onerror=pwned(29)></mtext></math>',
  '<noscript><p title="</noscript><img data-pwned src=x onerror=pwned(30)>">',
  '<template><img data-pwned src=x onerror=pwned(31)></template>',
  '<xss data-pwned onmouseover=pwned(32) style=position:fixed;inset:0>',
  '" autofocus onfocus="pwned(33)" data-pwned="',
  "' onmouseover='pwned(34)' data-pwned='",
  'javascript:pwned(35)',
  'java&#x09;script:pwned(36)//&colon;',
  'data:text/html,<script data-pwned>pwned(37)</script>',
  '&lt;img data-pwned src=x onerror=pwned(38)&gt;',
  '\\u003cscript data-pwned\\u003epwned(39)\\u003c/script\\u003e\u2028',
  "${pwned(40)}{{constructor.constructor('pwned(40)')()}}",
];

/** Addresses that run something where a page makes links of them. */
export const HOSTILE_LINKS: readonly string[] = [
  'javascript:pwned(1)',
  ' JaVaScRiPt:pwned(2)',
  '\u0001javascript:pwned(3)',
  'java\tscript:pwned(4)',
  'java\nscript:pwned(5)',
  'vbscript:pwned(6)',
  'data:text/html,<script>pwned(7)</script>',
  'https://reise.example/" onclick="pwned(8)',
  '//evil.example/x.js',
];

/** Runs before each page: whatever runs of the above leaves a word on the console. */
export const WATCH_HOSTILE_TEXTS = `
  window.pwned = (n) => console.error('a hostile text ran: ' + n);
  for (const name of ['alert', 'confirm', 'prompt'])
    window[name] = () => console.error('a hostile text opened a dialog');
`;

const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSDFu6yLK2hLoY8/sAAOha+nia6AQuoviK7UO8S3YAFVF+RXah3iW7AAqqvyC7Uu0Q3YAHVV2QX6l2iG7CA6iuyC/Uu0Q1YQPUV2YV6l+gGLKD6iuxCvUt0AxZQfUV2od4lugELqL4iu1DvEt2AxwN+Q6SJABlOoLgAAAAASUVORK5CYII=';

/** Files that are something else than they say, and whether something of them is kept. */
export const HOSTILE_FILES = [
  {
    type: 'image/svg+xml',
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>pwned(1)</script></svg>',
    ),
    isKept: false,
  },
  { type: 'image/png', bytes: Buffer.from('<script>pwned(2)</script>'), isKept: false },
  {
    type: 'text/html',
    bytes: Buffer.from('<!doctype html><script>pwned(3)</script>'),
    isKept: false,
  },
  {
    type: 'image/gif',
    bytes: Buffer.from('GIF89a/*<svg onload=pwned(4)>*/=1;pwned(4)'),
    isKept: false,
  },
  {
    type: 'text/html',
    bytes: Buffer.concat([Buffer.from(PIXELS, 'base64'), Buffer.from('<script>pwned(5)</script>')]),
    isKept: true,
  },
] as const;
