import type { Page } from '@playwright/test'
import { expectAccessible, settle } from './axe.ts'
import { expect, test } from './comments-diary.ts'
import { toastOf } from './signed-in.ts'

const screen = '/admin/readers/comments'
const card = (page: Page, words: string) => page.locator('.say').filter({ hasText: words })
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name })

test('what waits is told in the sidebar, on Overview and on the menu of a phone', async ({
  page,
  comments,
}) => {
  const { slug } = await comments.makePost('Something waits')
  await comments.write(slug, { name: 'Marit', message: 'Ours also believes it is a bowl.' })
  await comments.owner.write('/api/contact', {
    ...{ name: 'Tom', email: 'tom@example.com' },
    ...{ subject: 'A question', message: 'Does he also bark at bowls?' },
  })
  await page.goto('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.getByText(/\d+ waiting comments?/)).toBeAttached()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: /^Open menu, .*\d+ waiting/ })).toBeVisible()
  const waits = page.getByRole('region', { name: 'Worth a look' })
  await waits.getByRole('link', { name: /waiting comment/ }).click()
  await expect(page).toHaveURL(screen)
  await expect(card(page, 'Ours also believes')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Readers' })
  await expect(tabs.getByText(/unread message/)).toBeAttached()
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  await expectAccessible(page)
})

test('by keyboard: next, approve, spam, delete, and taken back', async ({ page, comments }) => {
  const { slug, path } = await comments.makePost('Keys for the margin')
  await comments.write(slug, { name: 'Third', message: 'Key words three' })
  await comments.write(slug, { name: 'Second', message: 'Key words two' })
  await comments.write(slug, { name: 'First', message: 'Key words one' })
  await page.goto(`${screen}?search=Key+words`)
  await expect(page.locator('.say')).toHaveCount(3)
  const current = page.locator('.say[aria-current]')
  await expect(current).toContainText('Key words one')
  await page.keyboard.press('j')
  await expect(current).toContainText('Key words two')
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(toastOf(page)).toContainText('Approved')
  await expect(card(page, 'Key words one')).toHaveCount(0)
  await expect(current).toContainText('Key words two')
  await expect(current).toBeFocused()
  await page.keyboard.press('s')
  await expect(toastOf(page)).toContainText('Moved to spam')
  await page.keyboard.press('z')
  await expect(toastOf(page)).toContainText('Taken back')
  await expect(card(page, 'Key words two')).toBeVisible()
  await page.keyboard.press('d')
  await expect(toastOf(page)).toContainText('Deleted')
  await expect(page.locator('.say')).toHaveCount(1)
  await expect((await page.request.get(path)).text()).resolves.toContain('Key words one')
})

test('a reply approves, is public at once and wears the collar tag', async ({ page, comments }) => {
  const { slug, path } = await comments.makePost('The owner answers')
  await comments.write(slug, { name: 'Tom', message: 'Drops or the tablet?' })
  await page.goto(`${screen}?search=tablet`)
  await expect(page.locator('.say')).toHaveCount(1)
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Approve and reply' }).click()
  await expect(page.getByText('Please write something first.')).toBeVisible()
  await page.getByLabel('Your reply').fill('The tablet, inside liverwurst.')
  await page.getByRole('button', { name: 'Approve and reply' }).click()
  await expect(toastOf(page)).toContainText('Your reply is public')
  await page.goto(path)
  const reply = page.locator('.replies .note')
  await expect(reply).toContainText('The tablet, inside liverwurst.')
  await expect(reply.locator('.collar-tag')).toBeVisible()
})

test('the words of a reply are kept until it is sent, and the focus stays at its comment', async ({
  page,
  comments,
}) => {
  const { slug } = await comments.makePost('Words are kept')
  await comments.write(slug, { name: 'Ida', message: 'Kept words two' })
  await comments.write(slug, { name: 'Ben', message: 'Kept words one' })
  await page.goto(`${screen}?search=Kept+words`)
  await expect(page.locator('.say')).toHaveCount(2)
  await page.keyboard.press('r')
  const field = page.getByLabel('Your reply')
  await field.fill('Half a sen')
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(card(page, 'Kept words one')).toBeFocused()

  await chip(page, /^Approved/).click()
  await page.goBack()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await card(page, 'Kept words two')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await expect(field).toHaveValue('')
  await field.press('Escape')
  await card(page, 'Kept words one')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await expect(field).toHaveValue('Half a sen')
  await field.fill('Half a sentence, and the rest.')
  await page.keyboard.press('Control+Enter')
  await expect(toastOf(page)).toContainText('Your reply is public')
  await expect(card(page, 'Kept words two')).toBeFocused()

  await page.keyboard.press('z')
  await expect(toastOf(page)).toContainText('Taken back')
  await card(page, 'Kept words one')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await expect(field).toHaveValue('')
})

test('the owner writes on the page, without a name and without waiting', async ({
  page,
  comments,
}) => {
  const { path } = await comments.makePost('The owner in the margin')
  await page.goto(path)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.getByLabel('Your line').fill('He says backwards is for cars.')
  await expect(page.getByText(/^You are signed in as/)).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByRole('heading', { name: 'It is there.' })).toBeVisible()
  await expect(page.locator('.thread .collar-tag')).toBeVisible()
  await page.reload()
  await expect(page.locator('.thread')).toContainText('He says backwards is for cars.')
})

test('several at once, why they smell odd, and a broom for spam', async ({ page, comments }) => {
  const { slug } = await comments.makePost('Many at once')
  const links = 'Great! https://coats.example/a https://coats.example/b https://coats.example/c'
  await comments.write(slug, { name: 'Best Deals', message: `Bulk ${links}` })
  await comments.write(slug, { name: 'One', message: 'Bulk good one' })
  await comments.write(slug, { name: 'Two', message: 'Bulk good two' })
  await page.goto(`${screen}?search=Bulk`)
  await expect(page.locator('.say')).toHaveCount(2)
  await page.getByLabel('Choose the comment of One').check()
  const bulk = page.getByRole('toolbar', { name: 'Chosen comments' })
  await expect(bulk).toContainText('1 of 2 chosen')
  await bulk.getByLabel('Choose all 2 on this page').check()
  await bulk.getByRole('button', { name: 'Spam' }).click()
  await expect(toastOf(page)).toContainText('2 comments')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.say')).toHaveCount(2)

  await chip(page, /^Spam/).click()
  const odd = card(page, 'Best Deals')
  await expect(odd).toContainText('Smells odd')
  await expect(odd).toContainText('3 links')
  await page.getByLabel('Search comments').fill('')
  await page.getByRole('button', { name: 'Delete all spam' }).click()
  const dialog = page.getByRole('alertdialog')
  await settle(page)
  await dialog.getByRole('button', { name: 'Delete them' }).click()
  await expect(toastOf(page)).toContainText('Cleared away')
  await expect(page.getByText('No spam. Long may it last.')).toBeVisible()
})

test('everything of an email is deleted for good', async ({ page, comments }) => {
  const { slug } = await comments.makePost('To be forgotten')
  const email = 'gone@example.com'
  await comments.write(slug, { name: 'Ada', message: 'Forget me one', email })
  await comments.write(slug, { name: 'Ada', message: 'Forget me two', email })
  await page.goto(`${screen}?search=Forget+me`)
  await expect(page.locator('.say')).toHaveCount(2)
  await card(page, 'Forget me one')
    .getByRole('button', { name: /^Delete everything of this email/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(toastOf(page)).toContainText('2 comments deleted.')
  await expect(page.locator('.say')).toHaveCount(0)
  await page.getByText('Forget somebody').click()
  await page.getByLabel('Their email').fill('nobody')
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  await expect(page.getByText(/Please enter a valid email address/)).toBeVisible()
})

test('house rules: a number of days, one post, and the switch', async ({ page, comments }) => {
  const { id, path } = await comments.makePost('House rules')
  await page.goto(screen)
  const saved = page.getByRole('status').filter({ hasText: 'Saved' })
  await page.getByLabel('Close after').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Please enter a number of days/)).toBeVisible()
  await page.getByLabel('Close after').fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Close after')).toHaveValue('90')
  await page.getByLabel('Close after').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved).toBeVisible()

  await page.goto(`/admin/posts/${id}/edit`)
  const takes = page.getByRole('switch', { name: 'Comments' })
  await expect(takes).toBeChecked()
  await takes.click()
  await expect(page.getByText('No new ones; those that are there stay')).toBeVisible()
  await expect((await page.request.get(path)).text()).resolves.toContain('This margin is closed.')

  await page.goto(screen)
  await page.getByRole('switch', { name: 'Enable Comments' }).click()
  await expect(page.getByText(/No story shows a comment box\./)).toBeVisible()
  await expect((await page.request.get(path)).text()).resolves.not.toContain('id="comments"')
})

for (const theme of ['light', 'dark'] as const) {
  test(`everybody can use the screen, ${theme}`, async ({ page, comments }) => {
    const { slug } = await comments.makePost(`Seen by all, ${theme}`)
    await comments.write(slug, { name: 'Marit', message: `Axe ${theme} https://a.example` })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.goto(`${screen}?search=Axe+${theme}`)
    await page.getByLabel('Choose the comment of Marit').check()
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectAccessible(page)
  })
}
