import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { toastOf } from '../signed-in.ts'
import { startInProcessDiary } from '../start-in-process-diary.ts'

test.use({ expectedErrors: [/status of 40[0149]/] })

const NEW = 'robin@example.com'

test('the first steps ask for an address while the one of the first start stands', async ({
  page,
}) => {
  const env = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  const diary = await startInProcessDiary({ env })
  const { password = '' } = (await diary.services.accounts.users.makeFirstOwner()) ?? {}
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
  await page.getByLabel('Your dog’s name').fill('Bruno')
  await page.getByLabel('Your email').fill('robin@')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  )
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
