import { makePost } from '#test/make.ts'
import { expect, test } from './fixtures.ts'
import { asOwner } from './owner-api.ts'
import { richMarkdown } from './rich-markdown.ts'

const address = '/blog/two-weeks-in-brittany'

test.beforeEach(async ({ playwright, diary }) => {
  const api = await asOwner(await playwright.request.newContext(), diary.url)
  await api.write(
    '/api/admin/posts',
    makePost({ slug: 'two-weeks-in-brittany', content: richMarkdown }),
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a table, lists, a caption, an album and a video are there', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).hostname))
    await page.goto(address)
    const body = page.locator('[data-post-body]')
    await expect(body.getByRole('columnheader')).toHaveText(['Day', 'Walks', 'Best find'])
    await expect(body.getByRole('cell', { name: 'a crab, eaten returned' })).toBeVisible()
    await expect(body.locator('li li li')).toHaveText(['washed', 'hidden'])
    await expect(body.getByRole('img', { name: 'Done', exact: true })).toHaveCount(1)
    await expect(body.getByRole('img', { name: 'To do' })).toHaveCount(1)
    await expect(body.getByRole('figure').first()).toContainText('The tide took his ball at six')
    await expect(body.getByRole('separator')).toHaveCount(1)
    const album = body.locator('.photos')
    await expect(album.getByRole('img')).toHaveCount(3)
    await album.scrollIntoViewIfNeeded()
    const tops = await album
      .getByRole('figure')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    const video = body.getByRole('link', { name: 'Watch the video on YouTube' })
    await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(new Set(requested)).toEqual(new Set(['localhost']))
    await album.getByRole('link', { name: 'Listening' }).click()
    await expect(page).toHaveURL(/\/media\/demo\/portrait-tilt\/1600x1067\.jpg$/)
  })
})

test('a visitor who moves there from a list reads the same, loads no renderer, and opens a photo whole', async ({
  page,
}) => {
  await page.goto(address)
  const drawn = await page.locator('[data-post-body]').innerHTML()
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto('/blog')
  await page.getByRole('link', { name: makePost().title }).first().click()
  await expect(page).toHaveURL(address)
  expect(await page.locator('[data-post-body]').innerHTML()).toBe(drawn)
  expect(scripts.join('')).not.toContain('table-scroll')

  await page.locator('.photos').getByRole('link', { name: 'In the basket' }).click()
  await expect(page).toHaveURL(/laundry-basket\/1600x1067\.jpg$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
})
