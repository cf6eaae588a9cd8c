import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call, commentAsVisitor, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { makePost } from '#test/make.ts'

const screen = '/admin/readers/comments'
const says = page.getByCss('.say')
const card = (words: string) => says.filter({ hasText: words })
const reply = (words: string) => card(words).getByRole('button', { name: /^Reply/ })
const chip = (name: RegExp) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
const showing = (count: number) => expect.poll(() => says.elements().length).toBe(count)
const field = page.getByLabelText('Your reply')

let slug: string
beforeEach(async () => {
  await resetDiary()
  const features = { comments: true, featuredPosts: true, analytics: false }
  await call('PUT', '/api/admin/settings', { features })
  const post = makePost({ title: 'Words in the margin', published: true })
  slug = (await call('POST', '/api/admin/posts', post)).slug
})

test('what waits is told in the sidebar, on Overview and on the menu of a phone', async () => {
  await commentAsVisitor(slug, { name: 'Marit', message: 'Ours also believes it is a bowl.' })
  await call('POST', '/api/contact', {
    name: 'Tom',
    email: 'tom@example.com',
    subject: 'A question',
    message: 'Does he also bark at bowls?',
  })
  await openAdmin('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect.element(nav.getByText(/\d+ waiting comments?/)).toBeInTheDocument()
  await page.viewport(phoneSize.width, phoneSize.height)
  await expect
    .element(page.getByRole('button', { name: /^Open menu, .*\d+ waiting/ }))
    .toBeVisible()
  const waits = page.getByRole('region', { name: 'Worth a look' })
  await waits.getByRole('link', { name: /waiting comment/ }).click()
  await expect.element(card('Ours also believes')).toBeVisible()
  expect(location.pathname).toBe(screen)
  const tabs = page.getByRole('navigation', { name: 'Readers' })
  await expect.element(tabs.getByText(/unread message/)).toBeInTheDocument()
  const { scrollWidth, clientWidth } = tabs.element()
  expect(scrollWidth - clientWidth).toBe(0)
})

test('the words of a reply are kept until it is sent, and the focus stays at its comment', async () => {
  await commentAsVisitor(slug, { name: 'Ida', message: 'Kept words two' })
  await commentAsVisitor(slug, { name: 'Ben', message: 'Kept words one' })
  await openAdmin(screen)
  await showing(2)
  await userEvent.keyboard('r')
  await field.fill('Half a')
  // Outside of a text field these letters would move the comment.
  await userEvent.keyboard(' sen')
  await showing(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(card('Kept words one')).toHaveFocus()

  await chip(/^Approved/).click()
  await showing(0)
  await openAdmin(screen)
  await reply('Kept words two').click()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await reply('Kept words one').click()
  await expect.element(field).toHaveValue('Half a sen')
  await field.fill('Half a sentence, and the rest.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(toast()).toMatchTextContent('Your reply is public')
  await expect.element(card('Kept words two')).toHaveFocus()

  await userEvent.keyboard('z')
  await expect.element(toast().last()).toMatchTextContent('Undone')
  await reply('Kept words one').click()
  await expect.element(field).toHaveValue('')
})

test('several at once, why they smell odd, and a broom for spam', async () => {
  const links = 'Great! https://coats.example/a https://coats.example/b https://coats.example/c'
  await commentAsVisitor(slug, { name: 'Best Deals', message: `Bulk ${links}` })
  await commentAsVisitor(slug, { name: 'One', message: 'Bulk good one' })
  await commentAsVisitor(slug, { name: 'Two', message: 'Bulk good two' })
  await openAdmin(`${screen}?search=Bulk`)
  await showing(2)
  await page.getByLabelText('Choose One’s comment').click()
  const bulk = page.getByRole('toolbar', { name: 'Chosen comments' })
  await expect.element(bulk).toMatchTextContent('1 of 2 chosen')
  await bulk.getByLabelText('Choose all 2 on this page').click()
  await bulk.getByRole('button', { name: 'Spam' }).click()
  await expect.element(toast()).toMatchTextContent('2 comments')
  await toast().getByRole('button', { name: 'Undo' }).click()
  await showing(2)

  await chip(/^Spam/).click()
  const odd = card('Best Deals')
  await expect.element(odd).toMatchTextContent('Smells odd')
  await expect.element(odd).toMatchTextContent('3 links')
  await page.getByLabelText('Search comments').fill('')
  await page.getByRole('button', { name: 'Delete all spam' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete them' }).click()
  await expect.element(toast().last()).toMatchTextContent('Cleared')
  await expect.element(page.getByText('No spam. Long may it last.')).toBeVisible()
})

test('everything of an email is deleted for good', async () => {
  const email = 'gone@example.com'
  await commentAsVisitor(slug, { name: 'Ada', message: 'Forget me one', email })
  await commentAsVisitor(slug, { name: 'Ada', message: 'Forget me two', email })
  await openAdmin(screen)
  await showing(2)
  await card('Forget me one')
    .getByRole('button', { name: /^Erase all comments from this address/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect.element(toast()).toMatchTextContent('2 comments erased.')
  await toast().getByRole('button', { name: 'Close' }).click()
  await showing(0)
  await page.getByText('Forget someone').click()
  await page.getByLabelText('Their email').fill('nobody')
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click()
  await expect.element(page.getByText(/Please enter a valid email address/)).toBeVisible()
})
