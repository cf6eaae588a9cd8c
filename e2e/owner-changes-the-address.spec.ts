import { secretIn } from '../test/mail/read-mail.ts'
import { waitUntil } from '../test/wait-until.ts'
import { expectAccessible } from './axe.ts'
import { owner } from './diary.ts'
import { expect, signInAsOwner } from './fixtures.ts'
import { test } from './held-diary.ts'
import { toastOf } from './signed-in.ts'
import { startHeldDiary } from './start-held-diary.ts'

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

test('the first steps ask for an address while the one of the first start stands', async ({
  page,
}) => {
  const env = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  const diary = await startHeldDiary({ env })
  const { password = '' } = (await diary.services.auth.accounts.makeFirstOwner()) ?? {}
  const signIn = async (email: string) => {
    await page.goto(`${diary.url}/admin/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login with Email' }).click()
    await expect(page).toHaveURL(`${diary.url}/admin`)
  }
  await signIn('owner@diary.local')
  const note = page.getByText('an address without a mailbox')
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Use your own address' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()
  await expect(note).toBeVisible()

  await page.goto(`${diary.url}/admin/welcome`)
  await page.getByLabel('Your email').fill('robin@')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
  await page.getByLabel('Your email').fill(NEW)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(toastOf(page)).toContainText(`From now on you sign in as ${NEW}.`)
  await expect(page).toHaveURL(/step=2/)
  await page.goto(`${diary.url}/admin/welcome`)
  await expect(page.getByLabel('Your dog’s name')).toBeVisible()
  await expect(page.getByLabel('Your email')).toBeHidden()
  await page.goto(`${diary.url}/admin`)
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await expect(note).toBeHidden()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(NEW)
  await page.goto('about:blank')
  await diary.stop()
})
