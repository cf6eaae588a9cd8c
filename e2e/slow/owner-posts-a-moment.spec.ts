import { type Browser, expect, test } from '@playwright/test'
import { drawTestImage } from '#test/make-image.ts'
import { startDiary } from '../diary.ts'
import { signInAsOwner } from '../fixtures.ts'

for (const dies of ['between the photos', 'after the post was made'] as const) {
  test(`a server that is killed ${dies} gets the rest of the moment later, once`, ({ browser }) =>
    postWhileItDies(browser, dies))
}

async function postWhileItDies(browser: Browser, dies: string) {
  // The test starts the product three times.
  test.setTimeout(180_000)
  const own = await startDiary()
  const context = await browser.newContext({ baseURL: own.url })
  try {
    const page = await context.newPage()
    await signInAsOwner(page)
    await page.goto('/admin/moment')
    const buffer = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
    const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
    await page.locator('input[type=file]').setInputFiles(files)
    await page.getByLabel('What happened?').fill('The lights went out. He slept on.')
    const isPost = dies !== 'between the photos'
    let uploads = 0
    await page.route(isPost ? '**/api/admin/posts' : '**/api/admin/media**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      uploads += 1
      if (!isPost && uploads === 1) return route.fallback()
      if (isPost) await route.fetch()
      await own.crash()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Post now' }).click()
    await expect(page.getByText(/^The diary didn’t answer\./)).toBeVisible()
    await page.unrouteAll()
    await own.restart()
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByText('Posted just now, both of them.')).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    const headers = { authorization: `Bearer ${token}` }
    const posts = await (await page.request.get('/api/admin/posts', { headers })).json()
    const made = posts.filter(({ title }: { title: string }) => title === 'The lights went out')
    expect(made).toHaveLength(1)
  } finally {
    await context.close()
    await own.stop()
  }
}
