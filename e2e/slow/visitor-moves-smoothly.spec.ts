import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { waitForHydration } from '../hydrated.ts'

interface Frame {
  heading: string
  scroll: number
  mainHeight: number
  isEmpty: boolean
  /** Pixels from the top of the window to the footer. */
  footer: number
  colours: string
}

declare global {
  interface Window {
    seenFrames: Frame[]
  }
}

async function watchFrames(page: Page) {
  await page.evaluate(() => {
    window.seenFrames = []
    const groundOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector)!).backgroundColor
    const checkFrame = () => {
      const main = document.querySelector('main')!
      window.seenFrames.push({
        heading: main.querySelector('h1')?.textContent ?? '',
        scroll: Math.round(scrollY),
        mainHeight: main.getBoundingClientRect().height,
        isEmpty: !main.textContent.trim() && !main.querySelector('[data-skeleton]'),
        footer: document.querySelector('footer')!.getBoundingClientRect().top,
        colours: ['body', '.site-bar', '.site-header .icon-btn', 'footer'].map(groundOf).join(),
      })
      requestAnimationFrame(checkFrame)
    }
    requestAnimationFrame(checkFrame)
  })
}

const framesOf = (page: Page) => page.evaluate(() => window.seenFrames)

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const cardLink = (page: Page, at: number) =>
  page.getByRole('article').nth(at).getByRole('heading').getByRole('link')

const scrollTo = (page: Page, top: number) =>
  page.evaluate((position) => {
    window.scrollTo({ top: position, behavior: 'instant' })
    return Math.round(scrollY)
  }, top)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('opening a post, going back and forward: nothing is empty, jumps or glides', async ({
      page,
    }) => {
      await page.goto('/blog')
      await slowDown(page)
      const left = await scrollTo(page, 500)
      const list = await page.locator('main h1').textContent()
      const title = await cardLink(page, 1).textContent()
      await watchFrames(page)
      await cardLink(page, 1).click()
      await expect(page.locator('main h1')).toHaveText(title ?? '')
      await expect(page.locator('[data-post-body]')).toBeVisible()
      await page.goBack()
      await expect(page.locator('main h1')).toHaveText(list ?? '')
      await page.goForward()
      await expect(page.locator('main h1')).toHaveText(title ?? '')
      await page.goBack()
      await expect(page.locator('main h1')).toHaveText(list ?? '')

      const frames = await framesOf(page)
      expect(frames.filter(({ isEmpty }) => isEmpty)).toEqual([])
      expect(frames.filter(({ footer }) => footer < viewport.height)).toEqual([])
      const places = (heading: string | null) => [
        ...new Set(frames.filter((frame) => frame.heading === heading).map(({ scroll }) => scroll)),
      ]
      expect(places(title)).toEqual([0])
      // Playwright itself scrolls the card into view before the click.
      const [first, ...others] = places(list)
      expect(Math.abs((first ?? 0) - left)).toBeLessThan(viewport.height)
      expect(others.length).toBeLessThanOrEqual(1)
      expect(new Set(frames.map(({ heading }) => heading))).toEqual(new Set([list, title]))
    })

    test('a page that takes long shows its skeleton in its true height', async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(/\/api\/posts\/[^/]+$/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/blog')
      await watchFrames(page)
      await cardLink(page, 0).click()
      await expect(page.getByRole('status', { name: 'Loading the post' })).toBeVisible()
      const cover = page.locator('.cover')
      const waiting = await cover.boundingBox()
      release()
      await expect(page.locator('[data-post-body]')).toBeVisible()
      expect(await cover.boundingBox()).toEqual(waiting)
      const frames = await framesOf(page)
      expect(frames.filter(({ isEmpty }) => isEmpty)).toEqual([])
      expect(frames.filter(({ footer }) => footer < viewport.height)).toEqual([])
    })

    test('a thin line says that a page is on its way', async ({ page }) => {
      // The timers are fake, so that the old page stays until the test has looked at it.
      await page.clock.install()
      await page.route(/\/api\/posts\/[^/]+$/, () => {})
      await page.goto('/blog')
      await waitForHydration(page)
      const heading = page.getByRole('heading', { level: 1 })
      const list = (await heading.textContent()) ?? ''
      await page.clock.pauseAt(Date.now() + 60_000)
      await cardLink(page, 0).click()
      await expect(page.locator('.moving-line')).not.toHaveCSS('opacity', '0')
      await expect(heading).toHaveText(list)
      await page.clock.runFor(400)
      await expect(page.getByRole('status', { name: 'Loading the post' })).toBeVisible()
    })

    test('a page whose code takes long shows a skeleton, and then itself', async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.goto('/')
      await waitForHydration(page)
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await released
        await route.continue()
      })
      await watchFrames(page)
      await page.locator('main a[href="/gallery"]:visible').first().click()
      await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible()
      await expect(page).toHaveURL('/gallery')
      release()
      await expect(page.locator('main .gallery-grid .photo').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
      const frames = await framesOf(page)
      expect(frames.filter(({ isEmpty }) => isEmpty)).toEqual([])
      expect(frames.filter(({ footer }) => footer < viewport.height)).toEqual([])
    })

    for (const [list, call] of [
      ['/blog', /\/api\/(blog-page|posts)(\?|$)/],
      ['/gallery', /\/api\/(gallery-page|photos)(\?|$)/],
    ] as const) {
      test(`${list}, when it takes long, is never empty and keeps the footer down`, async ({
        page,
      }) => {
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        await page.route(call, async (route) => {
          await released
          await route.continue()
        })
        await page.goto('/')
        const home = await page.locator('main h1').textContent()
        await watchFrames(page)
        await page.locator(`main a[href="${list}"]:visible`).first().click()
        await expect(page.locator('main [data-skeleton]').first()).toBeVisible()
        const picture = page.locator('main .pic').first()
        const waiting = await picture.boundingBox()
        release()
        await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
        expect(await picture.boundingBox()).toEqual(waiting)
        const frames = await framesOf(page)
        expect(frames.filter(({ isEmpty }) => isEmpty)).toEqual([])
        const arrived = frames.filter(({ heading }) => heading !== home)
        expect(arrived.length).toBeGreaterThan(0)
        expect(arrived.filter(({ footer }) => footer < viewport.height)).toEqual([])
        expect(arrived.filter(({ scroll }) => scroll !== 0)).toEqual([])
      })
    }

    test('a switch of the theme changes everything in one frame', async ({ page }) => {
      await page.goto('/')
      await slowDown(page)
      await watchFrames(page)
      await page.getByRole('button', { name: 'Theme: light', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect
        .poll(async () => new Set((await framesOf(page)).map((f) => f.colours)).size)
        .toBe(2)
    })
  })
}

test('a reload and an address with an anchor land at their place without gliding', async ({
  page,
}) => {
  await page.goto('/about')
  const left = await scrollTo(page, 700)
  await page.addInitScript(() => {
    window.seenFrames = []
    const checkFrame = () => {
      window.seenFrames.push({ scroll: Math.round(scrollY) } as Frame)
      requestAnimationFrame(checkFrame)
    }
    addEventListener('DOMContentLoaded', checkFrame)
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
  const places = [...new Set((await framesOf(page)).map(({ scroll }) => scroll))]
  expect(places.filter((scroll) => scroll !== 0 && scroll !== left)).toEqual([])

  await page.goto('/#latest-posts')
  const top = await page
    .locator('#latest-posts')
    .evaluate((section) => section.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(120)
  const stops = new Set((await framesOf(page)).map(({ scroll }) => scroll).filter(Boolean))
  expect(stops.size).toBeLessThanOrEqual(1)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isReduced = reducedMotion === 'reduce'

  test(`the anchor of the hero is followed ${isReduced ? 'at once' : 'gliding'}: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const behavior = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    // The style is read when the browser follows the link, because a busy machine draws too few
    // frames to see the movement.
    await page.evaluate(() => {
      addEventListener('click', () => {
        const root = document.documentElement
        root.dataset.followed = getComputedStyle(root).scrollBehavior
      })
    })
    await page.locator('.hero a[href="#latest-posts"]').click()
    await expect
      .poll(() =>
        page
          .locator('#latest-posts')
          .evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 120),
      )
      .toBe(true)
    await expect(page.locator('html')).toHaveAttribute(
      'data-followed',
      isReduced ? 'auto' : 'smooth',
    )
    // Back and forward must not scroll smoothly.
    expect(await behavior()).toBe('auto')
  })

  test(`the picture of a card ${isReduced ? 'does not move' : 'grows into the cover'}: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/blog')
    await page.evaluate(() => {
      const startTransition = document.startViewTransition.bind(document)
      const moved: string[] = []
      Object.assign(window, { moved })
      document.startViewTransition = (draw) => {
        const transition = startTransition(draw)
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect as KeyframeEffect
            if (pseudoElement) moved.push(pseudoElement)
          }
        })
        return transition
      }
    })
    const picture = page.getByRole('article').first().locator('img')
    await expect(picture).toBeVisible()
    await cardLink(page, 0).click()
    await expect(page.locator('[data-post-body]')).toBeVisible()
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    if (isReduced) expect(await moved()).toEqual([])
    else await expect.poll(moved).toContain('::view-transition-group(post-cover)')
  })
}
