import type { Page } from '@playwright/test'
import { waitForHydration } from './hydrated.ts'
import { expect, makePostInput, test, toastOf } from './signed-in.ts'

const slugField = (page: Page) => page.getByRole('textbox', { name: /^Slug/ })

test('a new address is told beside the field, and the old one leads to the post, from an open list too', async ({
  page,
  context,
  call,
}) => {
  const title = 'Renamed behind your back'
  const { id } = await call(
    'POST',
    '/api/admin/posts',
    makePostInput(title, { slug: 'the-before' }),
  )
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(slugField(page)).toHaveValue('the-before')
  await slugField(page).fill('the-after')
  await expect(page.getByText('The old address will redirect here.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the old address' }).click()
  await expect(slugField(page)).toHaveValue('the-before')
  await expect(page.getByText('The old address will redirect here.')).toBeHidden()

  const list = await context.newPage()
  await list.goto('/blog')
  await waitForHydration(list)
  await slugField(page).fill('the-after')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toastOf(page)).toContainText('saved')
  await expect(page.getByText('The old address will redirect here.')).toBeHidden()
  await list.getByRole('link', { name: title }).click()
  await expect(list).toHaveURL('/blog/the-after')
  await expect(list.getByRole('heading', { level: 1 })).toHaveText(title)
  const answer = await page.request.get('/blog/the-before', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/blog/the-after'])
  await page.goto('/blog/the-before')
  await expect(page).toHaveURL('/blog/the-after')

  await page.goto(`/admin/posts/${id}/edit`)
  await page.getByText('1 old address leads here').click()
  await page.getByRole('button', { name: 'Remove /blog/the-before' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 old address leads here')).toBeHidden()
  expect((await page.request.get('/blog/the-before')).status()).toBe(404)
})

test('a draft is shown by its link alone, until that is revoked or the post is public', async ({
  page,
  call,
  browser,
  diary,
}) => {
  const draft = makePostInput('Not for everybody yet', { slug: 'not-yet', published: false })
  const { id } = await call('POST', '/api/admin/posts', draft)
  await page.goto(`/admin/posts/${id}/edit`)
  const box = page.locator('.publish-box')
  await expect(box.getByRole('region', { name: 'Preview link' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a preview link' }).click()
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  await expect(page.getByText(/^Works until /)).toBeVisible()

  const stranger = await browser.newPage({ baseURL: diary.url })
  const answer = await stranger.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Not for everybody yet')
  await waitForHydration(stranger)
  await expect(stranger.getByText('One witness is still licking his nose.')).toBeVisible()
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  for (const path of ['/', '/blog', '/blog/not-yet', '/api/posts', '/rss.xml', '/sitemap.xml']) {
    expect(await (await stranger.request.get(path)).text()).not.toContain('Not for everybody yet')
  }

  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Make a preview link' })).toBeVisible()
  expect((await stranger.request.get(link)).status()).toBe(404)

  await page.getByRole('button', { name: 'Make a preview link' }).click()
  await expect(page.getByRole('textbox', { name: 'Preview link' })).not.toHaveValue(link)
  const second = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  await page.reload()
  await expect(page.getByText('There’s an active link.')).toBeVisible()
  await call('PUT', `/api/admin/posts/${id}`, { ...draft, published: true })
  await stranger.goto(second)
  await expect(stranger).toHaveURL('/blog/not-yet')
  expect(diary.output()).not.toContain(second.split('/').at(-1))
  await stranger.close()
})
