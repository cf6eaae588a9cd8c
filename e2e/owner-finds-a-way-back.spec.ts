import { secretIn } from '../test/mail/read-mail.ts'
import { waitUntil } from '../test/wait-until.ts'
import { expectAccessible } from './axe.ts'
import { owner } from './diary.ts'
import { expect, signInAsOwner } from './fixtures.ts'
import { test } from './mail-diary.ts'

test.use({ expectedErrors: [/status of 40[0149]/] })

const NEW = 'longer-than-his-legs'
const mailAbout = async (mails: { raw: string; headers: string[] }[], subject: string) => {
  const find = () => mails.find(({ headers }) => headers.join().includes(subject))
  await waitUntil(async () => find() !== undefined)
  return find()
}

test('a sign-in from a new browser is mailed, and its link signs it out', async ({
  page,
  browser,
  held,
}) => {
  await signInAsOwner(page)
  const secret = secretIn(await mailAbout(held.mailServer.mails, 'A new sign-in'))
  const elsewhere = await browser.newContext()
  const mailbox = await elsewhere.newPage()
  await mailbox.goto(`${held.url}/admin/sign-out#${secret}`)
  await expect(mailbox.getByRole('heading', { name: 'Was this you?' })).toBeVisible()
  await expect(mailbox.getByText(/^Chrome on /)).toBeVisible()
  await expectAccessible(mailbox)
  await page.reload()
  await expect(page).toHaveURL('/admin')

  await mailbox.getByRole('button', { name: 'Sign this browser out' }).click()
  await expect(mailbox.getByRole('heading', { name: 'That browser is signed out' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
  await mailbox.reload()
  await expect(mailbox.getByRole('heading', { name: 'Already signed out' })).toBeVisible()
  await elsewhere.close()
})

test('a forgotten password is replaced by a link from the mail', async ({ page, held }) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const secret = secretIn(await mailAbout(held.mailServer.mails, 'A new password'))
  await page.goto(`/admin/reset-password#${secret}`)
  await expect(page.getByText(`For ${owner.email}.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Repeat the new password').fill('something-else')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('The two passwords don’t match')).toBeVisible()
  await page.getByLabel('Repeat the new password').fill(NEW)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  await mailAbout(held.mailServer.mails, 'Your password was changed')

  await page.getByRole('link', { name: 'Go to the login page' }).click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(NEW)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await expect(page).toHaveURL('/admin')

  await page.goto('/admin/forgot-password')
  await page.goto(`/admin/reset-password#${secret}`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
