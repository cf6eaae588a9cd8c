import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestSource, postNamed, postsOf } from '#test/transfer/read-sources.ts'

const wxr = readFileSync('test/fixtures/transfer/wordpress-6.xml', 'utf8').replaceAll('\n', '\r\n')
const uploads = 'https://biscuit.example/wp-content/uploads/2025/05'
const readAll = async (text = wxr) => postsOf(await openTestSource('blog.xml', text))

test('every block that WordPress 6 writes becomes markdown, with whole pictures', async () => {
  const { markdown, cover, pictures, warnings } = postNamed(await readAll(), 'Spring')
  expect(markdown).toBe(
    [
      'Spring is here. \\[1\\] Like [the older one](/2025/05/older/).',
      `![In the meadow](${uploads}/meadow-scaled.jpg "Ears up")`,
      `![By address alone](${uploads}/stick.jpg)`,
      `![Through Jetpack](${uploads}/meadow-scaled.jpg)`,
      `::: photos\n![The meadow](${uploads}/meadow-scaled.jpg "One")\n![A stick](${uploads}/stick.jpg)\n:::`,
      'Both of them',
      '> A walk a day.\n>\n> *The vet*',
      '* Leash\n  1. the long one\n  2. the red one\n* Treats',
      '| Day | Miles |\n| --- | --: |\n| Monday | 2 |',
      'His week',
      '### Left',
      'Right',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'Running',
      `[Plan of the walk](${uploads}/plan.pdf)`,
      '[Adopt](https://shelter.example/adopt)',
      '---',
      '```\n<b> [gallery]\n  sit()\n```',
      '**By hand**',
      `${uploads}/bark.mp3`,
      'His bark',
      `![](${uploads}/stick.jpg)`,
      `${uploads}/run.mp4`,
      `![The meadow](${uploads}/meadow-scaled.jpg)`,
      'On the cover',
      `![A stick](${uploads}/stick.jpg)`,
      'On one that stands still',
      `![Stick](${uploads}/stick.jpg)`,
      'Beside it',
      '**More of it**',
      'Hidden at first',
      'Biscuit writes each Sunday.',
      'Greetings!',
      '---',
      '1. By the [weather](https://weather.example/), not by the calendar',
    ].join('\n\n'),
  )
  expect(cover?.source).toBe(`${uploads}/stick.jpg`)
  expect(pictures.map(({ source }) => source)).toEqual([
    `${uploads}/stick.jpg`,
    `${uploads}/meadow-scaled.jpg`,
  ])
  expect(warnings).toEqual([
    { kind: 'other', detail: 'A reusable block that isn’t in the file' },
    { kind: 'gallery', detail: '2 pictures' },
    { kind: 'video', detail: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { kind: 'video', detail: `${uploads}/bark.mp3` },
    { kind: 'video', detail: `${uploads}/run.mp4` },
  ])
})

test('a sticky post stands on the home page here, too', async () => {
  const sticky = (await readAll()).filter(({ featured }) => featured)
  expect(sticky.map(({ title }) => title)).toEqual(['Spring'])
})

test('what its older editor wrote shows whole pictures too, whatever their address', async () => {
  expect(postNamed(await readAll(), 'Older').markdown).toBe(
    [
      'One line.\nAnd another.',
      `![Stick](${uploads}/stick.jpg "His stick")`,
      `::: photos\n![A stick](${uploads}/stick.jpg)\n![The meadow](${uploads}/meadow-scaled.jpg)\n:::`,
      'https://youtu.be/dQw4w9WgXcQ',
      `![](${uploads}/meadow-scaled.jpg)`,
    ].join('\n\n'),
  )
})

test('what only its writers saw is not public: notes, thrown away blocks, posts for few', async () => {
  const posts = await readAll()
  expect(posts.map(({ title, status }) => `${title}: ${status}`)).toEqual([
    'Spring: published',
    'Older: published',
    'With a password: draft',
    'Private: draft',
    'Thrown away: draft',
    'Planned: draft',
    'A draft: draft',
    'Waiting for a look: draft',
    'About: draft',
  ])
  const spring = postNamed(posts, 'Spring')
  expect(spring.markdown).not.toContain('telephone')
  expect(spring.comments).toMatchObject([
    { key: 'wp:1', parentKey: null, name: 'Robin', status: 'approved', byOwner: false },
    { key: 'wp:2', parentKey: 'wp:1', name: 'nora', status: 'approved', byOwner: true },
    { key: 'wp:3', parentKey: null, name: 'Kim', status: 'waiting', byOwner: false },
    { key: 'wp:5', parentKey: null, name: 'Pills', status: 'spam', byOwner: false },
  ])
  expect(spring.comments).toHaveLength(4)
  expect(spring).toMatchObject({
    ...{ category: 'Walks', tags: ['spring'], author: 'Nora', slug: 'spring' },
    oldAddresses: ['/2025/05/spring/', '/?p=10', '/2025/05/first-spring/'],
  })
})

test('blocks that multiply each other come in as far as there is room', async () => {
  const many = (ref: number) => `<p>again</p><!-- wp:block {"ref":${ref}} /-->`.repeat(2000)
  const hostile = wxr
    .replace('<p>Biscuit writes each Sunday.</p>', () => many(14))
    .replace('<p>Greetings!</p>', () => `${'Greetings! '.repeat(10_000)}`)
  const { markdown, warnings } = postNamed(await readAll(hostile), 'Spring')
  expect(markdown.length).toBeLessThan(2_000_000)
  expect(warnings).toContainEqual({
    ...{ kind: 'other', detail: 'A reusable block that isn’t in the file' },
  })
})
