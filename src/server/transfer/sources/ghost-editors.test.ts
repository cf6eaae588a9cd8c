import { expect, test } from 'vitest'
import { ghostPost, readGhostBlog } from '#test/transfer/ghost-blog.ts'
import { ghostText } from '#test/transfer/ghost-documents.ts'
import { openTestSource, postNamed, postsOf } from '#test/transfer/read-sources.ts'

test('what only the newer editor keeps becomes markdown', async () => {
  expect(postNamed(await readGhostBlog(), 'First "snow"').markdown).toBe(
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
  expect(postNamed(await readGhostBlog(), 'older').markdown).toBe(
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
  const posts = [ghostPost({ slug: 'early', id: 5, markdown: 'old *words*', page: 0 })]
  const early = JSON.stringify({ meta: { version: '003' }, data: { posts } })
  const [found] = await postsOf(await openTestSource('ghost.json', early))
  expect(found).toMatchObject({ key: 'ghost:5', status: 'published', markdown: 'old *words*' })
})

test('what was shown is read as it was shown', async () => {
  expect(postNamed(await readGhostBlog(), 'shown').markdown).toBe(
    'As shown [there](/older/)\n\n[X](https://x.example/)',
  )
})

test('a film keeps a line of its own, and is named', async () => {
  const film = 'https://old.example/content/media/run.mp4'
  const children = [{ type: 'video', src: film }]
  const lexical = JSON.stringify({ root: { type: 'root', children } })
  const posts = [{ id: '1', title: 'Run', slug: 'run', status: 'draft', lexical }]
  const file = JSON.stringify({ db: [{ data: { posts } }] })
  const [found] = await postsOf(await openTestSource('ghost.json', file))
  expect(found).toMatchObject({ markdown: film, warnings: [{ kind: 'video', detail: film }] })
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
  const box = await openTestSource(
    'ghost.json',
    JSON.stringify({ db: [{ data: { posts: [post] } }] }),
  )
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
      item(ghostText('Leash')),
      item(list('bullet', item(ghostText('long')), item(list('bullet', item(ghostText('red')))))),
      item(ghostText('Treats')),
    ),
    { type: 'paragraph', children: [ghostText('And')] },
    list('bullet', item(list('bullet', item(ghostText('at once')))), item(ghostText('later'))),
  ]
  const lexical = JSON.stringify({ root: { type: 'root', children } })
  const post = { id: '1', title: 'Lists', slug: 'lists', status: 'draft', lexical }
  const box = await openTestSource(
    'ghost.json',
    JSON.stringify({ db: [{ data: { posts: [post] } }] }),
  )
  expect((await postsOf(box))[0]?.markdown).toBe(
    '1. Leash\n  * long\n    * red\n2. Treats\n\nAnd\n\n* at once\n* later',
  )
})
