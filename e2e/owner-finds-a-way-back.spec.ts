import { secretIn } from '../test/mail/read-mail.ts'
import { waitUntil } from '../test/wait-until.ts'
import { expectAccessible } from './axe.ts'
import { owner, startDiary } from './diary.ts'
import { expect, signInAsOwner } from './fixtures.ts'
import { test } from './held-diary.ts'

test.describe.configure({ mode: 'serial' })
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
  await expectAccessible(page)
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

test('without mail the login names the command', async ({ page }) => {
  test.slow()
  const diary = await startDiary({ SEED: 'none' })
  await page.goto(`${diary.url}/admin/login`)
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeHidden()
  await page.getByText('Forgot your password?').click()
  await expect(page.getByText('npm run admin -- password')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${diary.url}/admin/forgot-password`)
  await expect(page.getByText('npm run admin -- password')).toBeVisible()
  await diary.stop()
})

test('what is typed can be looked at, and Caps Lock is told of', async ({ page }) => {
  await page.goto('/admin/login')
  const password = page.getByLabel('Password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill('sausage')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('sausage')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  await expect(page.getByText('Caps Lock is on.')).toBeHidden()
  const press = (isOn: boolean) =>
    password.evaluate((input, modifierCapsLock) => {
      const event = { key: 'A', bubbles: true, modifierCapsLock }
      input.dispatchEvent(new KeyboardEvent('keydown', event))
    }, isOn)
  await press(true)
  await expect(page.getByText('Caps Lock is on.')).toBeVisible()
  await press(false)
  await expect(page.getByText('Caps Lock is on.')).toBeHidden()
})

const pages = [
  '/admin/login',
  '/admin/setup',
  '/admin/forgot-password',
  '/admin/reset-password#old',
]
for (const path of pages) {
  test(`on a phone ${path} begins with what there is to do`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const top = async (of: typeof heading) => (await of.boundingBox())?.y ?? Number.NaN
    const headingAt = await top(heading)
    expect(headingAt).toBeLessThan(200)
    expect(await top(page.locator('.longdog'))).toBeGreaterThan(headingAt)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBe(0)
  })
}
