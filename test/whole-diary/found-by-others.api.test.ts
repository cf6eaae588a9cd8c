import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost } from '../make.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

const post = '/blog/rain-a-negotiation'
const origin = 'http://localhost:3000'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    env: { SEED: 'demo' },
    assets: {
      ...plainAssets,
      staticFolder: new URL('../../public/', import.meta.url).pathname,
      loadRenderer: () => import('../../src/site/entry-server.tsx'),
    },
  })
})
afterAll(() => diary.close())

const read = async (url: string) => (await diary.app.inject(url)).body
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  )

test('a post tells search engines and other sites what it is', async () => {
  const html = await read(post)
  const [, title = ''] = /<h1[^>]*>([^<]+)</.exec(html) ?? []
  expect(title).not.toBe('')
  expect(content(html, 'og:title')).toContain(title)
  expect(content(html, 'og:type')).toBe('article')
  expect(content(html, 'og:url')).toBe(origin + post)
  expect(content(html, 'twitter:card')).toBe('summary_large_image')
  expect(content(html, 'twitter:title')).toBe(content(html, 'og:title'))
  expect(content(html, 'twitter:image')).toBe(content(html, 'og:image'))
  expect(html).toContain(`<link rel="canonical" href="${origin}${post}"`)
  const image = new URL(content(html, 'og:image') ?? '')
  const picture = await diary.app.inject(image.pathname)
  expect(picture.headers['content-type']).toMatch(/^image\//)
  expect(things(html)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: title, url: origin + post }),
  )
  const path = things(html).find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(path.itemListElement.map((step: { position: number }) => step.position)).toEqual([1, 2, 3])
})

test('a post is described in plain words, wherever it is named', async () => {
  const words = `![Naps](/media/demo/sofa-nap/1600x1067.jpg)\n\n${'He **naps** [here](/about). '.repeat(12)}`
  await diary.services.posts.insert(
    makePost({ slug: 'plain-words', content: words, excerpt: words.slice(0, 150) }),
  )
  await diary.services.platform.changes.announce()
  const html = await read('/blog/plain-words')
  const plain = /^He naps here\. [\w. ]*…$/
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(content(html, name), name).toMatch(plain)
  }
  expect(things(html)[0].description).toMatch(plain)
  expect(await read('/blog')).toMatch(/>He naps here\. [\w. ]*…</)
})

test('every icon that a page or the manifest names is there', async () => {
  const html = await read('/')
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g)]
  const manifest = JSON.parse(await read('/site.webmanifest'))
  expect(named).toHaveLength(3)
  expect(manifest.icons).toHaveLength(3)
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const icon of [...named.map(([, href = '']) => href), ...icons]) {
    const answer = await diary.app.inject(icon)
    expect(answer.statusCode, icon).toBe(200)
    expect(answer.headers['content-type'], icon).toMatch(/^image\//)
  }
})
