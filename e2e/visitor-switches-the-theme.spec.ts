import type { Page } from '@playwright/test'
import { chooseTheme } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { wake } from './wake.ts'

test.use({ viewport: { width: 390, height: 844 } })

const inOldColours = '[data-shown]'

/** Of every element, in the order of the page, none of them under the pointer. */
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

async function open(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await wake(page)
}

const press = (page: Page, now: string) =>
  page.getByRole('button', { name: `Theme: ${now}`, exact: true }).click()

test('a page that was switched looks like one that was opened so', async ({ page }) => {
  await open(page)
  const light = await colours(page)
  await press(page, 'light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator(inOldColours)).toHaveCount(0)
  const switched = await colours(page)
  await chooseTheme(page, 'dark')
  await open(page)
  const dark = await colours(page)
  expect(switched).toEqual(dark)
  expect(switched.filter((one, at) => one === light[at]).length).toBeLessThan(dark.length / 4)
})

test('what is seen changes first, and what is out of sight follows', async ({ page }) => {
  await open(page)
  const first = page.evaluate(
    (selector) =>
      new Promise<Record<'page' | 'hero' | 'card' | 'footer', string> & { late: number }>(
        (resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect()
            const groundOf = (element: Element) => getComputedStyle(element).colorScheme
            resolve({
              late: document.querySelectorAll(selector).length,
              hero: groundOf(document.querySelector('h1')!),
              // In a section whose beginning is in sight.
              card: groundOf(document.querySelectorAll('main article')[2]!),
              footer: groundOf(document.querySelector('footer')!),
              page: groundOf(document.body),
            })
          }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
        },
      ),
    inOldColours,
  )
  await press(page, 'light')
  const { late, ...shown } = await first
  expect(shown).toEqual({ page: 'dark', hero: 'dark', card: 'light', footer: 'light' })
  expect(late).toBeGreaterThan(3)
  await expect(page.locator(inOldColours)).toHaveCount(0)
  await expect(page.locator('footer')).toHaveCSS('color-scheme', 'dark')
})

test('switched there and back in one breath, the page is what it was', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  const before = await colours(page)
  await press(page, 'light')
  await press(page, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator(inOldColours)).toHaveCount(0)
  await press(page, 'system')
  await expect(page.getByRole('button', { name: 'Theme: light', exact: true })).toBeVisible()
  expect(await colours(page)).toEqual(before)
})

/** With one, Chromium often takes a part that keeps its colours for a changed one, and works out all of it. */
test('no colours come with a variable that has no value', async ({ page }) => {
  await page.goto('/')
  const variables = await page.evaluate(() => {
    const stylesIn = (rules: CSSRuleList): [string, string][] =>
      [...rules].flatMap((rule) => {
        const inner = rule instanceof CSSGroupingRule ? stylesIn(rule.cssRules) : []
        if (!(rule instanceof CSSStyleRule && rule.selectorText.includes('[data-shown='))) {
          return inner
        }
        const names = [...rule.style].filter((name) => name.startsWith('--'))
        return names.map((name) => [name, rule.style.getPropertyValue(name)])
      })
    return [...document.styleSheets].flatMap((sheet) => stylesIn(sheet.cssRules))
  })
  expect(variables.length).toBeGreaterThan(20)
  expect(variables.filter(([, value]) => value === '' || value === 'initial')).toEqual([])
})
