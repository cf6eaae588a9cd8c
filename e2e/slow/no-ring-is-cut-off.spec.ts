import { expect, test } from '../signed-in.ts'

/** Returns the ancestor that cuts off the focus ring. */
function findCut(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
  const box = focused.getBoundingClientRect()
  // The label of a hidden field shows the ring instead.
  if (outlineStyle === 'none' || box.width < 3) return null
  const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.6
  for (let outer = focused.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(outer)
    const edge = outer.getBoundingClientRect()
    const isCutAcross = box.left - out < edge.left || box.right + out > edge.right
    const isCutDown = box.top - out < edge.top || box.bottom + out > edge.bottom
    if (outer === document.body || position === 'fixed') return null
    if ((overflowX !== 'visible' && isCutAcross) || (overflowY !== 'visible' && isCutDown)) {
      return `${focused.ariaLabel ?? focused.textContent} by ${outer.className || outer.tagName}`
    }
  }
  return null
}

const MAX_STEPS = 40

for (const width of [390, 1280]) {
  for (const path of ['/admin?tab=content', '/admin/calendar', '/admin/settings#appearance']) {
    test(`no ring is cut off on ${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      const cut = new Set<string>()
      for (let step = 0; step < MAX_STEPS; step += 1) {
        await page.keyboard.press('Tab')
        const found = await page.evaluate(findCut)
        if (found) cut.add(found)
      }
      expect([...cut]).toEqual([])
    })
  }
}
