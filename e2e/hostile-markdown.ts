const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  '//evil.example',
  '\\\\evil.example',
  'file:///etc/passwd',
]
const tags = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></mtext></math>',
  '<style>*{display:none}</style>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example">',
  '</div></article><script>alert(1)</script>',
  '<!-- --><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '"><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

/**
 * Each paragraph is one payload: tags, addresses, attributes that break out, and unclosed markup.
 */
export const hostileMarkdown = [
  ...tags,
  ...schemes.map((address) => `[press](${address})`),
  ...schemes.map((address) => `![look](${address})`),
  ...schemes.map((address) => `[**press** \`me\`](<${address}>)`),
  '[x](https://a.example" onmouseover="alert(1))',
  '![x" onerror="alert(1)](https://127.0.0.1:9/"onerror="alert(1))',
  '```"><script>alert(1)</script>\ncode\n```',
  '`<img src=x onerror=alert(1)>`',
  '# <script>alert(1)</script>',
  '> <img src=x onerror=alert(1)>',
  '* <svg/onload=alert(1)>',
  '1. <iframe srcdoc="<script>alert(1)</script>">',
  '**<script>alert(1)</script>**',
  '[<img src=x onerror=alert(1)>](/about)',
]
