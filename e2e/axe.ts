import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** No violations, named by rule and place so that a failure can be read. */
export async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

/** What the theme or a narrow window can change; all the rest is the same page. */
export const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'nested-interactive',
  'button-name',
  'link-name',
]

/** By every rule, or by some. */
export async function violationsOf(page: Page, rules?: string[]) {
  await waitForAnimations(page)
  // Once a document: its source is half a megabyte.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  // Nothing but violations: what else axe can tell takes as long again.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  }, options)
}

/** What is still fading in has not its own colours yet. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ timeline, effect }) => {
      const isTimed = timeline === document.timeline
      return isTimed && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((chosen) => {
    // A mail is shown in a frame that may keep nothing.
    if (window === window.top) localStorage.setItem('theme', chosen)
  }, theme)
}
