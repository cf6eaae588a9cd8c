import { beforeEach, expect, test } from 'vitest'
import { call, openSite, resetDiary } from '#test/dom/dom.tsx'

beforeEach(resetDiary)

test('the privacy dialog says what is counted, as long as it is', async () => {
  const privacy = async (analytics: boolean) => {
    await call('PUT', '/api/admin/settings', {
      features: { comments: false, featuredPosts: true, analytics },
    })
    const page = await openSite('/')
    await page.getByRole('link', { name: 'Privacy' }).click()
    return page.getByRole('dialog')
  }
  const uncounted = await privacy(false)
  await expect.element(uncounted).toMatchTextContent('Reading the diary leaves nothing behind')
  const counted = await privacy(true)
  await expect.element(counted).toMatchTextContent('forgotten within two days')
  await expect.element(counted).not.toMatchTextContent('leaves nothing behind')
})
