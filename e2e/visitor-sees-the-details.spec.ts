import { expect, test } from './fixtures.ts'
import { asOwner } from './owner-api.ts'

test('home shows no picture and no post twice', async ({ page }) => {
  await page.goto('/')
  const shown = await page.evaluate(() => {
    // What an earlier year has of this day may well be among the rest.
    const parts = [...document.querySelectorAll('main section:not(.today)')]
    const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)])
    return {
      pictures: all('img').map((image) => image.getAttribute('src')?.replace(/[^/]+$/, '')),
      posts: all('article a[href^="/blog/"]').map((link) => link.getAttribute('href')),
    }
  })
  expect(shown.pictures.length).toBeGreaterThan(8)
  expect(shown.pictures).toEqual([...new Set(shown.pictures)])
  expect(shown.posts).toHaveLength(7)
  expect(shown.posts).toEqual([...new Set(shown.posts)])
})

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
