import type { Page } from '@playwright/test'
import { commentErrors } from '#texts/errors/comments.ts'
import { expect, test } from './comments-diary.ts'
import { waitForHydration } from './hydrated.ts'
import { intercept } from './intercept.ts'

// The commenter is not the owner.
test.use({ storageState: { cookies: [], origins: [] } })

const notebook = (page: Page) => page.locator('#write')
const field = (page: Page, label: string | RegExp) =>
  notebook(page).getByLabel(label, { exact: true })
const thanks = (page: Page) =>
  page.getByRole('heading', { name: /^Thank you\. It’ll appear once .+ has read it\.$/ })

async function write(page: Page, { name, message }: { name: string; message: string }) {
  await field(page, 'Your line').fill(message)
  await field(page, 'Name').fill(name)
  await notebook(page).getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible()
}

/** The code of the comments loads on scrolling to them. */
async function reachComments(page: Page) {
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(notebook(page).getByText('0 of 2,000')).toBeVisible()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page from the cache takes a comment, and an answer to it', async ({ page, comments }) => {
    const { path, slug } = await comments.makePost('Plain margins')
    await page.goto(path)
    await page.reload()
    await expect(page.getByText('No comments yet.')).toBeVisible()
    await write(page, { name: 'Maren', message: 'One line,\nand <b>another</b>.' })
    const words = notebook(page).locator('.note-text')
    await expect(words).toHaveText('One line,and <b>another</b>.')

    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(field(page, 'Your line')).toHaveValue(/^One line,\r?\nand/)
    await field(page, 'Your line').fill('See https://ramps.example/long')
    await notebook(page).getByRole('button', { name: 'Preview' }).click()
    await expect(words.getByRole('link')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(thanks(page)).toBeVisible()
    await page.goto(path)
    await expect(page.getByText('No comments yet.')).toBeVisible()

    const { id } = await comments.newestWaiting()
    await comments.approve(id)
    await page.goto(path)
    const link = page.locator(`#comment-${id}`).getByRole('link', { name: 'ramps.example' })
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
    await page.getByRole('link', { name: 'Reply to Maren' }).click()
    await expect(page.getByText('Replying to Maren')).toBeVisible()
    await write(page, { name: 'Tom', message: 'That one is too steep.' })
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(thanks(page)).toBeVisible()
    await comments.approve((await comments.newestWaiting()).id)
    await page.goto(`/blog/${slug}`)
    await expect(page.locator(`#comment-${id} .replies`)).toContainText('That one is too steep.')
    await expect(page.getByText('2 comments').first()).toBeVisible()
  })
})

test.describe('with script, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a comment waits, is seen in this browser alone, and then by all', async ({
    page,
    comments,
    browser,
    held,
  }) => {
    const { path } = await comments.makePost('Quick margins')
    await page.goto(path)
    await reachComments(page)
    await notebook(page).getByRole('button', { name: 'Preview' }).click()
    await expect(notebook(page).locator('.error')).toHaveText([
      commentErrors.message,
      commentErrors.name,
    ])
    await expect(field(page, 'Your line')).toBeFocused()
    await field(page, 'Your line').fill('Backwards is for cars.')
    await expect(notebook(page).getByText('22 of 2,000')).toBeVisible()
    await field(page, /^Remember my name/).check()
    await write(page, { name: 'Robin', message: 'Backwards is for cars.' })
    await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeFocused()
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(thanks(page)).toBeFocused()
    const own = page.locator('.note.is-waiting')
    await expect(own).toContainText('Backwards is for cars.')

    const { id } = await comments.newestWaiting()
    await page.reload()
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(own).toContainText('Only you can see this, and only in this browser.')
    await expect(field(page, 'Name')).toHaveValue('Robin')
    const other = await browser.newContext({ baseURL: held.url })
    const elsewhere = await other.newPage()
    await elsewhere.goto(path)
    await elsewhere.locator('#comments').scrollIntoViewIfNeeded()
    await expect(elsewhere.getByText('No comments yet.')).toBeVisible()
    await comments.approve(id)
    await elsewhere.reload()
    await expect(elsewhere.locator(`#comment-${id}`)).toContainText('Backwards is for cars.')
    await other.close()
    await page.reload()
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(field(page, 'Name')).toHaveValue('Robin')
    await expect(own).toHaveCount(0)

    await field(page, /^Remember my name/).uncheck()
    await write(page, { name: 'Robin', message: 'And forwards is for dogs.' })
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(thanks(page)).toBeVisible()
    await page.reload()
    await reachComments(page)
    await expect(field(page, 'Name')).toHaveValue('')
  })
})

test.describe('an answer', () => {
  test.use({ expectedErrors: [/503/] })

  test('is begun beside the thread, can be thought better of, and is not lost when the diary is away', async ({
    page,
    comments,
  }) => {
    const { path, slug } = await comments.makePost('Answers hang on a leash')
    const id = await comments.write(slug, { name: 'Grandma', message: 'I was there.' })
    await comments.approve(id)
    await page.goto(path)
    await reachComments(page)
    await page.getByRole('link', { name: 'Reply to Grandma' }).click()
    await expect(page.getByRole('heading', { name: 'Answer Grandma' })).toBeVisible()
    await expect(field(page, 'Your line')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    const privacy = page.getByRole('dialog', { name: 'Privacy' })
    await expect(privacy).toContainText('Your email address is optional and never shown')
    await privacy.getByRole('button', { name: 'Close' }).click()
    await notebook(page).getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Add a line' })).toBeVisible()

    await page.getByRole('link', { name: 'Reply to Grandma' }).click()
    await write(page, { name: 'Ida', message: 'So was the ladybug.' })
    const calls = `**/api/posts/${slug}/comments`
    await intercept(page, calls, (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(notebook(page).getByRole('alert')).toContainText('Your words are still here')
    await expect(field(page, 'Your line')).toHaveValue('So was the ladybug.')
    await page.unroute(calls)
    await notebook(page).getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.locator(`#comment-${id} .is-waiting`)).toContainText('So was the ladybug.')
  })
})

test('the answer to the plain form is hydrated, and goes on from there', async ({
  page,
  comments,
}) => {
  const { path } = await comments.makePost('Sent before it was hydrated')
  await page.goto(path)
  await field(page, 'Your line').fill('Too quick for the script.')
  await field(page, 'Name').fill('Pia')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.notebook')?.submit())
  await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(thanks(page)).toBeVisible()
  expect((await comments.newestWaiting()).message).toBe('Too quick for the script.')
})

/** Measures every element except the comments, whose code loads at another time. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const names = ['display', 'position', 'font-size', 'margin', 'padding', 'grid-template-columns']
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('#comments, script, link, [role="region"]'))
      .map((element) => {
        const style = getComputedStyle(element)
        const { tagName, className } = element
        return [tagName, className, ...names.map((name) => style.getPropertyValue(name))].join(
          ' | ',
        )
      })
  })

test('coming from a list, the comments are there, their number on the card, and the page looks as when it is loaded', async ({
  page,
  comments,
}) => {
  const { slug, path } = await comments.makePost('A margin after a walk')
  await comments.approve(await comments.write(slug, { name: 'Jo', message: 'Found my way.' }))
  await page.goto('/blog')
  const card = page.getByRole('article').filter({ hasText: 'A margin after a walk' })
  await expect(card.getByText('1 comment')).toBeVisible()
  await card.getByRole('link', { name: 'A margin after a walk' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A margin after a walk')
  await expect(page.locator('link[data-precedence="comments"]')).toHaveCount(1)
  await expect(page.locator('#comments')).toContainText('Found my way.')
  await page.evaluate(() => scrollTo(0, 0))
  const moved = await layoutOf(page)
  await reachComments(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(notebook(page).locator('.error').first()).toHaveText(commentErrors.message)
  await page.goto(path)
  expect(await layoutOf(page)).toEqual(moved)
})
