import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const invitation = (page: Page) =>
  page.getByRole('region', { name: 'Make it yours in five minutes' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

test.describe('in a browser far away', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('the invitation is set aside until the next sign-in or for ever, and the diary knows where it lives', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const signInAgain = async () => {
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL(/login/)
      await signIn()
    }
    await invitation(page).getByRole('button', { name: 'Not now' }).click()
    await expect(invitation(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(invitation(page)).toHaveCount(0)
    await signInAgain()

    await invitation(page).getByRole('button', { name: 'Never' }).click()
    await expect(invitation(page)).toHaveCount(0)
    const settings = async () => (await page.request.get('/api/settings')).json()
    await expect.poll(settings).toMatchObject({ timeZone: 'Pacific/Kiritimati', welcome: 'never' })
    await signInAgain()
    await expect(page.getByRole('heading', { name: 'Recent posts' })).toBeVisible()
    await expect(invitation(page)).toHaveCount(0)
    await page.goto('/admin/settings')
    await page.getByRole('link', { name: 'Go through the first steps again' }).click()
    await expect(page.getByRole('heading', { name: 'Whose diary is it?' })).toBeFocused()
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await expect(page).toHaveURL('/admin')
  })
})

test.describe('on a phone, by keyboard, with a reload in the middle', () => {
  test.use({
    ...{ isOwner: true, viewport: { width: 390, height: 844 }, expectedErrors: [/400/] },
  })
  test('four steps make the demo the diary of another dog', async ({ page }) => {
    await page.goto('/admin')
    await invitation(page).getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { name: 'Whose diary is it?' })).toBeFocused()
    const name = page.getByLabel('Your dog’s name')
    await name.fill('')
    await next(page)
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await name.fill('Olive')
    await expect(page.getByLabel('The diary’s name')).toHaveValue("Olive's Dachshund Diary")
    await page.getByLabel('Birthday').fill('')
    await name.press('Enter')

    await expect(page.getByRole('heading', { name: 'A portrait of Olive' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'A portrait of Olive' })).toBeVisible()
    await page.getByRole('button', { name: 'Use birthday' }).press('Enter')
    await next(page)

    await page.getByLabel('Pine').press('Space')
    await page.getByLabel('Lora').press('Space')
    await next(page)
    await page.getByLabel('Start with an empty diary').press('Space')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await page.getByRole('button', { name: 'Open the diary' }).click()
    await page.waitForURL(/\/admin$/)
    await expect(invitation(page)).toHaveCount(0)

    const settings = await (await page.request.get('/api/settings')).json()
    expect(settings).toMatchObject({
      ...{ blogName: "Olive's Dachshund Diary", primaryColor: '#0f766e', fontFamily: 'Lora' },
      welcome: 'done',
    })
    const dog = await (await page.request.get('/api/dog')).json()
    expect(dog).toMatchObject({
      name: 'Olive',
      age: '',
      portrait: expect.stringContaining('birthday'),
    })
    expect(await (await page.request.get('/api/posts')).json()).toEqual([])
  })
})
