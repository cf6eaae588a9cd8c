import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const pages = ['Home', 'Blog', 'Gallery', 'About', 'Contact']

test('the landmarks of a page and its links', async ({ page }) => {
  await page.goto('/contact')
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1)
  }
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(pages)
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page).toHaveTitle("Contact - Pretzel's Dachshund Diary")
})

test('the keyboard skips the navigation', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('another page begins at its top, with its heading, without a reload', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Pretzel')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short legs, long stories.')
})

test('the header becomes compact and the reading progress follows', async ({ page }) => {
  await page.goto('/about')
  const bar = page.getByRole('progressbar', { name: 'Reading progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  const header = page.getByRole('banner')
  await expect(header).not.toHaveClass(/is-compact/)
  const before = await page.getByRole('main').boundingBox()
  await page.mouse.wheel(0, 60)
  await expect(header).toHaveClass(/is-compact/)
  // The page below must not move when the header shrinks.
  const after = await page.evaluate(
    () => document.querySelector('main')!.getBoundingClientRect().top + scrollY,
  )
  expect(after).toBe(before?.y)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await expect(header).not.toHaveClass(/is-compact/)
})

test('the theme goes from light to dark to system and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('a dark page is dark from its first paint on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen = new Set<string>()
    Object.assign(window, { seenThemes: seen })
    const look = () => {
      const theme = document.body && document.documentElement.dataset.theme
      if (theme) seen.add(theme)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  const seen = await page.evaluate(() => [
    ...(window as never as { seenThemes: Set<string> }).seenThemes,
  ])
  expect(seen).toEqual(['dark'])
})

test('the footer: categories, places for accounts, last year, and three honest texts', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const category of ['Training', 'Health', 'Adventures', 'Nutrition', 'Playtime']) {
    await expect(footer.getByRole('link', { name: category })).toHaveAttribute(
      'href',
      `/blog?category=${category}`,
    )
  }
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', '#')
  await expect(footer).toContainText(
    `© ${new Date().getUTCFullYear() - 1} Pretzel's Dachshund Diary`,
  )
  for (const topic of ['Privacy', 'Terms', 'Cookies']) {
    const link = footer.getByRole('link', { name: topic })
    await link.click()
    const dialog = page.getByRole('dialog', { name: topic })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  }
})

test('the paw is the cursor of public pages only', async ({ page }) => {
  const cursor = () => page.evaluate(() => getComputedStyle(document.body).cursor)
  await page.goto('/')
  expect(await cursor()).toContain('paw-cursor')
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Login with Email' })).toBeVisible()
  expect(await cursor()).not.toContain('paw-cursor')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('the menu opens, holds the focus and locks the page', async ({ page }) => {
    const button = page.getByRole('button', { name: /menu/i })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(pages)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('the menu closes on a click beside it', async ({ page }) => {
    await page.getByRole('button', { name: /menu/i }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.mouse.click(15, 500)
    await expect(menu).toBeHidden()
  })

  test('the menu closes on a link, which leads on', async ({ page }) => {
    await page.getByRole('button', { name: /menu/i }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the menu goes when the window has room for the row', async ({ page }) => {
    await page.getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('every page can be read and reached', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short legs, long stories.')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page).toHaveURL('/#pages')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Pretzel')
    await expect(page.getByText('July 25, 2024', { exact: true })).toBeVisible()
    await page.goto('/contact')
    await page.getByText('May I use your photos?').click()
    await expect(page.getByText('Ask us first and tell us where')).toBeVisible()
  })
})
