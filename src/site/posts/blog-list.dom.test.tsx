import { expect, test } from 'vitest'
import { call, expectErrors, network, openSite } from '#test/dom/dom.tsx'

const skeletons = () => document.querySelectorAll('[data-skeleton]').length

test('nothing found is said in the words of what was asked', async () => {
  const searched = await openSite('/blog?search=zzz')
  await expect.element(searched.getByText('No posts found matching "zzz".')).toBeVisible()
})

test('an unknown category says so, and leads back to all posts', async () => {
  const page = await openSite('/blog?category=Submarines')
  await expect.element(page.getByText('No posts found in the Submarines category.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'View all posts' }))
    .toHaveAttribute('href', '/blog')
})

test('whoever moves here sees a hint of each cover until it has come', async () => {
  const [post] = await call<{ coverImage: string }[]>('GET', '/api/posts')
  const release = await network.hold(`GET ${post!.coverImage.replace(/[^/]+$/, '')}480.avif`)
  await openSite('/blog')
  const hint = document.querySelector<HTMLCanvasElement>('.post-card .blur canvas')
  await expect.poll(() => hint?.width).toBeLessThanOrEqual(32)
  await release()
})

test('six skeletons while the list comes, then the failure', async () => {
  expectErrors(/Failed to load resource/)
  await network.answer('GET /api/posts', 500)
  const release = await network.hold('GET /api/posts')
  const page = await openSite('/blog', undefined, { hasData: false })
  expect(skeletons()).toBe(6)
  await release()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to load posts. Please try again later.')
  expect(skeletons()).toBe(0)
})
