import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

export async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

/**
 * The rules that a theme or a narrow window can affect; all other results are the same on the same
 * page.
 */
export const appearanceRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'nested-interactive',
  'button-name',
  'link-name',
]

export async function violationsOf(page: Page, rules?: string[]) {
  await waitForAnimations(page)
  // Axe is injected once per document, because its source is half a megabyte.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  // Requesting other result types would take twice as long.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(async (runOptions) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(runOptions)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
  }, options)
}

/** Colors are wrong while an element still fades in. */
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
    // A mail is shown in a sandboxed frame without storage.
    if (window === window.top) localStorage.setItem('theme', chosen)
  }, theme)
}
