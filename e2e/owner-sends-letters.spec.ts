import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { insertReaders } from '../test/mail/readers.ts'
import { waitForAnimations } from './axe.ts'
import { owner } from './diary.ts'
import { expect, test } from './letters-diary.ts'
import { fillNewPost, saveButton } from './post-editor.ts'
import { makePostInput, toastOf } from './signed-in.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

type Call = <Answer = { id: number }>(
  method: 'POST' | 'PUT' | 'DELETE' | 'GET',
  path: string,
  data?: unknown,
) => Promise<Answer>

async function ensureReaders(call: Call, count: number) {
  for (let number = 1; number <= count; number += 1) {
    await call('POST', '/api/admin/subscribers', {
      name: `Reader ${number}`,
      email: `reader-${number}@example.com`,
      consentNote: 'Asked for it.',
    })
  }
}

const makePost = (call: Call, title: string, more: object = {}) =>
  call('POST', '/api/admin/posts', makePostInput(title, more))
const part = (page: Page) => page.getByRole('region', { name: 'Letter', exact: true })
const openEditor = async (page: Page, id: number) => {
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(part(page)).toBeVisible()
}
const chosen = (page: Page) => page.locator('.mail-one')
const sendNow = (call: Call, id: number, subject: string) =>
  call('PUT', `/api/admin/posts/${id}/letter`, { subject, previewText: '', kind: 'whole' })
const gotten = (letters: InProcessDiary, subject: string) =>
  letters.mailServer.mails
    .filter(({ headers }) => headers.some((line) => line === `Subject: ${subject}`))
    .flatMap(({ to }) => to)

test('a draft is chosen as a letter, no longer and again, and goes out with its post', async ({
  page,
  call,
  letters,
}) => {
  await ensureReaders(call, 2)
  await fillNewPost(page, 'The slipper case', 'Nobody saw the sausage leave the table.')
  const letterSwitch = part(page).getByRole('switch', { name: 'Send it as a letter to 2 readers' })
  await letterSwitch.click()
  await saveButton(page).click()
  await page.waitForURL('/admin')
  const posts = await call<{ id: number; title: string }[]>('GET', '/api/admin/posts')
  const { id = 0 } = posts.find(({ title }) => title === 'The slipper case') ?? {}
  await openEditor(page, id)
  await expect(letterSwitch).toBeChecked()
  await expect(part(page).getByLabel('Subject')).toHaveValue('The slipper case')
  await part(page).getByLabel('Subject').fill('Who took the slipper?')
  // A pause in typing saves the letter, without a blur or a click.
  await expect(part(page).getByText('The letter is saved.')).toBeVisible()
  await letterSwitch.click()
  await expect(letterSwitch).not.toBeChecked()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(part(page).getByLabel('Subject')).toHaveValue('Who took the slipper?')
  await part(page).getByLabel('Preview text').fill('One suspect has short legs.')
  await part(page)
    .getByRole('radio', { name: /The beginning/ })
    .check()
  await expect(part(page).getByText('The letter is saved.')).toBeVisible()

  await part(page).getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'The letter' })
  const mail = preview.frameLocator('iframe')
  await expect(mail.getByText('Nobody saw the sausage leave the table.')).toBeVisible()
  await expect(preview.locator('iframe')).toHaveAttribute('sandbox', '')
  const phone = await preview.locator('iframe').evaluate((frame) => frame.clientWidth)
  await preview.getByRole('button', { name: 'Desktop' }).click()
  expect(await preview.locator('iframe').evaluate((frame) => frame.clientWidth)).toBeGreaterThan(
    phone,
  )
  await waitForAnimations(page)
  await page.keyboard.press('Escape')
  await part(page).getByRole('button', { name: 'Test mail' }).click()
  await expect(toastOf(page)).toContainText(`Look for it at ${owner.email}.`)
  expect(gotten(letters, '[Test] Who took the slipper?')).toEqual([owner.email])

  await page.reload()
  await expect(part(page).getByLabel('Subject')).toHaveValue('Who took the slipper?')
  await page.locator('.publish-box').getByRole('switch', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL('/admin')
  await letters.later(0)
  await page.goto('/admin')
  await page.getByRole('link', { name: '“Who took the slipper?” is about to go out' }).click()
  await expect(chosen(page).getByText('Leaving', { exact: true })).toBeVisible()
  await expect(chosen(page).getByRole('timer')).toHaveText(/^It leaves in \d+ seconds$/)
  expect(gotten(letters, 'Who took the slipper?')).toEqual([])

  await letters.later(61)
  await letters.later(10)
  await expect(chosen(page).getByText('Sent', { exact: true })).toBeVisible()
  await expect(chosen(page).locator('dl.figures')).toHaveText('sent2')
  expect(gotten(letters, 'Who took the slipper?').sort()).toEqual([
    'reader-1@example.com',
    'reader-2@example.com',
  ])
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Who took the slipper?' }),
  ).toContainText('2 sent')
  await openEditor(page, id)
  await expect(part(page)).toContainText(/Sent as a letter on .+ 2 sent\./)
  await expect(part(page).getByRole('switch')).toHaveCount(0)
})

test('a public post without a letter is found, asks once with the number of readers, and can be taken back', async ({
  page,
  call,
  letters,
}) => {
  await ensureReaders(call, 3)
  const { id } = await makePost(call, 'Never sent so far')
  const sent = await makePost(call, 'Sent some time ago')
  await sendNow(call, sent.id, 'Sent some time ago')
  await page.goto('/admin/readers/letters')
  await page.getByRole('button', { name: 'Write a letter' }).click()
  const posts = page.getByRole('dialog', { name: 'Write a letter' })
  await posts.getByRole('searchbox', { name: 'Search posts' }).fill('so')
  await expect(posts.getByRole('link', { name: 'Never sent so far' })).toBeVisible()
  await expect(posts.getByRole('link', { name: 'Sent some time ago' })).toHaveCount(0)
  await posts.getByRole('link', { name: 'Never sent so far' }).click()
  await expect(page).toHaveURL(`/admin/posts/${id}/edit#letter`)
  await expect(part(page)).toBeInViewport()
  await expect(part(page)).toBeFocused()
  await part(page).getByRole('button', { name: 'Send it as a letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to 3 readers?' })
  await dialog.getByLabel('Subject').fill('no')
  await dialog.getByRole('button', { name: 'Send the letter' }).click()
  await expect(dialog.getByText('Subject must be at least 3 characters')).toBeVisible()
  await dialog.getByLabel('Subject').fill('Nobody gets this')
  await dialog.getByRole('button', { name: 'Send the letter' }).click()
  await expect(part(page)).toContainText('It’s about to go out as a letter.')
  await expect(part(page)).toBeFocused()
  await part(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(toastOf(page)).toContainText('The letter won’t go out.')
  await expect(part(page).getByRole('button', { name: 'Send it as a letter' })).toBeVisible()
  await letters.later(120)
  expect(gotten(letters, 'Nobody gets this')).toEqual([])
})

test('sending is watched, rests, goes on, and the rest is stopped', async ({
  page,
  call,
  letters,
}) => {
  await insertReaders(letters.services.platform.database, 25)
  const { id } = await makePost(call, 'A long list')
  await sendNow(call, id, 'To many')
  await letters.later(61)
  await page.goto('/admin/readers/letters')
  const figures = chosen(page).locator('dl.figures')
  await expect(chosen(page).getByRole('heading', { name: 'To many' })).toBeVisible()
  await expect(figures).toHaveText('sent10waiting15')
  const dog = chosen(page).getByRole('progressbar', { name: 'Letters sent' })
  await expect(dog).toHaveAttribute('aria-valuenow', '10')
  await expect(chosen(page).getByText('less than a minute left')).toBeVisible()
  await expect(chosen(page).getByText('10 in the last minute')).toBeVisible()

  await chosen(page).getByRole('button', { name: 'Pause' }).click()
  await expect(chosen(page).getByText('Paused', { exact: true })).toBeVisible()
  await letters.later(30)
  await page.reload()
  await expect(figures).toHaveText('sent10waiting15')
  await chosen(page).getByRole('button', { name: 'Resume' }).click()
  await expect(chosen(page).getByText('Sending', { exact: true })).toBeVisible()
  // The pause allowed ten more mails; the stopped clock keeps later ticks from sending others.
  await letters.later(0)
  // The screen polls for the new figures.
  await expect(figures).toHaveText('sent20waiting5')

  await chosen(page).getByRole('button', { name: 'Stop the rest' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Stop the rest of this letter?' })
  await expect(dialog).toContainText('5 readers won’t get it')
  await dialog.getByRole('button', { name: 'Stop the rest' }).click()
  await expect(chosen(page).getByText('Stopped', { exact: true })).toBeVisible()
  await expect(figures).toHaveText('sent20skipped5')
  await letters.later(60)
  expect(gotten(letters, 'To many')).toHaveLength(20)
})

test('after a restored backup the owner lets a letter go, and who had trouble is named with the next try', async ({
  page,
  call,
  letters,
}) => {
  await ensureReaders(call, 1)
  const { id } = await makePost(call, 'Sent before the restore')
  await letters.services.platform.mailHold.hold()
  await sendNow(call, id, 'Held back')
  await letters.later(61)
  await letters.later(10)
  await page.goto('/admin/readers/letters')
  const banner = page.getByRole('status').filter({ hasText: 'No mail goes out right now.' })
  await expect(chosen(page).getByText('On hold', { exact: true })).toBeVisible()
  await expect(chosen(page).getByRole('button', { name: 'Send it', exact: true })).toBeDisabled()
  expect(gotten(letters, 'Held back')).toEqual([])
  await banner.getByRole('button', { name: 'Let mail go out again' }).click()
  await expect(banner).toHaveCount(0)
  await chosen(page).getByRole('button', { name: 'Send it', exact: true }).click()
  await expect(chosen(page).getByText('Leaving', { exact: true })).toBeVisible()
  letters.mailServer.refuse(1)
  await letters.later(61)
  await letters.later(10)
  const trouble = chosen(page).getByRole('heading', { name: '1 had trouble' })
  await expect(trouble).toBeVisible()
  await expect(chosen(page)).toContainText('reader-1@example.com')
  await expect(chosen(page)).toContainText(/the mailbox is asleep.*Tried once, next on/)
  await expect(chosen(page).locator('dl.figures')).toHaveText('sent0waiting1')
  await letters.later(120)
  await expect(chosen(page).getByText('Sent', { exact: true })).toBeVisible()
  await expect(trouble).toHaveCount(0)
  expect(gotten(letters, 'Held back')).toEqual(['reader-1@example.com'])
})

test.describe('whoever waits', () => {
  test.use({ expectedErrors: [/409/] })
  test('is asked by mail, at most once a day, and those from before all at once', async ({
    page,
    call,
    letters,
  }) => {
    const ina = { name: 'Ina', email: 'ina.asked@example.com', consent: true }
    const gotten = () => letters.mailServer.mails.flatMap(({ to }) => to)
    const asks = () => gotten().filter((email) => email === ina.email).length
    await call('POST', '/api/newsletter/subscribe', ina)
    await letters.later(0)
    await page.goto('/admin/readers/letters')
    const row = page.getByRole('row').filter({ hasText: ina.email })
    await expect(row).toContainText(/Waiting for confirmation.*Asked on/)
    await expect.poll(asks).toBe(1)
    await row.getByRole('button', { name: `Ask again (${ina.email})` }).click()
    await expect(toastOf(page)).toContainText('That didn’t work')
    await letters.later(0)
    expect(asks()).toBe(1)

    const early = ['early-1@example.com', 'early-2@example.com']
    await letters.services.platform.database.db.execute(
      sql`insert into newsletter_subscribers (name, email, consent) values ('One', ${early[0]}, true), ('Two', ${early[1]}, true)`,
    )
    await page.reload()
    await expect(
      page.getByText('2 people signed up but were never asked to confirm.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Ask them all' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Ask 2 people to confirm?' })
    await dialog.getByRole('button', { name: 'Ask them all' }).click()
    await expect(toastOf(page).last()).toContainText('2 mails go out over the next hours.')
    await letters.later(0)
    await expect.poll(gotten).toEqual(expect.arrayContaining(early))
    await expect(page.getByRole('button', { name: 'Ask them all' })).toHaveCount(0)
  })
})
