import { expect, test } from '../fixtures.ts'
import { asOwner } from '../owner-api.ts'

for (const width of [390, 820, 1280, 1600]) {
  test(`every fact of About begins at a long tick of the tape, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const offTick = await page.locator('.stats.is-facts').evaluate((tape) => {
      const { left, width } = tape.getBoundingClientRect()
      const tick = width / Number(getComputedStyle(tape).getPropertyValue('--columns'))
      return [...tape.children].map((fact) => {
        const from = (fact.getBoundingClientRect().left - left) / tick
        return Math.abs(from - Math.round(from)) * tick
      })
    })
    expect(offTick.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...offTick)).toBeLessThan(1)
  })
}

test('no button wraps on a phone, whatever the font', async ({ page, request, diary }) => {
  const api = await asOwner(request, diary.url)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const fontFamily of ['Space Mono', 'Pacifico']) {
    await api.change('/api/admin/settings', { fontFamily })
    for (const path of ['/', '/blog', '/gallery', '/about', '/contact']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const wrapped = await page.locator('.btn:visible').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const words = document.createRange()
            words.selectNodeContents(button)
            const lines = [...words.getClientRects()].filter(({ width }) => width > 1)
            const middles = lines.map(({ top, height }) => top + height / 2)
            return Math.max(...middles) - Math.min(...middles) > 12
          })
          .map((button) => button.textContent),
      )
      expect(wrapped, `${fontFamily} ${path}`).toEqual([])
    }
  }
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

test('the paw is the cursor of public pages only', async ({ page }) => {
  const cursor = () => page.evaluate(() => getComputedStyle(document.body).cursor)
  await page.goto('/')
  expect(await cursor()).toContain('paw-cursor')
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Login with Email' })).toBeVisible()
  expect(await cursor()).not.toContain('paw-cursor')
})

test('the hero comes in after 300 and 600 ms, and at once where motion is not welcome', async ({
  page,
}) => {
  const delays = () =>
    page.evaluate(() =>
      ['.hero-text > .lead', '.hero-actions'].map((part) => {
        const { animationDelay, animationName } = getComputedStyle(document.querySelector(part)!)
        return `${animationName} ${animationDelay}`
      }),
    )
  await page.goto('/')
  expect(await delays()).toEqual(['rise 0.3s', 'rise 0.6s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await delays()).map((text) => text.split(' ')[0])).toEqual(['none', 'none'])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test("the hero's photo is fetched where it is shown; on a phone nothing is", async ({ page }) => {
  const photo = page.locator('.hero-photos img')
  const shown = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await expect(photo).toBeHidden()
  expect(await shown()).toMatch(/^data:/)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(photo).toBeVisible()
  await expect.poll(shown).toMatch(/avif$/)
})
