import type { Page } from '@playwright/test'
import { chooseTheme } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The pointer is moved away, so that no element has its hover color. */
async function colours(page: Page) {
  await page.mouse.move(1, 400)
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, boxShadow, colorScheme } =
        getComputedStyle(element)
      const name = `${element.tagName}.${element.getAttribute('class')}`
      return [name, color, backgroundColor, borderTopColor, fill, boxShadow, colorScheme].join(' ')
    }),
  )
}

const press = (page: Page, now: string) =>
  page.getByRole('button', { name: `Theme: ${now}`, exact: true }).click()

const browserColour = (page: Page) =>
  page.locator('meta[name="theme-color"]').getAttribute('content')

test('a page that was switched looks like one that was opened so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const light = await colours(page)
  await press(page, 'light')
  const switched = await colours(page)
  await chooseTheme(page, 'dark')
  await page.goto('/')
  const dark = await colours(page)
  expect(switched).toEqual(dark)
  expect(switched.filter((colour, at) => colour === light[at]).length).toBeLessThan(dark.length / 4)
})

test('the bar around the page has the colour of the paper, also when it is opened dark', async ({
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/about')
  await press(page, 'light')
  const dark = await browserColour(page)
  expect(dark).toBe(await paper())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await browserColour(page)).toBe(dark)
})

test('a dark page is dark from its first paint on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen = new Set<string>()
    Object.assign(window, { seenThemes: seen })
    const checkFrame = () => {
      const theme = document.body && document.documentElement.dataset.theme
      if (theme) seen.add(theme)
      requestAnimationFrame(checkFrame)
    }
    checkFrame()
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  const seen = await page.evaluate(() => [
    ...(window as never as { seenThemes: Set<string> }).seenThemes,
  ])
  expect(seen).toEqual(['dark'])
})
