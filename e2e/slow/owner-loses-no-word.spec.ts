import { type Browser, expect, test } from '@playwright/test'
import { startDiary } from '../diary.ts'
import { signInAsOwner } from '../fixtures.ts'
import {
  appendText,
  content,
  expectStoredLocally,
  fillNewPost,
  openEditor,
  sampleText,
  saveButton,
} from '../post-editor.ts'

for (const when of ['before', 'after'] as const) {
  test(`a server that dies ${when} it has written: nothing is lost, nothing is there twice`, ({
    browser,
  }) => saveWhileItDies(browser, when))
}

/** Kills the server during a first save: nothing may be lost or saved twice. */
async function saveWhileItDies(browser: Browser, when: 'before' | 'after') {
  // The test starts the product three times.
  test.setTimeout(180_000)
  const own = await startDiary()
  const context = await browser.newContext({ baseURL: own.url })
  try {
    const page = await context.newPage()
    await signInAsOwner(page)
    await fillNewPost(page, 'Died while writing')
    await page.route('**/api/admin/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      if (when === 'after') await route.fetch()
      await own.crash()
      await route.abort()
    })
    await saveButton(page).click()
    await expect(
      page.getByText('Failed to create post. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(content(page)).toHaveValue(sampleText)
    await expectStoredLocally(page)
    await page.unroute('**/api/admin/posts')
    await own.restart()

    await appendText(page, ' And on we go.')
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/admin$/)
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    const headers = { authorization: `Bearer ${token}` }
    const posts = await (await page.request.get('/api/admin/posts', { headers })).json()
    const made = posts.filter((post: { title: string }) => post.title === 'Died while writing')
    expect(made).toHaveLength(1)
    await openEditor(page, made[0].id)
    await expect(content(page)).toHaveValue(`${sampleText} And on we go.`)
  } finally {
    await context.close()
    await own.stop()
  }
}
