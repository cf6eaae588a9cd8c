import type { Dialog } from '@playwright/test'
import { makePost } from '#test/make.ts'
import { expect, test } from './fixtures.ts'
import { hostileMarkdown } from './hostile-markdown.ts'
import { asOwner } from './owner-api.ts'

test('a post shows its cover, its facts, its words and where to go next', async ({
  page,
  context,
  diary,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/rain-a-negotiation')
  await expect(page).toHaveTitle("Rain: A Negotiation - Pretzel's Dachshund Diary")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain: A Negotiation')
  await expect(page.locator('.cover')).toContainText('Nov 8, 2026')
  await expect(page.locator('.cover')).toContainText(/\d+ min read/)
  await expect(page.locator('.cover').getByRole('link', { name: 'Training' })).toHaveAttribute(
    'href',
    '/blog?category=Training',
  )
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  const { sidebarText } = await (await page.request.get('/api/dog')).json()
  expect(sidebarText).toMatch(/^Pretzel is a \d+-year-old miniature dachshund/)
  await expect(page.getByText(sidebarText)).toBeVisible()
  for (const network of ['Facebook', 'Twitter', 'Pinterest']) {
    const link = page.locator('.share').getByRole('link', { name: network })
    expect(await link.getAttribute('href')).toContain(
      encodeURIComponent('/blog/rain-a-negotiation'),
    )
  }
  const og = page.locator('meta[property="og:image"]')
  await expect(og).toHaveAttribute('content', /\/media\/.*rainy-day/)

  const alerted = page.waitForEvent('dialog')
  const click = page.getByRole('button', { name: 'Copy link' }).click()
  const dialog: Dialog = await alerted
  expect(dialog.message()).toBe('Link copied to clipboard!')
  await dialog.accept()
  await click
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${diary.url}/blog/rain-a-negotiation`)
})

test.describe('hostile markdown', () => {
  // One picture uses a port that browsers block.
  test.use({ expectedErrors: [/ERR_UNSAFE_PORT/] })

  test('is shown as text and runs nothing', async ({ page, request, diary }) => {
    const api = await asOwner(request, diary.url)
    expect(hostileMarkdown.length).toBeGreaterThan(50)
    await api.write(
      '/api/admin/posts',
      makePost({ slug: 'hostile', content: hostileMarkdown.join('\n\n') }),
    )
    await page.addInitScript(() => {
      Object.assign(globalThis, { ran: [] })
    })
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      dialog.dismiss()
    })
    await page.goto('/blog/hostile')
    const body = page.locator('[data-post-body]')
    for (const link of await body.locator('a').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/(?!\/)|#)/)
    }
    await expect(body.locator('script, iframe, object, embed, svg, form, style, math')).toHaveCount(
      0,
    )
    const handlers = await body.evaluate((words) =>
      [...words.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
      ),
    )
    expect(handlers).toEqual([])
    expect(dialogs).toEqual([])
  })
})
