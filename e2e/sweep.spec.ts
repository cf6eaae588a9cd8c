import type { Page } from '@playwright/test'
import { appearanceRules, violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'
import { type Screen, screens } from './sweep-screens.ts'

/** Small groups spread evenly over two workers. */
const SCREENS_IN_A_GROUP = 8

/**
 * Checks every screen and dialog with axe in light and dark, and for sideways scroll at all widths.
 */
for (const group of groupsOf(screens)) {
  const [{ isOwner = false, sendsMail = false, seed = 'demo' }] = group

  test.describe(`from ${group[0].name}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, isOwner, sendsMail, seed })

    test('screens can be used by everyone and fit at every width', async ({
      page,
      diary,
      consoleErrors,
    }) => {
      test.setTimeout(group.length * 60_000)
      // A screen that does not open must not use up the time of the others.
      page.setDefaultTimeout(45_000)
      const prepared: Prepared = new Map()
      for (const screen of group) {
        await test.step(screen.name, async () => {
          try {
            await checkScreen(page, screen, await prepareOnce(screen, diary, prepared))
          } catch (error) {
            expect.soft(String(error), screen.name).toBe('')
          }
          const isExpected = (text: string) =>
            screen.expectedErrors?.some((error) => error.test(text))
          const unexpected = consoleErrors.splice(0).filter((text) => !isExpected(text))
          expect.soft(unexpected, `${screen.name}: the browser console`).toEqual([])
        })
      }
    })
  })
}

async function checkScreen(page: Page, screen: Screen, path: string) {
  const { name, open, viewport = { width: 1280, height: 844 } } = screen
  // Opening another fragment of the same address would not load a new document.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize(viewport)
  await page.goto(path)
  await open?.(page)
  await expect(headings(page).first()).toBeAttached()
  expect.soft(await violationsOf(page), name).toEqual([])
  for (const width of [1280, 820, 320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const tooWide = await page.evaluate(overhang)
    expect.soft(tooWide, `${name}: sideways scroll at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect.soft(await violationsOf(page, appearanceRules), `${name}, dark on a phone`).toEqual([])
}

type Prepared = Map<Screen['prepare'], unknown>

async function prepareOnce({ path, prepare }: Screen, diary: InProcessDiary, prepared: Prepared) {
  if (!prepared.has(prepare)) prepared.set(prepare, await prepare?.(diary))
  return path ?? String(prepared.get(prepare))
}

/** The screens of a group share a browser and a diary. */
function groupsOf(rows: Screen[]) {
  const groups: [Screen, ...Screen[]][] = []
  for (const row of rows) {
    const group = groups.findLast(([first]) => hasSameStart(first, row))
    if (group && group.length < SCREENS_IN_A_GROUP) group.push(row)
    else groups.push([row])
  }
  return groups
}

function hasSameStart(one: Screen, other: Screen) {
  const [first, second] = [one, other].map(({ isOwner = false, sendsMail = false, seed }) =>
    [isOwner, sendsMail, seed].join(),
  )
  return first === second
}

const headings = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })
const overhang = () => document.documentElement.scrollWidth - innerWidth
