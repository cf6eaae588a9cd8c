import type { Page } from '@playwright/test'
import { readMailText } from '../test/mail/read-mail.ts'
import { expect, test } from './comments-diary.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

// The commenter is not the owner.
test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/status of 404/] })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function linkTo(held: InProcessDiary, email: string, kind: 'confirm' | 'stop') {
  // The first run creates the notification, the second one sends the mail.
  await held.later(90)
  await held.later(1)
  const mail = held.mailServer.mails.findLast(({ to }) => to.includes(email))
  const [link] = new RegExp(`/comments/${kind}/[\\w-]{32}`).exec(readMailText(mail)) ?? []
  if (!link) throw new Error(`no mail to ${email} with a link to ${kind}`)
  return link
}

test('asked once, told of an answer, and stopped by one click', async ({
  page,
  comments,
  held,
}) => {
  const email = 'hears@example.com'
  const { slug } = await comments.makePost('Answers by mail')
  const words = { name: 'Ida', message: 'Does he swim?', email, notify: true }
  const id = await comments.write(slug, words)
  await comments.approve(id)

  const confirm = await linkTo(held, email, 'confirm')
  await page.goto(confirm)
  await expect(heading(page)).toHaveText('Is this really you?')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, it was me' }).click()
  await expect(heading(page)).toHaveText('You’ll hear about it')
  await page.goto(confirm)
  await expect(heading(page)).toHaveText('You’ll hear about it')

  const answer = { message: 'Like a sausage, proudly.' }
  await comments.owner.write(`/api/admin/comments/${id}/reply`, answer)
  const stop = await linkTo(held, email, 'stop')
  await page.goto(stop)
  await expect(heading(page)).toHaveText('No more emails about replies?')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(heading(page)).toHaveText('All quiet now')
  await expect(page.getByText(email)).toHaveCount(0)

  await page.goto(confirm)
  await expect(heading(page), 'the address is gone').toHaveText('This link has gone stale')
  await page.getByRole('link', { name: 'Read the diary' }).click()
  await expect(page).toHaveURL('/blog')
})
