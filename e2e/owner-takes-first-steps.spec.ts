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

const ofTheDemo = /pretzel|dachshund|nora|slipper/i
const read = async (page: Page, url: string) => (await page.request.get(url)).text()

test.describe('on a phone, by keyboard, with a reload in the middle', () => {
  test.use({
    ...{ isOwner: true, viewport: { width: 390, height: 844 }, expectedErrors: [/400/] },
  })
  test('four steps make the demo the diary of another dog, who is no dachshund', async ({
    page,
  }) => {
    await page.goto('/admin')
    await invitation(page).getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { name: 'Whose diary is it?' })).toBeFocused()
    const name = page.getByLabel('Your dog’s name')
    await expect(name).toHaveValue('')
    await next(page)
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Bruno')
    await expect(page.getByLabel('The diary’s name')).toHaveValue("Bruno's Diary")
    await expect(page.getByLabel('Who writes it')).toHaveValue("Bruno's family")
    await page.getByLabel('Breed').fill('Bernese')
    await page.getByLabel('Birthday').fill('2021-03-04')
    await page.getByLabel('he/him').press('Space')
    await page.getByLabel('Who writes it').fill('Ada')
    await name.press('Enter')

    await expect(page.getByRole('heading', { name: 'A portrait of Bruno' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'A portrait of Bruno' })).toBeVisible()
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
      ...{ blogName: "Bruno's Diary", primaryColor: '#0f766e', fontFamily: 'Lora' },
      ...{ ownerName: 'Ada', welcome: 'done' },
    })
    expect(await (await page.request.get('/api/posts')).json()).toEqual([])

    for (const path of ['/', '/about', '/contact', '/gallery', '/blog', '/nowhere', '/timeline']) {
      const html = await read(page, path)
      expect(html, path).toContain('Bruno')
      expect(html, path).not.toMatch(ofTheDemo)
    }
    for (const path of ['/rss.xml', '/sitemap.xml', '/site.webmanifest']) {
      expect(await read(page, path), path).not.toMatch(ofTheDemo)
    }
    await page.goto('/about')
    await expect(page.getByText('Stories and photos of Bruno, a Bernese.')).toBeVisible()
    await expect(page.getByText('5 years old')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1)
  })
})

test.describe('a diary that began without samples', () => {
  test.use({ isOwner: true, seed: 'none' })
  test('invites, too, and asks three things', async ({ page }) => {
    await page.goto('/admin')
    await expect(invitation(page)).toContainText('Three short steps')
    await page.goto('/admin/welcome?step=4')
    await expect(page.getByRole('img', { name: 'Step 3 of 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Open the diary' }).click()
    await page.waitForURL(/\/admin$/)
    await expect(page.getByRole('heading', { name: 'Recent posts' })).toBeVisible()
    await expect(invitation(page)).toHaveCount(0)
  })
})
