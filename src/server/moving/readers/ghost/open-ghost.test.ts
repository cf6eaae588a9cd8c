import { expect, test } from 'vitest'
import { makeZip } from '#test/make-zip.ts'
import { openTestBox, postNamed, postsOf } from '#test/read-boxes.ts'

const post = (fields: Record<string, unknown>) => ({
  id: `id-${fields.slug}`,
  uuid: '0b7bc0c5-6f0c-4a5c-9d8c-6f7b7f1d1c11',
  title: fields.slug,
  html: null,
  mobiledoc: null,
  lexical: null,
  feature_image: null,
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2025-03-01T10:00:00.000Z',
  updated_at: '2025-03-02T10:00:00.000Z',
  custom_excerpt: null,
  ...fields,
})

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })
const lexical = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          text('Snow '),
          text('everywhere', 1),
          { type: 'linebreak' },
          text('and "quotes" \\ {'),
        ],
      },
      { type: 'extended-heading', tag: 'h2', children: [text('Later')] },
      {
        type: 'list',
        listType: 'number',
        children: [{ type: 'listitem', children: [text('one')] }],
      },
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/2025/03/snow.jpg',
        alt: 'Snow',
        caption: 'So <b>deep</b>',
      },
      {
        type: 'gallery',
        images: [
          { src: '__GHOST_URL__/content/images/a.jpg' },
          { src: '__GHOST_URL__/content/images/b.jpg' },
        ],
      },
      {
        type: 'embed',
        embedType: 'video',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        html: '<iframe></iframe>',
      },
      { type: 'bookmark', url: 'https://other.example/', metadata: { title: 'Other' } },
      { type: 'markdown', markdown: 'Some *markdown*\nwrapped.' },
      { type: 'codeblock', language: 'js', code: 'let a = 1' },
    ],
  },
}
const mobiledoc = {
  version: '0.3.1',
  atoms: [['soft-return', '', {}]],
  cards: [
    ['image', { src: '/content/images/old.png', caption: 'Old' }],
    ['hr', {}],
    ['markdown', { markdown: '- a\n- b' }],
  ],
  markups: [['strong'], ['a', ['href', '/first/']]],
  sections: [
    [
      1,
      'p',
      [
        [0, [], 0, 'Plain '],
        [0, [0], 1, 'bold'],
        [1, [], 0, 0],
        [0, [1], 1, 'link'],
      ],
    ],
    [10, 0],
    [3, 'ul', [[[0, [], 0, 'x']], [[0, [], 0, 'y']]]],
    [10, 1],
    [10, 2],
  ],
}

const blog = {
  db: [
    {
      meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
      data: {
        posts: [
          post({
            slug: 'first',
            title: 'First "snow"',
            lexical: JSON.stringify(lexical),
            feature_image: '__GHOST_URL__/content/images/size/w1200/2025/03/snow.jpg',
            custom_excerpt: 'Short',
            featured: 1,
          }),
          post({ slug: 'older', mobiledoc: JSON.stringify(mobiledoc) }),
          post({
            slug: 'shown',
            html: '<p>As shown <a href="__GHOST_URL__/older/">there</a></p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-title">X</div></a></figure>',
          }),
          post({ slug: 'draft', status: 'draft', published_at: null, html: '<p>x</p>' }),
          post({
            slug: 'scheduled',
            status: 'scheduled',
            published_at: '2027-01-01T00:00:00.000Z',
            html: '<p>x</p>',
          }),
          post({ slug: 'members', visibility: 'paid', html: '<p>x</p>' }),
          post({ slug: 'sent', status: 'sent', html: '<p>x</p>' }),
          post({ slug: 'page', type: 'page', html: '<p>x</p>' }),
        ],
        posts_authors: [{ id: '1', post_id: 'id-first', author_id: 'nora', sort_order: 0 }],
        posts_meta: [
          {
            id: '1',
            post_id: 'id-first',
            feature_image_alt: 'Deep snow',
            feature_image_caption: null,
          },
        ],
        posts_tags: [
          { id: '1', post_id: 'id-first', tag_id: 't2', sort_order: 1 },
          { id: '2', post_id: 'id-first', tag_id: 't1', sort_order: 0 },
          { id: '3', post_id: 'id-first', tag_id: 't3', sort_order: 2 },
        ],
        settings: [{ key: 'title', value: 'Waffles' }],
        tags: [
          { id: 't1', name: 'Winter' },
          { id: 't2', name: 'snow' },
          { id: 't3', name: '#wide' },
        ],
        users: [{ id: 'nora', name: 'Nora', email: 'nora@example.com' }],
        mobiledoc_revisions: [
          { id: 'r', post_id: 'id-first', mobiledoc: '{"posts":[{"id":"no post"}]}' },
        ],
      },
    },
  ],
}
const json = JSON.stringify(blog)
const readAll = async () => postsOf(await openTestBox('ghost.json', json))

test('what only the newer editor keeps becomes markdown', async () => {
  expect(postNamed(await readAll(), 'First "snow"').markdown).toBe(
    [
      'Snow **everywhere**\nand "quotes" \\ {',
      '## Later',
      '1. one',
      '![Snow](/content/images/2025/03/snow.jpg "So deep")',
      '::: photos\n![](/content/images/a.jpg)\n![](/content/images/b.jpg)\n:::',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '[Other](https://other.example/)',
      'Some *markdown* wrapped.',
      '```js\nlet a = 1\n```',
    ].join('\n\n'),
  )
})

test('what only the older editor keeps becomes markdown', async () => {
  expect(postNamed(await readAll(), 'older').markdown).toBe(
    [
      'Plain **bold**\n[link](/first/)',
      '![](/content/images/old.png "Old")',
      '* x\n* y',
      '---',
      '* a\n* b',
    ].join('\n\n'),
  )
})

test('what the first editor kept, and the export around it, are read', async () => {
  const posts = [post({ slug: 'early', id: 5, markdown: 'old *words*', page: 0 })]
  const early = JSON.stringify({ meta: { version: '003' }, data: { posts } })
  const [found] = await postsOf(await openTestBox('ghost.json', early))
  expect(found).toMatchObject({ key: 'ghost:5', status: 'published', markdown: 'old *words*' })
})

test('what was shown is read as it was shown', async () => {
  expect(postNamed(await readAll(), 'shown').markdown).toBe(
    'As shown [there](/older/)\n\n[X](https://x.example/)',
  )
})

test('tags, author, cover and old address come from the other tables', async () => {
  expect(postNamed(await readAll(), 'First "snow"')).toMatchObject({
    key: 'ghost:id-first',
    category: 'Winter',
    tags: ['snow'],
    author: 'Nora',
    excerpt: 'Short',
    featured: true,
    cover: { source: '/content/images/2025/03/snow.jpg', alt: 'Deep snow' },
    oldAddresses: ['/first/'],
    publishedAt: new Date('2025-03-01T10:00:00Z'),
  })
})

test('only what everybody could read is published', async () => {
  const posts = await readAll()
  expect(posts.filter(({ status }) => status === 'published').map(({ slug }) => slug)).toEqual([
    'first',
    'older',
    'shown',
  ])
  expect(posts).toHaveLength(8)
})

test('an address given with the file completes its pictures', async () => {
  const box = await openTestBox('ghost.json', json, { address: 'https://waffles.example' })
  expect(postNamed(await postsOf(box), 'older').pictures).toMatchObject([
    { source: 'https://waffles.example/content/images/old.png' },
  ])
  expect(await box.about()).toEqual({ title: 'Waffles', address: 'https://waffles.example' })
})

test('a zip brings its pictures along', async () => {
  const zip = makeZip([
    { name: 'waffles.ghost.json', data: JSON.stringify(blog, null, 2) },
    { name: 'content/images/2025/03/snow.jpg', data: 'a picture' },
  ])
  const box = await openTestBox('ghost.zip', zip)
  expect(await postsOf(box)).toEqual(await readAll())
  const stream = await box.openPicture('/content/images/2025/03/snow.jpg')
  expect(String((await stream?.toArray())?.[0])).toBe('a picture')
  expect(await box.openPicture('/content/images/nowhere.jpg')).toBeNull()
})

test('cards of newer versions keep their words', async () => {
  const children = [
    { type: 'header', version: 2, heading: 'New here', subheading: 'Come in' },
    {
      ...{ type: 'call-to-action', textValue: '<p>Adopt him</p>' },
      ...{ buttonText: 'Yes', buttonUrl: 'https://a.example/' },
    },
  ]
  const lexical = JSON.stringify({ root: { type: 'root', children } })
  const post = { id: '1', title: 'Cards', slug: 'cards', status: 'draft', lexical }
  const box = await openTestBox('ghost.json', JSON.stringify({ db: [{ data: { posts: [post] } }] }))
  expect((await postsOf(box))[0]?.markdown).toBe(
    '## New here\n\nCome in\n\nAdopt him\n\n[Yes](https://a.example/)',
  )
})

test('a list below an item of the newer editor stands below it', async () => {
  const list = (listType: string, ...children: unknown[]) => ({ type: 'list', listType, children })
  const item = (...children: unknown[]) => ({ type: 'listitem', children })
  const children = [
    list(
      'number',
      item(text('Leash')),
      item(list('bullet', item(text('long')), item(list('bullet', item(text('red')))))),
      item(text('Treats')),
    ),
    { type: 'paragraph', children: [text('And')] },
    list('bullet', item(list('bullet', item(text('at once')))), item(text('later'))),
  ]
  const lexical = JSON.stringify({ root: { type: 'root', children } })
  const post = { id: '1', title: 'Lists', slug: 'lists', status: 'draft', lexical }
  const box = await openTestBox('ghost.json', JSON.stringify({ db: [{ data: { posts: [post] } }] }))
  expect((await postsOf(box))[0]?.markdown).toBe(
    '1. Leash\n  * long\n    * red\n2. Treats\n\nAnd\n\n* at once\n* later',
  )
})
