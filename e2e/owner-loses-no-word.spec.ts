import type { BrowserContext, Page } from '@playwright/test'
import { type Diary, startDiary } from './diary.ts'
import { expect, signInAsOwner, test } from './fixtures.ts'

const words = 'Every one of these words was typed by somebody, and none of them may be lost.'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Post' })
const areKept = (page: Page) => expect(page.locator('[data-autosave="stored"]')).toBeVisible()

async function makePost(page: Page, title: string, text = words): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const answer = await page.request.post('/api/admin/posts', {
    headers: { authorization: `Bearer ${token}`, origin: new URL(page.url()).origin },
    data: {
      title,
      slug: '',
      content: text,
      excerpt: 'A few words about those words.',
      coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
      category: 'training',
      published: false,
    },
  })
  return (await answer.json()).id
}

async function fillNewPost(page: Page, title: string) {
  await titleField(page).fill(title)
  await content(page).fill(words)
  await page.getByRole('button', { name: 'Choose a cover image' }).click()
  await page
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .click()
  await page.getByLabel('Category').selectOption('travel')
}

async function openEditor(page: Page, id: number) {
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(content(page)).toBeVisible()
}

async function addWords(page: Page, more: string) {
  await content(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(more)
}

async function endSession(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('adminToken'))
}

test.beforeEach(({ signIn }) => signIn())

test('a closed tab: a new post is offered again, with the difference', async ({
  page,
  context,
}) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('The closed tab')
  await content(page).fill(words)
  await areKept(page)
  await page.close()

  const again = await context.newPage()
  await again.goto('/admin/posts/new')
  const offer = again.getByRole('region', { name: 'You have unsaved changes' })
  await offer.getByRole('button', { name: 'Show the difference' }).click()
  await expect(offer.locator('ins').filter({ hasText: words }).first()).toBeVisible()
  await offer.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(offer).toBeHidden()
  await expect(titleField(again)).toHaveValue('The closed tab')
  await expect(content(again)).toHaveValue(words)
  await expect(save(again)).toBeEnabled()
})

test('a crashed page: the last words of an edit are offered again', async ({ page, context }) => {
  const id = await makePost(page, 'The crashed page')
  await openEditor(page, id)
  await addWords(page, ' The very last word.')
  await areKept(page)
  const cdp = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => {})
  await crashed

  const again = await context.newPage()
  await openEditor(again, id)
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(content(again)).toHaveValue(`${words} The very last word.`)
  await save(again).click()
  await expect(again).toHaveURL(/\/admin$/)
  await openEditor(again, id)
  await expect(content(again)).toHaveValue(`${words} The very last word.`)
  await expect(again.getByText('You have unsaved changes')).toBeHidden()
})

test('discarding asks first, and then forgets', async ({ page }) => {
  const id = await makePost(page, 'Words nobody wants')
  await openEditor(page, id)
  await addWords(page, ' Nonsense.')
  await areKept(page)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeHidden()
  await page.reload()
  await expect(content(page)).toHaveValue(words)
  await expect(page.getByText('You have unsaved changes')).toBeHidden()
})

test.describe('words that reach the server while their copy is discarded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('are discarded, too', async ({ page }) => {
    const id = await makePost(page, 'Words on two ways')
    const drafts = '**/api/admin/drafts/*'
    // Nothing reaches the server yet: the browser alone has them.
    await page.route(drafts, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await openEditor(page, id)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await addWords(page, ' Nonsense.')
    const { url, body } = { url: (await sent).url(), body: (await sent).postDataJSON() }
    await areKept(page)
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText('You have unsaved changes')).toBeVisible()
    const headers = { origin: new URL(page.url()).origin }
    // The page that was left may have sent them on its way out: then they are there already.
    expect([200, 409]).toContain((await page.request.put(url, { data: body, headers })).status())
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('You have unsaved changes')).toBeHidden()
    expect((await (await page.request.get(url)).json()).draft).toBeNull()
    await page.reload()
    await expect(content(page)).toHaveValue(words)
    await expect(page.getByText('You have unsaved changes')).toBeHidden()
  })
})

test('leaving with unsaved changes asks, and the words wait for the return', async ({ page }) => {
  const id = await makePost(page, 'Leaving the page')
  await openEditor(page, id)
  await addWords(page, ' Not yet saved.')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(content(page)).toHaveValue(`${words} Not yet saved.`)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(content(page)).toHaveValue(`${words} Not yet saved.`)
})

test('closing the tab with unsaved changes asks, without changes it does not', async ({ page }) => {
  const id = await makePost(page, 'Closing the tab')
  await openEditor(page, id)
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked += 1
    await dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(0)
  await addWords(page, ' More.')
  await page.reload()
  expect(asked).toBe(1)
})

test.describe('an ended session', () => {
  test.use({ expectedErrors: [/401/] })
  test('asks to sign in again in place, and then the save goes on', async ({ page }) => {
    const id = await makePost(page, 'The ended session')
    await openEditor(page, id)
    await addWords(page, ' Typed after the session ended.')
    await endSession(page)
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog.getByLabel('Email')).toHaveValue('owner@example.com')
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByRole('button', { name: 'Sign in and save' }).click()
    await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible()
    await dialog.getByLabel('Password').fill('short-legs-long-stories')
    await dialog.getByRole('button', { name: 'Sign in and save' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await openEditor(page, id)
    await expect(content(page)).toHaveValue(`${words} Typed after the session ended.`)
  })
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: [/409/] })

  async function bothEdit(page: Page, context: BrowserContext, title: string) {
    const id = await makePost(page, title)
    const other = await context.newPage()
    await openEditor(page, id)
    await openEditor(other, id)
    await addWords(other, ' From the other tab.')
    await save(other).click()
    await expect(other).toHaveURL(/\/admin$/)
    await addWords(page, ' From this tab.')
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'This post was saved somewhere else' })
    await expect(dialog.locator('del')).toContainText(/the other/)
    await expect(dialog.locator('ins')).toContainText('this')
    return { id, dialog, other }
  }

  test('a save over a newer version is refused; mine can win, theirs stays in the history', async ({
    page,
    context,
  }) => {
    const { id, dialog, other } = await bothEdit(page, context, 'Mine wins')
    await openEditor(other, id)
    await expect(content(other)).toHaveValue(`${words} From the other tab.`)
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await openEditor(page, id)
    await expect(content(page)).toHaveValue(`${words} From this tab.`)
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('listitem').nth(1).getByRole('button').click()
    await expect(history.locator('ins')).toContainText(/the other/)
    await history.getByRole('button', { name: 'Restore this version' }).click()
    await expect(content(page)).toHaveValue(`${words} From the other tab.`)
    await content(page).press('Control+z')
    await expect(content(page)).toHaveValue(`${words} From this tab.`)
  })

  test('theirs can be taken; mine is set aside and offered', async ({ page, context }) => {
    const { dialog } = await bothEdit(page, context, 'Theirs wins')
    await dialog.getByRole('button', { name: 'Take the saved one' }).click()
    await expect(content(page)).toHaveValue(`${words} From the other tab.`)
    await expect(save(page)).toBeDisabled()
    await page.reload()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(content(page)).toHaveValue(`${words} From this tab.`)
  })

  test('with new posts keep apart, and a living tab’s words are not offered elsewhere', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await page.goto('/admin/posts/new')
    await titleField(page).fill('First of two')
    await areKept(page)
    await other.goto('/admin/posts/new')
    await titleField(other).fill('Second of two')
    await areKept(other)
    await expect(other.getByText('You have unsaved changes')).toBeHidden()
    await page.close()
    await expect(other.getByText('You have unsaved changes')).toBeVisible()
    await other.close()
    const third = await context.newPage()
    await third.goto('/admin/posts/new')
    await expect(third.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(2)
  })
})

test.describe('a post deleted elsewhere', () => {
  test.use({ expectedErrors: [/404/] })
  test('can be saved as a new one', async ({ page }) => {
    const id = await makePost(page, 'Deleted elsewhere')
    await openEditor(page, id)
    await addWords(page, ' Still here.')
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    const origin = new URL(page.url()).origin
    const headers = { authorization: `Bearer ${token}`, origin }
    await page.request.delete(`/api/admin/posts/${id}`, { headers })
    await save(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'This post was deleted somewhere else' })
    await dialog.getByRole('button', { name: 'Save as new post' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    const posts = await (await page.request.get('/api/admin/posts', { headers })).json()
    const made = posts.find((post: { title: string }) => post.title === 'Deleted elsewhere')
    await openEditor(page, made.id)
    await expect(content(page)).toHaveValue(`${words} Still here.`)
  })
})

test('Ctrl+S saves and stays, with caret and undo as they were', async ({ page }) => {
  const id = await makePost(page, 'Saving on the way')
  await openEditor(page, id)
  await addWords(page, ' One.')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByText('Your post has been saved successfully.', { exact: true }),
  ).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await page.keyboard.type(' Two.')
  await expect(content(page)).toHaveValue(`${words} One. Two.`)
  await save(page).click()
  await expect(page).toHaveURL(/\/admin$/)
  await openEditor(page, id)
  await expect(content(page)).toHaveValue(`${words} One. Two.`)
})

test('what is typed while a save is under way is not lost', async ({ page }) => {
  const id = await makePost(page, 'Typing on')
  await openEditor(page, id)
  await addWords(page, ' Sent.')
  await page.route(`**/api/admin/posts/${id}`, async (route) => {
    const answer = await route.fetch()
    await content(page).press('Control+End')
    await page.keyboard.type(' Typed meanwhile.')
    await route.fulfill({ response: answer })
  })
  await save(page).click()
  await expect(save(page)).toBeEnabled()
  await expect(content(page)).toHaveValue(`${words} Sent. Typed meanwhile.`)
  await page.unroute(`**/api/admin/posts/${id}`)
  await save(page).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test.describe('an answer that is lost', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|Failed to load/] })
  test('makes no second post, even from a draft restored in another tab', async ({
    page,
    context,
  }) => {
    const title = `The lost answer ${Date.now()}`
    await page.goto('/admin/posts/new')
    await fillNewPost(page, title)
    await page.route('**/api/admin/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await save(page).click()
    await expect(
      page.getByText('Failed to create post. Please try again.', { exact: true }),
    ).toBeVisible()
    await areKept(page)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/posts/new')
    await again.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(content(again)).toHaveValue(words)
    await save(again).click()
    await expect(again).toHaveURL(/\/admin$/)
    await again.goto(`/admin?tab=content&filter=${title}`)
    await expect(again.getByRole('link', { name: title, exact: true })).toHaveCount(1)
  })
})

test.describe('a server that dies in the middle of a save', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|Failed to load/] })
  test.setTimeout(180_000)
  let own: Diary
  test.beforeAll(async () => {
    own = await startDiary()
  })
  test.afterAll(() => own.stop())

  for (const when of ['before', 'after'] as const) {
    test(`${when} it has written: nothing is lost, nothing is there twice`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: own.url })
      const page = await context.newPage()
      await signInAsOwner(page)
      await page.goto('/admin/posts/new')
      await fillNewPost(page, `Died ${when} writing`)
      await page.route('**/api/admin/posts', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        if (when === 'after') await route.fetch()
        await own.crash()
        await route.abort()
      })
      await save(page).click()
      await expect(
        page.getByText('Failed to create post. Please try again.', { exact: true }),
      ).toBeVisible()
      await expect(content(page)).toHaveValue(words)
      await areKept(page)
      await page.unroute('**/api/admin/posts')
      await own.restart()

      await addWords(page, ' And on we go.')
      await save(page).click()
      await expect(page).toHaveURL(/\/admin$/)
      const token = await page.evaluate(() => localStorage.getItem('adminToken'))
      const headers = { authorization: `Bearer ${token}` }
      const posts = await (await page.request.get('/api/admin/posts', { headers })).json()
      const made = posts.filter((post: { title: string }) => post.title.startsWith(`Died ${when}`))
      expect(made).toHaveLength(1)
      await openEditor(page, made[0].id)
      await expect(content(page)).toHaveValue(`${words} And on we go.`)
      await context.close()
    })
  }
})
