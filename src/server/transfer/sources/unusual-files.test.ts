import { expect, test } from 'vitest'
import { importLimits } from '#shared/transfer.ts'
import { makeZip, type ZipEntry } from '#test/transfer/make-zip.ts'
import { openTestSource, postsOf } from '#test/transfer/read-sources.ts'
import type { SourcePost } from './source.ts'

const readEntries = async (entries: ZipEntry[]) =>
  postsOf(await openTestSource('blog.zip', makeZip(entries)))
const readOne = async (files: Record<string, string>) =>
  (
    await readEntries(Object.entries(files).map(([name, data]) => ({ name, data })))
  )[0] as SourcePost
const readFields = (fields: string) => readOne({ 'posts/a.md': `---\n${fields}\n---\nHello` })

test.each([
  ['---yaml\ntitle: Snow\ndate: 2025-03-01\n---\n'],
  ['---json\n{ "title": "Snow", "date": "2025-03-01" }\n---\n'],
  ['--- TOML\ntitle = "Snow"\ndate = 2025-03-01\n---\n'],
])('front matter may name its language: %j', async (head) => {
  const post = await readOne({ 'posts/a.md': `${head}Hello` })
  expect(post).toMatchObject({ title: 'Snow', status: 'published', markdown: 'Hello' })
})

test.each([
  ['title: First walk: the snow', 'First walk: the snow'],
  ['title: @home', '@home'],
  ['title: "Waffles" the dog', '"Waffles" the dog'],
  ['title: "Tabs"\ntags:\n\t- a', 'Tabs'],
])(
  'front matter that is no YAML says what the post is called and when, not that it is public: %j',
  async (line, title) => {
    expect(await readFields(`${line}\ndate: 2025-03-01`)).toMatchObject({
      title,
      status: 'draft',
      publishedAt: new Date('2025-03-01T12:00:00Z'),
      markdown: 'Hello',
    })
  },
)

test.each([
  ['2020-01-02 10:00:00 +0200', '2020-01-02T08:00:00Z'],
  ['2020-01-02T10:00+02', '2020-01-02T08:00:00Z'],
  ['2020/1/2 20:46:25', '2020-01-02T20:46:25Z'],
  ['January 2, 2020', '2020-01-02T12:00:00Z'],
  ['2020-01-02 3:04 PM', '2020-01-02T15:04:00Z'],
  ['2020-01-02 12:04:05 a.m. EST', '2020-01-02T05:04:05Z'],
  ['2020-01-02 10:00:00 CEST', '2020-01-02T08:00:00Z'],
  ['January 2, 2020 3:04 PM PST', '2020-01-02T23:04:00Z'],
  ['Thu, 02 Jan 2020 10:00:00 +0100', '2020-01-02T09:00:00Z'],
  ['Thu Jan 02 2020 10:00:00 GMT+0100 (CET)', '2020-01-02T09:00:00Z'],
])('%s is a day', async (date, instant) => {
  const post = await readFields(`title: x\ndate: ${date}`)
  expect(post.publishedAt).toEqual(new Date(instant))
})

test('words that are no day are none', async () => {
  expect((await readFields('title: x\ndate: May I, 2020')).publishedAt).toBeNull()
})

test('an address that a template makes is a loose end, and no address', async () => {
  const post = await readFields(
    'title: x\ndate: 2025-03-01\ntags: [posts, snow]\npermalink: /{{page.fileSlug}}/',
  )
  expect(post).toMatchObject({ slug: 'a', oldAddresses: [], tags: ['snow'] })
  expect(post.warnings).toMatchObject([
    { kind: 'address', detail: expect.stringContaining('/{{page.fileSlug}}/') },
  ])
})

test.each([
  ['/:year/:title/', ['/2025/x/']],
  ['pretty', ['/2025/03/01/x/']],
  ['/:short_year/:i_month/:title:output_ext', ['/25/3/x.html']],
  ['/:collection/:title/', []],
])('a post of Jekyll was where its own pattern says: %s', async (permalink, addresses) => {
  const file = `---\ntitle: x\npermalink: ${permalink}\n---\nHello`
  const { oldAddresses, warnings } = await readOne({ '_posts/2025-03-01-x.md': file })
  expect(oldAddresses).toEqual(addresses)
  expect(warnings.map(({ kind }) => kind)).toEqual(addresses.length > 0 ? [] : ['address'])
})

test.each([
  ['permalinks:\n  posts: /:year/:month/:slug/', ['/2025/03/a-long-nap/']],
  ['permalinks:\n  page:\n    posts: /:section/:contentbasename/', ['/posts/nap/']],
  ['permalinks:\n  posts: /:monthname/:title', ['/march/a-long-nap']],
  ['permalinks:\n  walks: /:year/:slug/', ['/posts/nap/']],
  ['permalinks:\n  posts: /:weekday/:slug/', []],
  ['baseURL: https://pretzel.example/diary/', ['/diary/posts/nap/']],
])('a post of Hugo was where its configuration says: %s', async (config, addresses) => {
  const post = await readOne({
    'hugo.yaml': config,
    'content/posts/nap.md': '---\ntitle: A Long Nap!\ndate: 2025-03-01\n---\nHello',
  })
  expect(post.oldAddresses).toEqual(addresses)
  const lost = { kind: 'address', detail: expect.stringContaining('/:weekday/:slug/') }
  expect(post.warnings).toEqual(addresses.length > 0 ? [] : [lost])
})

test('a blog of Jekyll in a folder of its host had all its addresses there', async () => {
  const post = await readOne({
    '_config.yml': 'url: https://pretzel.example\nbaseurl: /diary\npermalink: /:title/\n',
    '_posts/2025-03-01-nap.md': '---\ntitle: x\nredirect_from: /old/nap/\n---\nHello',
  })
  expect(post.oldAddresses).toEqual(['/diary/old/nap/', '/diary/nap/'])
})

test('a figure that Jekyll includes is a picture, and a table of contents is none of the words', async () => {
  const post = await readOne({
    '_posts/2025-03-01-x.md':
      '---\ntitle: x\n---\n* TOC\n{:toc}\n\n{% include figure.html url="/a.png" caption="Dog" %}',
    'a.png': 'x',
  })
  expect(post.markdown).toBe('![](a.png "Dog")')
})

test('pages of Hugo are found without their ending, and languages are no part of their names', async () => {
  const head = '---\ntitle: x\ndate: 2025-03-01\n---\n'
  const post = await readOne({
    'content/posts/a.en.md': `${head}[b]({{< relref "b" >}}) [c]({{< ref "b#part" >}})`,
    'content/posts/b.md': `${head}B`,
  })
  expect(post).toMatchObject({ slug: 'a', markdown: '[b](/blog/b) [c](/blog/b)' })
})

test('a width that Obsidian keeps with the words of a picture is none of them', async () => {
  const post = await readOne({
    '.obsidian/app.json': '{}',
    'Day.md': '![Snow|100x20](a.png)',
    'a.png': '',
  })
  expect(post.markdown).toBe('![Snow](a.png)')
})

const head = '---\ntitle: x\ndate: 2025-03-01\n---\n'

test('paths of Windows lead to their files', async () => {
  const [post] = await readEntries([
    { name: 'blog\\posts\\a.md', data: `${head}![](..\\img\\a.jpg)` },
    { name: 'blog\\img\\a.jpg' },
  ])
  expect(post?.markdown).toBe('![](blog/img/a.jpg)')
})

test('markdown with more brackets than any post has comes in as its words', async () => {
  const brackets = '['.repeat(importLimits.markdownBrackets)
  const post = await readOne({ 'posts/a.md': `${head}**One**\n\n${brackets}` })
  expect(post.markdown).toMatch(/^\\\*\\\*One\\\*\\\*\n\n\\\[/)
})

test('names in UTF-8 are read as such, also when the zip does not say so', async () => {
  const [post] = await readEntries([
    { name: 'posts/hündchen.md', data: `${head}![](grün.jpg)`, flags: 0 },
    { name: 'posts/grün.jpg', flags: 0 },
  ])
  expect(post).toMatchObject({ slug: 'hündchen', markdown: '![](posts/grün.jpg)' })
})

test('names of DOS are read as such', async () => {
  const zip = makeZip([{ name: 'posts/h_ndchen.md', data: head, flags: 0 }])
  const asDos = zip.toString('latin1').replaceAll('h_nd', 'h\x81nd')
  const [post] = await postsOf(await openTestSource('blog.zip', Buffer.from(asDos, 'latin1')))
  expect(post?.slug).toBe('hündchen')
})
