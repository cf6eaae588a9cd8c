import { intercept } from './intercept.ts'
import {
  appendText,
  content,
  expectStoredLocally,
  fillNewPost,
  openEditor,
  sampleText,
  saveButton,
  titleField,
} from './post-editor.ts'
import { expect, makePostInput, test as signedIn } from './signed-in.ts'

const test = signedIn.extend<{ makePost: (title: string) => Promise<number> }>({
  makePost: ({ call }, use) =>
    use(async (title) => {
      const post = makePostInput(title, { content: sampleText, published: false })
      return (await call('POST', '/api/admin/posts', post)).id
    }),
})

test('two new posts keep apart, and once its tab is closed each is offered again, with the difference', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto('/admin/posts/new')
  await titleField(page).fill('The closed tab')
  await content(page).fill(sampleText)
  await expectStoredLocally(page)
  await other.goto('/admin/posts/new')
  await titleField(other).fill('Second of two')
  await expectStoredLocally(other)
  await expect(other.getByText('You have unsaved changes')).toBeHidden()
  await page.close()
  await other.close()

  const again = await context.newPage()
  await again.goto('/admin/posts/new')
  const offers = again.getByRole('region', { name: /^You have unsaved changes/ })
  await expect(offers).toHaveCount(2)
  for (const one of await offers.all()) {
    await one.getByRole('button', { name: 'Show the difference' }).click()
  }
  const offer = offers.filter({ has: again.locator('ins').filter({ hasText: sampleText }) })
  await expect(offer).toHaveCount(1)
  await offer.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(offers).toHaveCount(1)
  await expect(titleField(again)).toHaveValue('The closed tab')
  await expect(content(again)).toHaveValue(sampleText)
  await expect(saveButton(again)).toBeEnabled()
})

test('a crashed page: the last words of an edit are offered again', async ({
  page,
  context,
  makePost,
}) => {
  const id = await makePost('The crashed page')
  await openEditor(page, id)
  await appendText(page, ' The very last word.')
  await expectStoredLocally(page)
  const cdp = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => {})
  await crashed

  const again = await context.newPage()
  await openEditor(again, id)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(content(again)).toHaveValue(`${sampleText} The very last word.`)
  await saveButton(again).click()
  await expect(again).toHaveURL(/\/admin$/)
  await openEditor(again, id)
  await expect(content(again)).toHaveValue(`${sampleText} The very last word.`)
  await expect(again.getByText('You have unsaved changes')).toBeHidden()
})

test('leaving or closing the tab with unsaved changes asks, and the words wait for the return', async ({
  page,
  makePost,
}) => {
  const id = await makePost('Leaving the page')
  await openEditor(page, id)
  let requests = 0
  page.on('dialog', async (dialog) => {
    requests += 1
    await dialog.accept()
  })
  await page.reload()
  expect(requests).toBe(0)
  await appendText(page, ' Not yet saved.')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(content(page)).toHaveValue(`${sampleText} Not yet saved.`)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(content(page)).toHaveValue(`${sampleText} Not yet saved.`)
  expect(requests).toBe(0)
  await page.reload()
  expect(requests).toBe(1)
})

test.describe('an ended session', () => {
  test.use({ expectedErrors: [/401/] })
  test('asks to sign in again in place, and then the save goes on', async ({ page, makePost }) => {
    const id = await makePost('The ended session')
    await openEditor(page, id)
    await appendText(page, ' Typed after the session ended.')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.removeItem('adminToken'))
    await saveButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog.getByLabel('Email')).toHaveValue('owner@example.com')
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByRole('button', { name: 'Sign in and save' }).click()
    await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible()
    await dialog.getByLabel('Password').fill('short-legs-long-stories')
    await dialog.getByRole('button', { name: 'Sign in and save' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await openEditor(page, id)
    await expect(content(page)).toHaveValue(`${sampleText} Typed after the session ended.`)
  })
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: [/409/] })
  test('a save over a newer version is refused; mine can win, theirs stays in the history', async ({
    page,
    context,
    makePost,
  }) => {
    const id = await makePost('Mine wins')
    const other = await context.newPage()
    await openEditor(page, id)
    await openEditor(other, id)
    await appendText(other, ' From the other tab.')
    await saveButton(other).click()
    await expect(other).toHaveURL(/\/admin$/)
    await appendText(page, ' From this tab.')
    await saveButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'This post was saved somewhere else' })
    await expect(dialog.locator('del')).toContainText(/the other/)
    await expect(dialog.locator('ins')).toContainText('this')
    await openEditor(other, id)
    await expect(content(other)).toHaveValue(`${sampleText} From the other tab.`)
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await openEditor(page, id)
    await expect(content(page)).toHaveValue(`${sampleText} From this tab.`)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('listitem').nth(1).getByRole('button').click()
    await expect(history.locator('ins')).toContainText(/the other/)
    await history.getByRole('button', { name: 'Restore this version' }).click()
    await expect(content(page)).toHaveValue(`${sampleText} From the other tab.`)
    await content(page).press('Control+z')
    await expect(content(page)).toHaveValue(`${sampleText} From this tab.`)
  })
})

test.describe('an answer that is lost', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|Failed to load/] })
  test('makes no second post, even from a draft restored in another tab', async ({
    page,
    context,
  }) => {
    const title = 'The lost answer'
    await fillNewPost(page, title)
    await intercept(page, '**/api/admin/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await saveButton(page).click()
    await expect(
      page.getByText('Failed to create post. Please try again.', { exact: true }),
    ).toBeVisible()
    await expectStoredLocally(page)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/posts/new')
    await again.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(content(again)).toHaveValue(sampleText)
    await saveButton(again).click()
    await expect(again).toHaveURL(/\/admin$/)
    await again.goto(`/admin?tab=content&filter=${title}`)
    await expect(again.getByRole('link', { name: title, exact: true })).toHaveCount(1)
  })
})
