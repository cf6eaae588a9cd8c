import { expect, test } from './fixtures.ts'
import { waitForHydration } from './hydrated.ts'

const phone = { width: 390, height: 844 }
const blogName = "Pretzel's Dachshund Diary"
const pages = ['Home', 'Blog', 'Gallery', 'About', 'Contact']

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

test('back and forward find each page at the place where it was left', async ({ page }) => {
  await page.goto('/blog')
  const header = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })
  const list = (await heading.textContent()) ?? ''
  const link = page.getByRole('article').nth(4).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await expect(header).toHaveClass(/is-compact/)
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  await expect(page).toHaveTitle(/ - Pretzel's Dachshund Diary$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(header).not.toHaveClass(/is-compact/)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // The page has handled the scroll event.
  await expect(header).toHaveClass(/is-compact/)
  await page.goBack()
  await expect(heading).toHaveText(list)
  expect(await page.evaluate(() => scrollY)).toBe(left)
  await page.goForward()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('the head follows: title, address, picture', async ({ page }) => {
  await page.goto('/blog')
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      image: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      url: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
      type: document.querySelector('meta[property="og:type"]')?.getAttribute('content'),
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    }))
  const list = await head()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.locator('[data-post-body]')).toBeVisible()
  await expect.poll(head).not.toEqual(list)
  const moved = await head()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of pages) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveTitle(name === 'Home' ? blogName : `${name} - ${blogName}`)
    await page.goBack()
    await expect.poll(head).toEqual(moved)
  }
  await page.reload()
  expect(await head()).toEqual(moved)
  await waitForHydration(page)
  await page.goBack()
  await expect.poll(head).toEqual(list)
  // The loaded post brought its own JSON-LD data, which does not describe the list.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)

  const robots = page.locator('meta[name="robots"]')
  await page.goto('/blog?search=rain')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await waitForHydration(page)
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(`About - ${blogName}`)
  await expect(robots).toHaveCount(0)
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

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu holds the focus, locks the page, and closes by key, beside it, by a link and by room', async ({
    page,
  }) => {
    await page.goto('/contact')
    const button = page.getByRole('button', { name: /menu/i })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const html = page.locator('html')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(pages)
    await expect(html).toHaveCSS('overflow', 'hidden')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(html).not.toHaveCSS('overflow', 'hidden')

    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(15, 500)
    await expect(menu).toBeHidden()

    await button.click()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(menu).toBeHidden()
    await expect(html).not.toHaveCSS('overflow', 'hidden')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await button.click()
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(menu).toBeHidden()
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

test.describe('a screen that breaks', () => {
  test.use({ expectedErrors: [/./] })

  test('says so, keeps the frame and leads on', async ({ page }) => {
    // The post can be listed, but drawing it throws.
    const halfAPost = { id: 1, slug: 'half', title: 'Half', content: '', excerpt: '' }
    await page.route('**/api/posts', (route) => route.fulfill({ json: [halfAPost] }))
    await page.goto('/about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Blog' }).click()
    const box = page.getByRole('main').getByRole('alert')
    await expect(box).toContainText('This page tripped over its own legs')
    await expect(box.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(box).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await box.getByRole('button', { name: 'Load it again' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })
})
