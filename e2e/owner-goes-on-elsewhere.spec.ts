import type { Browser, Page } from '@playwright/test'
import { content, saveButton, titleField } from './post-editor.ts'
import { expect, test } from './signed-in.ts'

const recent = (page: Page) =>
  page.locator('.box').filter({ has: page.getByRole('heading', { name: 'Recent posts' }) })
const isDraftSaved = (page: Page) => expect(page.locator('[data-draft="saved"]')).toBeVisible()

async function onThePhone(browser: Browser, page: Page) {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState,
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  return context.newPage()
}

test('half a title is on the phone after a pause, and never in public', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/posts/new')
  await titleField(page).pressSequentially('Hal')
  await expect(page.getByText('Saving…')).toBeVisible()
  await isDraftSaved(page)
  await expect(page.getByText(/^Unfinished draft saved at/).first()).toBeVisible()

  const phone = await onThePhone(browser, page)
  await phone.goto('/admin')
  const row = recent(phone).getByRole('listitem').filter({ hasText: 'Hal' })
  await expect(row.getByText('Unfinished')).toBeVisible()
  await row.getByRole('link', { name: 'Hal' }).tap()
  await expect(titleField(phone)).toHaveValue('Hal')
  await titleField(phone).fill('Half a title')
  await content(phone).fill('Gone on with on the phone, in the hallway.')
  await isDraftSaved(phone)
  await phone.getByRole('button', { name: 'Choose a cover image' }).tap()
  await phone
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .tap()
  await phone.getByLabel('Category').selectOption('travel')
  await saveButton(phone).tap()
  await expect(phone).toHaveURL(/\/admin$/)
  await expect(recent(phone).getByText('Half a title')).toBeVisible()
  await expect(recent(phone).getByText('Unfinished')).toHaveCount(0)
  const [post] = (await (await page.request.get('/api/posts')).json()) as { title: string }[]
  expect(post?.title).not.toMatch(/^Hal/)
  await phone.context().close()
})

test.describe('two windows on one draft', () => {
  test.use({ expectedErrors: [/409/] })
  test('do not overwrite each other: the second is told, compares and chooses', async ({
    page,
    context,
    call,
  }) => {
    await page.goto('/admin/posts/new')
    await titleField(page).fill('Written twice')
    await isDraftSaved(page)
    await page.goto('/admin')
    const other = await context.newPage()
    for (const one of [page, other]) {
      await one.goto('/admin')
      await recent(one).getByRole('link', { name: 'Written twice' }).click()
      await expect(titleField(one)).toHaveValue('Written twice')
    }
    await content(page).fill('From the first window.')
    await isDraftSaved(page)
    await content(other).fill('From the second window.')
    await other.getByRole('button', { name: 'Compare' }).click()
    const dialog = other.getByRole('dialog', { name: 'This draft was changed in another window' })
    await expect(dialog.locator('del').first()).toContainText('first')
    const [draft] = await call<{ key: string }[]>('GET', '/api/admin/drafts')
    const stored = await call<{ draft: { content: string } }>(
      'GET',
      `/api/admin/drafts/${draft?.key}`,
    )
    expect(stored.draft.content).toBe('From the first window.')
    await dialog.getByRole('button', { name: 'Use the other version' }).click()
    await expect(content(other)).toHaveValue('From the first window.')
    await other.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(content(other)).toHaveValue('From the second window.')
  })
})

test.describe('without a line', () => {
  test.use({ expectedErrors: [/ERR_|Failed to/] })
  test('it says so, keeps the words in this browser, and sends them when the line is back', async ({
    page,
    call,
  }) => {
    await page.goto('/admin/posts/new')
    await expect(titleField(page)).toBeVisible()
    await page.context().setOffline(true)
    await titleField(page).fill('Under the sofa')
    await expect(page.getByText('Offline. Kept in this browser.').first()).toBeVisible()
    await page.context().setOffline(false)
    await isDraftSaved(page)
    const drafts = await call<{ title: string }[]>('GET', '/api/admin/drafts')
    expect(drafts.map(({ title }) => title)).toContain('Under the sofa')
  })
})
