import { expect, test } from 'vitest'
import { mailBrandOf } from '#server/dog/mail-brand.ts'
import { letterLimits } from '#shared/limits.ts'
import { defaultTheme } from '#shared/theme/theme.ts'
import { fillMergeFields, type LetterFacts, renderLetter } from './letter-content.ts'

const diary = {
  origin: 'https://pretzel.example',
  settings: { ...defaultTheme, blogName: 'Pretzel’s Dachshund Diary' },
}
const brand = mailBrandOf({ ...diary, dog: { name: 'Pretzel', coat: 'chocolate-and-tan' } })
const dog = { name: 'Pretzel', birthday: '2024-07-25', pronouns: 'he' } as const
const alex = {
  name: 'Alex',
  email: 'alex@example.com',
  leaveUrl: 'https://pretzel.example/letters/leave/secret',
}
const rain = {
  slug: 'rain-a-negotiation',
  title: 'Rain: A Negotiation',
  excerpt: 'He would sooner hold it until spring than get his belly wet.',
  content: 'November has come, and with it the sofa.\n\nHe is *not* sad. He is on **strike**.',
  coverImage: '/media/abc/1600x1067.jpg',
  date: '2026-11-08',
}

type Change = { post?: Partial<LetterFacts['post']>; letter?: Partial<LetterFacts['letter']> }

const write = ({ post, letter }: Change = {}) =>
  renderLetter({
    brand,
    dog,
    ownerName: 'Nora',
    post: { ...rain, ...post },
    letter: { subject: 'Rain', previewText: 'In five clauses.', kind: 'whole', ...letter },
  })
const read = (change?: Change) => fillMergeFields(write(change), alex)

const paragraph = (number: number) =>
  Array.from({ length: 40 }, (_, at) => `word${number * 40 + at}`).join(' ')
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => paragraph(at)).join('\n\n')

test('a letter greets its reader, tells the story and says how to leave', () => {
  const { html } = read()
  expect(html).toContain('>Dear Alex,<')
  expect(html).toContain('He is <em>not</em> sad.')
  expect(html).toContain('November 8, 2026')
  expect(html).toContain('Pretzel was 2 years and 3 months old')
  expect(html).toContain('because alex@example.com joined the pack')
  expect(html).toContain('href="https://pretzel.example/letters/leave/secret"')
  expect(html).not.toMatch(/[\uE000\uE001]/)
})

test('a letter says that its words are in another language', () => {
  const { html } = read({ post: { content: 'Il dort.', lang: 'fr' } })
  expect(html).toMatch(/<div lang="fr">\s*<p[^>]*>Il dort\.<\/p>\s*<\/div>/)
  expect(read().html.match(/ lang="/g)).toHaveLength(1)
})

test('a letter does not show its cover twice', () => {
  const content = `![Rain](${rain.coverImage} "At the door")\n\nNovember has come.`
  const { html } = read({ post: { content } })
  expect(html.match(/1600x1067/g)).toHaveLength(1)
  expect(html).toContain('At the door')
  const below = read({ post: { content: `November has come.\n\n![Rain](${rain.coverImage})` } })
  expect(below.html.match(/1600x1067/g)).toHaveLength(1)
})

test('a clip whose poster is the cover has only its line below', () => {
  const content = 'He ran.\n\n![Running](/media/a/clip.mp4#192x108,12)'
  const coverImage = '/media/a/192x108.jpg'
  const { html } = read({ post: { content, coverImage } })
  expect(html.match(/192x108\.jpg/g)).toHaveLength(1)
  expect(html).toContain('▶')
  expect(read({ post: { content } }).html).toContain('192x108.jpg')
})

test('the text part holds the same words, in short lines', () => {
  const { text } = read({ post: { content: `${paragraph(1)}\n\n## Terms\n\n- one\n- two` } })
  expect(text.split('\n').filter((line) => line.length > 72)).toEqual([])
  expect(text).toMatch(/^Dear Alex,\nThere’s a new page in the diary\.\n\n\nRAIN: A NEGOTIATION\n/)
  expect(text).toContain('\nTERMS\n\n- one\n- two\n')
  expect(text).toContain('Leave the pack:\nhttps://pretzel.example/letters/leave/secret\n')
})

test('every address is a whole one, of pictures and of links, and pictures are described', () => {
  const content = [
    'See [the gallery](/gallery), [below](#end) and [a friend](https://friend.example/x?a=1&b=2).',
    '![Pretzel in a puddle](/media/def/800x600.jpg "After the flood")',
    '![moving](/media/ghi/300x200.webp)',
  ].join('\n\n')
  const { html, text } = read({ post: { content } })
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address!)
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
  // `from=letter` lets the statistics count visitors who came from the letter.
  expect(addresses).toContain('https://pretzel.example/gallery?from=letter')
  expect(addresses).toContain('https://pretzel.example/blog/rain-a-negotiation?from=letter#end')
  expect(addresses).toContain('https://friend.example/x?a=1&amp;b=2')
  expect(addresses).toContain('https://pretzel.example/media/ghi/300x200.jpg')
  expect([...html.matchAll(/<img (?![^>]*alt=)/g)]).toEqual([])
  expect(html).toContain('alt="Pretzel in a puddle"')
  expect(html).toContain('After the flood')
  expect(text).toContain('the gallery <https://pretzel.example/gallery?from=letter>')
  expect(text).toMatch(/\[Picture: Pretzel in a puddle\] After the flood/)
})

test('the beginning is its first paragraphs and a button', () => {
  const input: Change = { post: { content: paragraphs(20) }, letter: { kind: 'beginning' } }
  const { html, text } = read(input)
  expect(html).toContain('word0 ')
  expect(html).not.toContain('word200')
  expect(html).toContain('>Read on</a>')
  expect(text).toContain('Read on:\nhttps://pretzel.example/blog/rain-a-negotiation?from=letter')
  expect(read({ post: { content: paragraphs(20) } }).html).not.toContain('Read on')
  expect(write(input).isShortened).toBe(false)
})

test('a post that is too long for a mail is cut after a paragraph, with a button, and says so', () => {
  const letter = write({ post: { content: paragraphs(400) } })
  const { html } = fillMergeFields(letter, { ...alex, name: 'A'.repeat(120) })
  expect(letter.isShortened).toBe(true)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(letterLimits.longestBytes)
  expect(Buffer.byteLength(html)).toBeGreaterThan(letterLimits.longestBytes * 0.9)
  expect(html).toContain('>Read on</a>')
  const last = Math.max(...[...html.matchAll(/word(\d+)/g)].map(([, number]) => Number(number)))
  expect(last % 40).toBe(39)
})

test('one endless paragraph leaves the excerpt and the button', () => {
  const letter = write({ post: { content: 'x'.repeat(200_000) } })
  expect(letter.isShortened).toBe(true)
  expect(letter.html).toContain(rain.excerpt)
  expect(Buffer.byteLength(letter.html)).toBeLessThan(letterLimits.longestBytes)
})

test('whatever people typed stays text', () => {
  const evil = '"><script>alert(1)</script>'
  const { html } = fillMergeFields(
    write({
      post: { title: evil, content: `${evil}\n\n![${evil}](/media/a/2x2.jpg)`, excerpt: evil },
      letter: { subject: evil, previewText: evil },
    }),
    { name: evil, email: evil, leaveUrl: 'https://pretzel.example/letters/leave/x' },
  )
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

test('a post cannot pretend to be the place of a reader’s own words', () => {
  const { html, text } = read({ post: { content: 'My \uE000leaveUrl\uE001 is here' } })
  expect(html.split('leave/secret')).toHaveLength(2)
  expect(text.split('leave/secret')).toHaveLength(2)
})

test('before the birthday no age is told, and a reader without a name is greeted too', () => {
  expect(read({ post: { date: '2024-07-24' } }).html).not.toContain('Pretzel was')
  expect(fillMergeFields(write(), { ...alex, name: ' ' }).html).toContain('Dear reader,')
})

test('a dog with another coat is not shown as somebody else', () => {
  const red = mailBrandOf({ ...diary, dog: { name: 'Pretzel', coat: 'red' } })
  const facts = { brand: red, dog: { ...dog, birthday: '' }, ownerName: 'Nora', post: rain }
  const letter = { subject: 'Rain', previewText: '', kind: 'whole' as const }
  expect(renderLetter({ ...facts, letter }).html).not.toContain('mail-stamp')
  expect(read().html).toContain('https://pretzel.example/mail-stamp.png')
})
