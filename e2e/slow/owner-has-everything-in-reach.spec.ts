import type { Locator, Page } from '@playwright/test'
import { saveButton } from '../post-editor.ts'
import { expect, makePostInput, test } from '../signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const paragraph = 'He waited at the door, which is what doors are for, and thought of the park. '
const long = Array.from({ length: 60 }, () => paragraph.repeat(4)).join('\n\n')

/** Returns whether the element is visible and clickable without scrolling. */
async function isInReach(target: Locator) {
  const box = await target.boundingBox()
  const { width, height } = target.page().viewportSize() ?? { width: 0, height: 0 }
  const isInside =
    box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  if (!isInside) return false
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(found)
  })
}

async function openLong(page: Page, call: Parameters<Parameters<typeof test>[2]>[0]['call']) {
  const { id } = await call(
    'POST',
    '/api/admin/posts',
    makePostInput('A long one', { content: long }),
  )
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(content(page)).toBeVisible()
  return id
}

test('in the middle of a long text Save, the state, the words, tools and sidebar are in reach', async ({
  page,
  call,
}) => {
  await openLong(page, call)
  await page.evaluate(() => scrollTo(0, 2500))
  expect(await page.evaluate(() => scrollY)).toBe(2500)
  for (const target of [
    saveButton(page),
    page.locator('.editor-bar').getByText('Published'),
    page.getByText(/^[\d,]+ words$/),
    page.getByRole('button', { name: 'Bold' }),
    page.getByRole('switch', { name: 'Publish' }),
    page.getByRole('switch', { name: 'Feature on home page' }),
  ]) {
    expect(await isInReach(target), String(target)).toBe(true)
  }
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 900 } })
  test('a line holds about seventy characters', async ({ page, call }) => {
    await openLong(page, call)
    const characters = await content(page).evaluate((field: HTMLTextAreaElement, text) => {
      const style = getComputedStyle(field)
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (!context) return 0
      context.font = `${style.fontSize} ${style.fontFamily}`
      return (room / context.measureText(text).width) * text.length
    }, paragraph)
    expect(characters).toBeGreaterThan(64)
    expect(characters).toBeLessThan(78)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('Save and Publish are under the thumb, photo and camera in sight', async ({
    page,
    call,
  }) => {
    const id = await openLong(page, call)
    await page.evaluate(() => scrollTo(0, 2500))
    for (const target of [
      saveButton(page),
      page.getByRole('switch', { name: 'Publish' }),
      page.getByRole('button', { name: 'Choose photos' }),
      page.getByRole('button', { name: 'Take a photo' }),
    ]) {
      expect(await isInReach(target), String(target)).toBe(true)
    }
    const bar = await page.locator('.editor-bar').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(780)
    const camera = page.locator('input[capture="environment"]')
    await expect(camera).toHaveAttribute('accept', 'image/*')
    await page.getByRole('switch', { name: 'Publish' }).tap()
    await saveButton(page).tap()
    await expect(page).toHaveURL(/\/admin$/)
    const saved = await call<{ published: boolean }>('GET', `/api/admin/posts/${id}`)
    expect(saved.published).toBe(false)
  })

  test('what is fixed at the bottom stands above the keyboard', async ({ page, call }) => {
    await openLong(page, call)
    await content(page).tap()
    // Simulates a phone whose keyboard covers the page.
    await page.evaluate(() => {
      const shown = window.visualViewport
      if (!shown) throw new Error('no visual viewport')
      Object.defineProperty(shown, 'height', { value: 480, configurable: true })
      shown.dispatchEvent(new Event('resize'))
    })
    const bar = page.locator('.editor-bar')
    await expect
      .poll(async () => {
        const box = await bar.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBe(480)
  })

  test('no field makes the phone zoom in, and nothing is wider than the screen', async ({
    page,
    call,
  }) => {
    await openLong(page, call)
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'input:not([type=checkbox], [type=file], [type=radio]), select, textarea',
        ),
      ]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name') ?? field.id),
    )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
