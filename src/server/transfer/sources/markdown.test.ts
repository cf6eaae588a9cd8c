import { expect, test } from 'vitest'
import { makeZip } from '#test/transfer/make-zip.ts'
import { openTestSource, postNamed, postsOf } from '#test/transfer/read-sources.ts'
import type { SourcePost } from './source.ts'

const openFiles = (files: Record<string, string | Buffer>) =>
  openTestSource('blog.zip', makeZip(Object.entries(files).map(([name, data]) => ({ name, data }))))
const readFiles = async (files: Record<string, string | Buffer>) => postsOf(await openFiles(files))
const readOne = async (text: string | Buffer, name = 'posts/a.md') =>
  (await readFiles({ [name]: text, 'other.txt': 'x' }))[0] as SourcePost

test('a post of Hugo is read with its bundle, shortcodes and aliases', async () => {
  const files = {
    'site/hugo.toml': 'baseURL = "https://waffles.example/"\ntitle = "Waffles"\n',
    'site/content/posts/first-snow/index.md': `---
title: "First: snow"
date: 2025-03-01T10:00:00+01:00
lastmod: 2025-03-02
draft: false
slug: snow-one
aliases: [/old/snow/, "2024/snow.html"]
categories: [Winter, Walks]
tags: ["snow", "cold"]
cover:
  image: cover.jpg
  alt: Deep snow
description: What a day
author: Nora
---
A paragraph that is
wrapped over two lines.

{{< figure src="walk.jpg" alt="Walk" caption="Off we go" >}}

{{< youtube dQw4w9WgXcQ >}}

![Root](/images/root.png)

{{< note >}}Inside{{< /note >}}
`,
    'site/content/posts/first-snow/cover.jpg': 'cover',
    'site/content/posts/first-snow/walk.jpg': 'walk',
    'site/static/images/root.png': 'root',
    'site/content/posts/_index.md': '---\ntitle: Posts\n---\n',
  }
  const box = await openFiles(files)
  const posts = await postsOf(box)
  expect(await box.about()).toEqual({ title: 'Waffles', address: 'https://waffles.example/' })
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatchObject({
    key: 'md:site/content/posts/first-snow/index.md',
    title: 'First: snow',
    slug: 'snow-one',
    excerpt: 'What a day',
    status: 'published',
    publishedAt: new Date('2025-03-01T09:00:00Z'),
    updatedAt: new Date('2025-03-02T12:00:00Z'),
    category: 'Winter',
    tags: ['snow', 'cold', 'Walks'],
    author: 'Nora',
    cover: { source: 'site/content/posts/first-snow/cover.jpg', alt: 'Deep snow' },
    oldAddresses: ['/old/snow/', '/2024/snow.html', '/posts/snow-one/'],
  })
  expect(posts[0]?.markdown).toBe(
    [
      'A paragraph that is wrapped over two lines.',
      '![Walk](site/content/posts/first-snow/walk.jpg "Off we go")',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '![Root](site/static/images/root.png)',
      'Inside',
    ].join('\n\n'),
  )
  expect(posts[0]?.warnings).toEqual([
    { kind: 'video', detail: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { kind: 'shortcode', detail: '{{< note >}}' },
  ])
  const stream = await box.openPicture('site/static/images/root.png')
  expect(String((await stream?.toArray())?.[0])).toBe('root')
})

test('front matter in TOML is read, too', async () => {
  const post = await readOne('+++\ntitle = "Toml"\ndate = 2025-03-01\ndraft = false\n+++\nHello\n')
  expect(post).toMatchObject({
    title: 'Toml',
    status: 'published',
    markdown: 'Hello',
    publishedAt: new Date('2025-03-01T12:00:00Z'),
  })
})

test('a blog of Jekyll tells day, address and drafts by its file names', async () => {
  const posts = await readFiles({
    '_config.yml':
      'title: Waffles\nurl: https://waffles.example\npermalink: /:year/:month/:title/\n',
    '_posts/2025-03-01-first-snow.markdown': `---\nlayout: post\ncategories: winter walks\n---\n# First snow\n\n![a]({{ site.baseurl }}/assets/a.jpg)\n\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n\n{% include map.html %}\n`,
    '_posts/2025-03-02-hidden.md': '---\ntitle: Hidden\npublished: false\n---\nx',
    '_drafts/idea.md': '---\ntitle: Idea\ndate: 2025-01-01\n---\nx',
    'about.md': '---\nlayout: page\ntitle: About\npermalink: /about/\ndate: 2025-01-01\n---\nx',
    'assets/a.jpg': 'a',
  })
  const first = postNamed(posts, 'First snow')
  expect(first).toMatchObject({
    slug: 'first-snow',
    status: 'published',
    category: 'winter',
    tags: ['walks'],
    oldAddresses: ['/2025/03/first-snow/'],
    markdown: '![a](assets/a.jpg)\n\n```ruby\nputs 1\n```',
  })
  expect(first.warnings).toEqual([{ kind: 'shortcode', detail: '{% include %}' }])
  const drafts = posts.filter(({ status }) => status === 'draft').map(({ title }) => title)
  expect(drafts.sort()).toEqual(['About', 'Hidden', 'Idea'])
})

test('a vault of Obsidian is private unless a note says otherwise', async () => {
  const posts = await readFiles({
    '.obsidian/app.json': '{}',
    'Diary/First snow.md': `---\npublish: true\ndate: 2025-03-01\ntags: [snow, "#cold"]\naliases: [Snow day]\n---\nOne line\nand another ==marked==\n![[IMG 1.png|300]] and [[Second walk|the walk]] %%hidden%%\n\n> [!note] Mind\n> the ice\n`,
    'Diary/Second walk.md': '---\ndate: 2025-03-02\n---\nSecret',
    'Files/IMG 1.png': 'x',
  })
  const first = postNamed(posts, 'First snow')
  expect(first).toMatchObject({ status: 'published', tags: ['snow', 'cold'], oldAddresses: [] })
  expect(first.markdown).toBe(
    'One line\nand another marked\n![](<Files/IMG 1.png>) and [the walk](/blog/second-walk)\n\n> **Mind**\n>\n> the ice',
  )
  expect(postNamed(posts, 'Second walk').status).toBe('draft')
})

test.each([
  ['draft: true', 'draft'],
  ['published: false', 'published'],
  ['status: private', 'status'],
  ['visibility: members', 'visibility'],
  ['password: x', 'password'],
  ['private: true', 'private'],
  ['publishDate: 2027-01-01', 'publish date'],
  ['expiryDate: 2025-06-01', 'expiry date'],
  ['date: 2027-01-01', 'date'],
  ['title: [', 'broken front matter'],
])('with %s a post is a draft', async (line) => {
  const date = line.startsWith('date') ? '' : 'date: 2025-03-01\n'
  expect((await readOne(`---\n${date}${line}\n---\nx`)).status).toBe('draft')
})

test('without any of that and with a day it is published; without a day it is not', async () => {
  expect((await readOne('---\ndate: 2025-03-01\n---\nx')).status).toBe('published')
  expect((await readOne('---\ntitle: A\n---\nx')).status).toBe('draft')
  expect((await readOne('Just words')).status).toBe('draft')
})

test('markdown that ours does not know is written as ours', async () => {
  const { markdown } = await readOne(
    `Title\n=====\n\n+ plus\n+ list\n\nWords\n\n    indented code\n\n[ref][1] and a note[^n].\n\n#### Deep\n\n<details><summary>More</summary>\n\ninner\n\n</details>\n\n- [ ] to do\n- [x] done\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n[1]: https://example.com\n[^n]: The note.\n`,
  )
  expect(markdown).toBe(
    [
      '# Title',
      '* plus\n* list',
      'Words',
      '```\nindented code\n```',
      '[ref](https://example.com/) and a note \\[1\\].',
      '### Deep',
      '**More**',
      'inner',
      '* [ ] to do\n* [x] done',
      '| a | b |\n| --- | --: |\n| 1 | 2 |',
      '---',
      '1. The note.',
    ].join('\n\n'),
  )
})

test('code is left as it is', async () => {
  const { markdown } = await readOne('```\n{{< youtube x >}} [[a]] [^1]\n[^1]: x\n```\n')
  expect(markdown).toBe('```\n{{< youtube x >}} [[a]] [^1]\n[^1]: x\n```')
})

test('Windows line ends, byte order marks and old encodings are read', async () => {
  const text = '---\r\ntitle: Größe\r\ndate: 2025-03-01\r\n---\r\nÜber\r\n'
  expect(await readOne(text)).toMatchObject({ title: 'Größe', markdown: 'Über' })
  expect(await readOne(`\ufeff${text}`)).toMatchObject({ title: 'Größe', markdown: 'Über' })
  expect(await readOne(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject({ title: 'Größe' })
  expect(await readOne(Buffer.from(text, 'latin1'))).toMatchObject({ title: 'Größe' })
})

test('Hugo’s JSON front matter is read, and words in brackets stay words', async () => {
  const box = await openTestSource(
    'hugo.zip',
    makeZip([
      { name: 'content/a.md', data: '{\n  "title": "Json",\n  "date": "2019-01-02"\n}\n\nWords\n' },
      { name: 'content/b.md', data: '{\nno fields\n}\n' },
    ]),
  )
  const [json, words] = await postsOf(box)
  expect(json).toMatchObject({ title: 'Json', status: 'published', markdown: 'Words' })
  expect(words).toMatchObject({ status: 'draft', markdown: expect.stringContaining('no fields') })
})

test('Jekyll’s links to other posts lead to them', async () => {
  const data = '---\ntitle: One\n---\nSee [that]({% post_url 2019-01-03-second %}).\n'
  const box = await openTestSource(
    'jekyll.zip',
    makeZip([
      { name: '_posts/2019-01-02-one.md', data },
      { name: '_posts/2019-01-03-second.md', data: '---\ntitle: Second\n---\nTwo\n' },
    ]),
  )
  expect((await postsOf(box))[0]?.markdown).toBe('See [that](/blog/second).')
})
