import { expect, test } from 'vitest'
import { mailBrandOf } from '#server/dog/mail-brand.ts'
import { parseBlocks } from '#shared/markdown/blocks.ts'
import { defaultTheme } from '#shared/theme/theme.ts'
import { type MailContent, renderMail, unsubscribeHeadersOf } from './mail-content.ts'

const origin = 'https://diary.example.com'
const brand = mailBrandOf({
  origin,
  settings: { ...defaultTheme, blogName: 'The <Long> Report' },
  dog: { name: 'Frida', coat: 'red' },
})
const link = `${origin}/admin/reset-password#secret`
const render = (content: Partial<MailContent>) =>
  renderMail(brand, {
    subject: '[The <Long> Report] A <new> password',
    previewText: 'Choose it.',
    greeting: 'A <new> password',
    opening: 'Hello,',
    body: [],
    ...content,
  })

test('both parts of a mail say the same, and its end names the diary', () => {
  const { html, text } = render({
    title: { text: 'One click and you’re', accent: 'in the pack' },
    body: [
      { text: 'Choose it here:' },
      { link },
      { from: 'Maren', quote: 'He says\nso.' },
      { button: 'Go there', href: `${origin}/there` },
      { note: 'By hand:', link: `${origin}/hand` },
    ],
    footer: {
      why: ['You asked.', 'Nothing else.'],
      links: [{ label: 'Stop', href: `${origin}/stop` }],
    },
  })
  const addresses = [link, `${origin}/there`, `${origin}/hand`, `${origin}/stop`]
  for (const address of addresses) {
    expect(html).toContain(`href="${address}"`)
    expect(text).toContain(address)
  }
  for (const words of ['Choose it here:', 'Maren', 'Go there', 'By hand:', 'You asked.', 'Stop']) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(html).toContain('He says<br>so.')
  expect(text).toContain('Maren:\n> He says\n> so.\n')
  expect(text).toContain('One click and you’re in the pack\n')
  expect(html).toContain('The &lt;Long&gt; Report')
  expect(text).toMatch(
    /\n-- \nYou asked\.\nNothing else\.\n\nStop:\n.*\n\nThe <Long> Report\nhttps:\S+\n$/,
  )
})

test('the plain part leaves a greeting out that its subject says already', () => {
  expect(render({}).text).toMatch(/^Hello,\n/)
  expect(render({ greeting: 'Dear Robin,' }).text).toMatch(/^Dear Robin,\nHello,\n/)
  expect(render({}).html).toContain('>A &lt;new&gt; password</p>')
})

test('what a stranger wrote stays text, and leads nowhere', () => {
  const words = '<b>See</b> https://evil.example/x\n\nand\nhttps://diary.example.com/y'
  const { html } = render({
    opening: words,
    previewText: words,
    body: [{ text: words }, { from: words, quote: words }],
  })
  expect(html).toContain('&lt;b&gt;See&lt;/b&gt; https://evil.example/x')
  expect(html).toContain('and<br>https://diary.example.com/y')
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${origin}"`])
})

test('a link or a button to another site is refused', () => {
  const href = 'https://diary.example.com.evil.example/x'
  const blocks = [{ link: href }, { button: 'Go', href }, { note: 'By hand', link: href }]
  for (const block of blocks) expect(() => render({ body: [block] })).toThrow('another site')
  expect(() => render({ title: { text: 'Here', href } })).toThrow('another site')
})

test('markdown in a mail links only where the page does', () => {
  const source = [
    '[no](javascript:alert) and [![far](http://elsewhere.example/c.jpg)](/about)',
    '![gone](javascript:x)',
    '![blocked](http://elsewhere.example/c.jpg "Cap")',
  ]
  const markdown = parseBlocks(source.join('\n\n'))
  const { html, text } = render({ body: [{ markdown, baseUrl: `${origin}/blog/rain` }] })
  expect(html.match(/<a class="link"[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/href="https:\/\/diary\.example\.com\/about\?from=letter".*>far$/),
    expect.stringMatching(/href="http:\/\/elsewhere\.example\/c\.jpg".*>blocked$/),
  ])
  expect(html).not.toContain('<img')
  expect(text).toContain('[Picture: blocked] Cap http://elsewhere.example/c.jpg')
  expect(html + text).not.toContain('javascript:')
})

test('a clip in a mail is its poster and a line, which lead to the page', () => {
  const clip = '/media/abc/clip.mp4#1280x720,12'
  const source = [
    `![He runs](${clip} "Twelve seconds, uncut")`,
    `See ![<b>](${clip})`,
    '![](/media/b/clip.mp4)',
    `::: photos\n![One](${clip})\n![Two](/media/c/960x640.jpg)\n:::`,
  ]
  const page = `${origin}/blog/ball?from=letter`
  const { html, text } = render({
    body: [{ markdown: parseBlocks(source.join('\n\n')), baseUrl: page }],
  })
  expect(html).not.toContain('clip.mp4')
  expect(html.match(/<img src="[^"]*"/g)).toEqual([
    ...Array(3).fill(`<img src="${origin}/media/abc/1280x720.jpg"`),
    `<img src="${origin}/media/c/960x640.jpg"`,
  ])
  const links = [...html.matchAll(/<a class="link" href="([^"]*)"[^>]*>([^<]*)/g)]
  expect(new Set(links.map(([, href]) => href))).toEqual(new Set([page]))
  expect(links.map(([, , words]) => words).filter(Boolean)).toEqual([
    ...Array(2).fill('▶ Play the clip, 12 seconds'),
    '▶ Play the clip',
    '▶ Play the clip, 12 seconds',
  ])
  expect(html).toContain('alt="&lt;b&gt;"')
  expect(html).toContain('>Twelve seconds, uncut</p>')
  expect(text).toContain(`[Clip, 12 seconds: He runs] Twelve seconds, uncut\n${page}`)
  expect(text).toContain(`[Clip] ${page}`)
  expect(text).not.toContain('clip.mp4')
})

test('a button to leave works by one click over https alone', () => {
  expect(unsubscribeHeadersOf('http://localhost:3000/stop')).toEqual({
    'List-Unsubscribe': '<http://localhost:3000/stop>',
  })
  expect(unsubscribeHeadersOf(`${origin}/stop`, 'letters.diary.example.com')).toEqual({
    'List-Id': '<letters.diary.example.com>',
    'List-Unsubscribe': `<${origin}/stop>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
