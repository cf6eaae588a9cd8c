import { makePost } from '#test/make.ts'
import { expect, test } from './fixtures.ts'
import { asOwner } from './owner-api.ts'

const post = '/blog/rain-a-negotiation'

test('a post tells search engines and other sites what it is', async ({ page, baseURL }) => {
  await page.goto(post)
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(await content('og:title')).toContain(title)
  expect(await content('og:type')).toBe('article')
  expect(await content('og:url')).toBe(baseURL + post)
  expect(await content('twitter:card')).toBe('summary_large_image')
  expect(await content('twitter:title')).toBe(await content('og:title'))
  expect(await content('twitter:image')).toBe(await content('og:image'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + post)
  const picture = await page.request.get((await content('og:image')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text),
  )
  expect(things).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', headline: title, url: baseURL + post }),
  )
  const path = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(path.itemListElement.map((step: { position: number }) => step.position)).toEqual([1, 2, 3])
})

test('a post is described in plain words, wherever it is named', async ({
  page,
  request,
  diary,
}) => {
  const api = await asOwner(request, diary.url)
  const content = `![Naps](/media/demo/sofa-nap/1600x1067.jpg)\n\n${'He **naps** [here](/about). '.repeat(12)}`
  const { id } = await api.write<{ id: number }>(
    '/api/admin/posts',
    makePost({ slug: 'plain-words', content, excerpt: content.slice(0, 150) }),
  )
  try {
    await page.goto('/blog/plain-words')
    for (const name of ['description', 'og:description', 'twitter:description']) {
      const tag = page.locator(`meta[property="${name}"], meta[name="${name}"]`)
      await expect(tag).toHaveAttribute('content', /^He naps here\. [\w. ]*…$/)
    }
    const [thing] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(thing).toMatch(/"description":"He naps here\. [\w. ]*…"/)
    await page.goto('/blog')
    await expect(page.getByText(/^He naps here\. [\w. ]*…$/)).toBeVisible()
  } finally {
    await api.remove(`/api/admin/posts/${id}`)
  }
})

test('every icon that a page or the manifest names is there', async ({ page }) => {
  await page.goto('/')
  const named = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  const inManifest = manifest.icons.map((icon: { src: string }) => icon.src)
  expect(named).toHaveLength(3)
  expect(inManifest).toHaveLength(3)
  for (const icon of [...named, ...inManifest]) {
    const answer = await page.request.get(icon)
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
})
