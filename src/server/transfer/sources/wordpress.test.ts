import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeZip } from '#test/transfer/make-zip.ts'
import { openTestSource, postNamed, postsOf } from '#test/transfer/read-sources.ts'

const wxr = readFileSync('test/fixtures/transfer/wordpress.xml', 'utf8')
const readAll = async (text: string | Buffer = wxr) =>
  postsOf(await openTestSource('blog.xml', text))

test('the label names the old blog', async () => {
  const box = await openTestSource('blog.xml', wxr)
  expect(box.kind).toBe('wordpress')
  expect(await box.about()).toEqual({ title: 'Waffles & Co.', address: 'https://waffles.example' })
})

test('a post of blocks becomes markdown with whole pictures, captions, a gallery and a video', async () => {
  const { markdown } = postNamed(await readAll(), 'First snow & more')
  expect(markdown).toBe(
    [
      'Snow! See [the day before](/2024/12/before/) and [this](https://other.example/x).',
      '![](https://waffles.example/wp-content/uploads/2025/03/snow.jpg "Up to his belly")',
      '::: photos\n![Waffles in the sand](https://waffles.example/wp-content/uploads/2025/03/beach-2.jpg)\n![Snow](https://waffles.example/wp-content/uploads/2025/03/snow.jpg)\n:::',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '```\n[not_a_shortcode x="1"]\n```',
    ].join('\n\n'),
  )
})

test('blank lines that a plugin wrote before the export do no harm', async () => {
  expect(await readAll(`\n\n${wxr}`)).toEqual(await readAll())
})

test('everything else about a post is kept', async () => {
  const post = postNamed(await readAll(), 'First snow & more')
  expect(post).toMatchObject({
    key: 'wp:10',
    slug: 'first-snow',
    excerpt: 'He <3 snow.',
    status: 'published',
    publishedAt: new Date('2025-03-01T10:00:00Z'),
    updatedAt: new Date('2025-03-02T10:00:00Z'),
    category: 'Tips & Tricks',
    tags: ['snow', 'Winter'],
    author: "Nora O'Hara",
    cover: { source: 'https://waffles.example/wp-content/uploads/2025/03/snow.jpg' },
    oldAddresses: ['/2025/03/first-snow/', '/?p=10', '/2025/03/snow-day/'],
  })
  expect(post.pictures.map(({ source }) => source)).toEqual([
    'https://waffles.example/wp-content/uploads/2025/03/snow.jpg',
    'https://waffles.example/wp-content/uploads/2025/03/beach-2.jpg',
  ])
  expect(post.warnings.map(({ kind }) => kind).sort()).toEqual(['gallery', 'other', 'video'])
})

test('comments keep their thread and state; notes of other blogs stay behind', async () => {
  const { comments } = postNamed(await readAll(), 'First snow & more')
  expect(comments).toMatchObject([
    {
      key: 'wp:5',
      parentKey: null,
      name: 'Bob & Tess',
      email: 'bob@example.com',
      message: 'So cute!\n\nMore please.',
      status: 'approved',
      byOwner: false,
    },
    {
      key: 'wp:6',
      parentKey: 'wp:5',
      name: 'nora',
      email: null,
      status: 'approved',
      byOwner: true,
    },
    { key: 'wp:7', status: 'spam' },
  ])
})

test('a text of the older editor keeps its lines, captions and galleries', async () => {
  const { markdown, warnings, publishedAt } = postNamed(await readAll(), 'Before the snow')
  const snow = 'https://waffles.example/wp-content/uploads/2025/03/snow.jpg'
  const beach = 'https://waffles.example/wp-content/uploads/2025/03/beach-2.jpg'
  expect(markdown).toBe(
    [
      'An old text.\nWith a line end.',
      `![Snow](${snow} "Still warm")`,
      '**Bold** and \\[sic\\] and \\[gallery\\].',
      `::: photos\n![Waffles in the sand](${beach} "At the beach")\n![](${snow})\n:::`,
      'Inside a note',
      'https://vimeo.com/123456',
      '* one\n* two',
      'CDATA ends like this: \\]\\]> and goes on.',
    ].join('\n\n'),
  )
  expect(warnings).toEqual(
    expect.arrayContaining([
      { kind: 'form', detail: '[contact-form-7]' },
      { kind: 'shortcode', detail: '[su_note]' },
      { kind: 'picture', detail: 'Picture 99 of a gallery' },
      { kind: 'video', detail: 'https://vimeo.com/123456' },
      { kind: 'gallery', detail: '2 pictures' },
    ]),
  )
  expect(publishedAt).toEqual(new Date('2024-12-24T11:00:00Z'))
})

test('only what was plainly public is published', async () => {
  const posts = await readAll()
  const published = posts.filter(({ status }) => status === 'published').map(({ title }) => title)
  expect(published).toEqual(['First snow & more', 'Before the snow'])
  expect(posts.map(({ title }) => title)).not.toContain('Menu')
  expect(postNamed(posts, 'Scheduled').publishedAt).toBeNull()
  expect(postNamed(posts, 'Trash').slug).toBe('trash')
  expect(postNamed(posts, 'About').oldAddresses).toEqual(['/about/', '/?p=26', '/?page_id=26'])
})

test('the same file with Windows line ends, in UTF-16 or in a zip says the same', async () => {
  const plain = await readAll()
  const withoutLineEnds = (posts: unknown) => JSON.stringify(posts).replaceAll('\\r', '')
  expect(withoutLineEnds(await readAll(wxr.replaceAll('\n', '\r\n')))).toBe(withoutLineEnds(plain))
  const utf16 = Buffer.from(`\ufeff${wxr}`, 'utf16le')
  expect(await readAll(utf16)).toEqual(plain)
  const zip = makeZip([{ name: 'waffles.2026.001.xml', data: wxr }])
  expect(await postsOf(await openTestSource('export.zip', zip))).toEqual(plain)
})

test('stray control characters do not stop a real export', async () => {
  const posts = await readAll(wxr.replace('An old text.', 'An \u0008old\u000b text.'))
  expect(postNamed(posts, 'Before the snow').markdown).toContain('An old text.')
})
