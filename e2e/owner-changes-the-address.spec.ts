import { secretIn } from '../test/mail/read-mail.ts'
import { waitUntil } from '../test/wait-until.ts'
import { owner } from './diary.ts'
import { expect, signInAsOwner } from './fixtures.ts'
import { test } from './mail-diary.ts'

test.use({ expectedErrors: [/status of 40[0149]/] })

const NEW = 'robin@example.com'

test('another sign-in email is confirmed by a link from the mail, also without script', async ({
  page,
  browser,
  held,
}) => {
  await signInAsOwner(page)
  await page.goto('/admin/settings#account')
  await page.getByLabel('New email').fill(owner.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You already sign in with this address.')).toBeVisible()
  await page.getByLabel('New email').fill(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We’ve sent a link to ${NEW}.`)).toBeVisible()

  const find = () => held.mailServer.mails.find(({ to }) => to.includes(NEW))
  await waitUntil(async () => find() !== undefined)
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const mailbox = await elsewhere.newPage()
  await mailbox.goto(`${held.url}/letters/sign-in/${secretIn(find())}`)
  await mailbox.getByRole('button', { name: 'Use this address' }).click()
  await expect(mailbox.getByRole('heading', { name: 'This address lets you in' })).toBeVisible()
  await mailbox.goto(mailbox.url())
  await expect(mailbox.getByRole('heading', { name: 'This link has gone stale' })).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(page.locator('.facts').getByText(NEW)).toBeVisible()
  await expect(page.getByText('We’ve sent a link')).toBeHidden()
  const isTold = () => held.mailServer.mails.some(({ raw }) => raw.includes('sign-in email was'))
  await waitUntil(async () => isTold())
})
