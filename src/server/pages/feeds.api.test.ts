import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPost } from '#shared/contract/posts.admin.ts'
import { makePost } from '#test/make.ts'
import { readClipFixture } from '#test/reading/read-clip.ts'
import { readXml } from '#test/reading/read-xml.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
const origin = 'https://diary.example'

async function write(post: Parameters<typeof makePost>[0]) {
  const payload = makePost(post)
  const answer = await diary.app.inject({ method: 'POST', url: createPost.path, payload })
  expect(answer.statusCode).toBe(200)
}

const get = (url: string) => diary.app.inject({ method: 'GET', url })

beforeEach(async () => {
  diary = await createTestApp({ visitor: adminVisitor, env: { PUBLIC_URL: origin } })
  await write({
    title: 'Ham & <cheese> "trade" \u0001',
    slug: 'ham-and-cheese',
    content:
      'He said ]]> and [left](/about).\n\n![nap](/media/demo/sofa-nap/1600x1067.jpg)\n\n<b>raw</b>',
    excerpt: 'A fair trade, with ampersands & angles < >.',
    category: 'adventure',
  })
  await write({ title: 'A secret draft', slug: 'a-secret-draft', published: false })
})
afterEach(() => diary.close())

describe('the feed', () => {
  it('encloses the clip of a post, and nothing in a post without one', async () => {
    expect((await get('/rss.xml')).body).not.toContain('<enclosure')
    const film = Readable.from([await readClipFixture('silent.mp4')])
    const { clip } = await diary.services.photos.media.store(film)
    await write({ slug: 'a-run', content: `He runs.\n\n![He runs](${clip})` })
    const src = clip!.replace(/#.*/, '')
    const { headers } = await get(src)
    const enclosure = `<enclosure url="${origin}${src}" length="${headers['content-length']}" type="video/mp4"/>`
    expect((await get('/rss.xml')).body.split('<enclosure')).toHaveLength(2)
    expect((await get('/rss.xml')).body).toContain(enclosure)
  })

  it('is well-formed whatever a post contains, and holds it whole', async () => {
    const answer = await get('/rss.xml')
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { first, all } = readXml(answer.body)
    expect(all('item')).toHaveLength(1)
    expect(first('item title')).toBe('Ham & <cheese> "trade"')
    expect(first('item link')).toBe(`${origin}/blog/ham-and-cheese`)
    expect(first('item category')).toBe('Adventures')
    expect(new Date(first('item pubDate')).getTime()).not.toBeNaN()
    const content = first('item content:encoded')
    expect(content).toContain('He said ]]&gt; and')
    expect(content).toContain(`href="${origin}/about"`)
    expect(content).toContain(`src="${origin}/media/demo/sofa-nap/1600x1067.jpg"`)
    expect(content).toContain('&lt;b&gt;raw&lt;/b&gt;')
    expect(content).toMatch(
      /<p><em>Pretzel (was \d+ years.* old|turned \d+ on his birthday)\.<\/em><\/p>$/,
    )
  })

  it('describes a post in plain words, also one whose excerpt was cut out of its markdown', async () => {
    const content = `![A dog](/media/demo/sofa-nap/1600x1067.jpg)\n\n${'He **naps** [here](/about). '.repeat(12)}`
    await write({ title: 'Marks', slug: 'marks', content, excerpt: content.slice(0, 150) })
    const { first } = readXml((await get('/rss.xml')).body)
    expect(first('item description')).toMatch(/^He naps here\. [\w. ]*…$/)
    expect((await get('/api/posts/marks')).json().excerpt).toMatch(/^He naps here\./)
    const { posts } = (await get('/api/blog-page')).json()
    expect(posts[0].excerpt).toMatch(/^He naps here\./)
  })

  it('shows the poster of a clip, which leads to the post', async () => {
    const content = '![He runs](/media/abc/clip.mp4#1280x720,12 "Uncut")'
    await write({ title: 'The ball', slug: 'the-ball', content })
    const { first } = readXml((await get('/rss.xml')).body)
    expect(first('item content:encoded')).toMatch(
      /^<figure class="clip"><a class="clip-still" href="https?:[^"]*\/blog\/the-ball"><picture>/,
    )
    expect(first('item content:encoded')).toContain(`src="${origin}/media/abc/1280x720.jpg"`)
    expect(first('item content:encoded')).not.toContain('clip.mp4')
  })

  it('says that the words of a post are in another language', async () => {
    await write({ slug: 'en-route', content: 'Il **dort**.', lang: 'fr' })
    const { first } = readXml((await get('/rss.xml')).body)
    // The sentence about the dog's age is in the diary's language, outside the marked text.
    expect(first('item content:encoded')).toMatch(
      /^<div lang="fr"><p>Il <strong>dort<\/strong>\.<\/p><\/div><p><em>Pretzel was /,
    )
  })

  it('never shows a draft', async () => {
    for (const url of ['/rss.xml', '/sitemap.xml']) {
      expect((await get(url)).body).not.toContain('secret')
    }
  })

  it('shows a post as soon as it is published', async () => {
    await get('/rss.xml')
    await write({ title: 'News from the garden', slug: 'news-from-the-garden' })
    expect((await get('/rss.xml')).body).toContain('/blog/news-from-the-garden')
    expect((await get('/sitemap.xml')).body).toContain('/blog/news-from-the-garden')
  })
})

describe('the sitemap', () => {
  it('lists every public page and every post by its full address', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = readXml(answer.body).all('url loc')
    const paths = [
      '/',
      '/blog',
      '/gallery',
      '/about',
      '/timeline',
      '/contact',
      '/blog/ham-and-cheese',
    ]
    for (const path of paths) {
      expect(addresses).toContain(origin + path)
    }
  })
})

it('robots are sent to the sitemap and kept out of the admin area', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(body).toContain('Disallow: /admin')
})

it('the manifest carries the name and colour from the settings', async () => {
  const change = { blogName: 'Sausage News', primaryColor: '#0a7d55' }
  await diary.app.inject({ method: 'PUT', url: '/api/admin/settings', payload: change })
  const answer = await get('/site.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = answer.json()
  expect(manifest).toMatchObject({ name: 'Sausage News', theme_color: '#0a7d55', start_url: '/' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512')
})
