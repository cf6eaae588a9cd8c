import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Photo } from '#shared/contract/photos.ts'
import { call, expectErrors, network, openSite, phoneSize, resetDiary } from '#test/dom/dom.tsx'

beforeEach(resetDiary)
// Modules count as resources, too, and the default buffer ends after 250 entries.
performance.setResourceTimingBufferSize(5000)

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const viewer = () => document.querySelector('dialog')

test('filters come from the photos, sorted, and choose among them', async () => {
  const page = await openSite('/gallery')
  const filters = page.getByRole('group', { name: 'Filter photos by category' })
  const names = all('.filter-bar button').map((button) => button.textContent)
  await expect.element(filters).toBeVisible()
  expect(names[0]).toBe('All Photos')
  expect(names.slice(1)).toEqual(names.slice(1).toSorted())
  const count = all('.photo').length
  const sleepy = filters.getByRole('button', { name: 'Sleepy' })
  await sleepy.click()
  await expect.element(sleepy).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => all('.photo').length).toBeLessThan(count)
  await filters.getByRole('button', { name: 'All Photos' }).click()
  await expect.poll(() => all('.photo').length).toBe(count)
})

test('a category without photos leads back to all', async () => {
  const page = await openSite('/gallery?category=Submarines')
  await expect.element(page.getByText('No photos found in the Submarines category.')).toBeVisible()
  await page.getByRole('button', { name: 'View all photos' }).click()
  await expect.poll(() => all('.photo').length).toBeGreaterThan(0)
})

test('eight skeletons while the photos come, then the failure', async () => {
  expectErrors(/Failed to load resource/)
  await network.answer('GET /api/photos', 500)
  const release = await network.hold('GET /api/photos')
  const page = await openSite('/gallery', undefined, { hasData: false })
  expect(all('[data-skeleton]')).toHaveLength(8)
  await release()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to load gallery. Please try again later.')
})

test('behind the viewer nothing can be reached, and all of it again afterwards', async () => {
  await openSite('/gallery')
  const card = all('.photo-open')[2]!
  card.focus()
  for (const _ of [1, 2]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => viewer()?.matches(':modal')).toBe(true)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(card)
  }
  expect(viewer()).toBeNull()
})

test('a like on the card is a like in the viewer', async () => {
  const page = await openSite('/gallery')
  const like = all('.photo .like')[0]!
  like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  all('.photo-open')[0]!.click()
  const inViewer = page.getByRole('dialog').getByRole('button', { name: /^Like/ })
  await expect.element(inViewer).toHaveAttribute('aria-pressed', 'true')
  await inViewer.click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')
})

test('an old link to a photo still opens it', async () => {
  await openSite('/gallery')
  const place = all('[id^="photo-"]')[5]!
  const title = place.querySelector('.photo-open')?.textContent.replace('View ', '')
  const page = await openSite(`/gallery#${place.id}`)
  await expect.element(page.getByRole('dialog', { name: title! })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(viewer).toBeNull()
})

test('a finger leads to the next photo and back', async () => {
  await openSite('/gallery', phoneSize)
  all('.photo-open')[0]!.click()
  await expect.poll(() => viewer()?.textContent).toMatch(/1 of \d+/)
  const heading = () => viewer()?.querySelector('h2')?.textContent
  const first = heading()
  const image = () => viewer()!.querySelector<HTMLElement>('img')!
  const touch = (type: string, across: number) =>
    image().dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true },
        ...{ clientX: 200 + across, clientY: 200 },
      }),
    )
  const swipe = (pixels: number) => {
    touch('pointerdown', 0)
    touch('pointermove', pixels / 2)
    touch('pointermove', pixels)
    touch('pointerup', pixels)
  }
  touch('pointerdown', 0)
  touch('pointermove', -40)
  expect(getComputedStyle(image()).translate).toBe('-40px')
  touch('pointerup', -40)
  expect(getComputedStyle(image()).translate).toBe('none')
  expect(heading()).toBe(first)
  swipe(-120)
  await expect.poll(heading).not.toBe(first)
  await expect.poll(() => viewer()?.textContent).toMatch(/2 of \d+/)
  swipe(120)
  await expect.poll(heading).toBe(first)
  swipe(20)
  swipe(-120)
  await expect.poll(heading).not.toBe(first)
  await userEvent.keyboard('{Escape}')
  await expect.poll(viewer).toBeNull()
})

const picture = () => viewer()!.querySelector<HTMLImageElement>('.pic img')!
const scale = () => new DOMMatrix(getComputedStyle(picture()).transform).a

function finger(type: string, id: number, x: number, y: number) {
  picture().dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, pointerId: id, pointerType: 'touch', isPrimary: id === 1 },
      ...{ clientX: x, clientY: y },
    }),
  )
}

test('a double tap enlarges the picture where it was tapped, and the next one begins whole', async () => {
  await openSite('/gallery', phoneSize)
  all('.photo-open')[0]!.click()
  await expect.poll(() => viewer()?.textContent).toMatch(/1 of \d+/)
  const heading = () => viewer()?.querySelector('h2')?.textContent
  const first = heading()
  const tap = () => {
    finger('pointerdown', 1, 100, 300)
    finger('pointerup', 1, 100, 300)
  }
  tap()
  tap()
  await expect.poll(scale).toBe(2.5)
  expect(new DOMMatrix(getComputedStyle(picture()).transform).e).toBeGreaterThan(0)
  // A finger on an enlarged picture pans instead of swiping.
  const before = new DOMMatrix(getComputedStyle(picture()).transform).e
  finger('pointerdown', 1, 200, 300)
  finger('pointermove', 1, 120, 300)
  finger('pointerup', 1, 120, 300)
  await expect
    .poll(() => new DOMMatrix(getComputedStyle(picture()).transform).e)
    .toBeLessThan(before)
  expect(heading()).toBe(first)
  await userEvent.keyboard('0')
  await expect.poll(scale).toBe(1)
  await userEvent.keyboard('+')
  await expect.poll(scale).toBe(1.5)
  expect(picture().closest('picture')?.querySelector('source')?.sizes).toMatch(/^\d+px$/)
  await userEvent.keyboard('-')
  await expect.poll(scale).toBe(1)
  await userEvent.keyboard('+{ArrowRight}')
  expect(heading()).toBe(first)
  viewer()!.querySelector<HTMLButtonElement>('.next')!.click()
  await expect.poll(heading).not.toBe(first)
  expect(scale()).toBe(1)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(heading).toBe(first)
  await userEvent.keyboard('{Escape}')
  await expect.poll(viewer).toBeNull()
})

test('the next photo is fetched before it is asked for', async () => {
  await openSite('/gallery')
  const next = all('.photo img')[1]!
    .getAttribute('src')!
    .replace(/[^/]+$/, '')
  all('.photo-open')[0]!.click()
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name)
  await expect
    .poll(() => fetched().some((name) => name.includes(next) && !name.includes('/480.')))
    .toBe(true)
  expect(picture().src).not.toContain(next)
  await userEvent.keyboard('{Escape}')
})

test('until a picture of the viewer has come, a blurred hint of it is there', async () => {
  await openSite('/gallery')
  const folder = all('.photo img')[3]!
    .getAttribute('src')!
    .replace(/[^/]+$/, '')
  const release = await network.hold(`GET ${folder}960.avif`)
  all('.photo-open')[3]!.click()
  const hint = () => viewer()?.querySelector<HTMLCanvasElement>('.blur canvas')
  await expect.poll(() => hint()?.width).toBeLessThanOrEqual(32)
  await release()
  await expect.poll(hint).toBeNull()
  await userEvent.keyboard('{Escape}')
})

async function openGalleryWithClip(size?: typeof phoneSize) {
  const [first, ...others] = await call<Photo[]>('GET', '/api/photos')
  const clip = '/media/ball/clip.mp4#720x1280,12'
  await network.lose('GET /media/ball/*')
  await network.answer('GET /api/photos', 200, [{ ...first, clip }, ...others])
  return openSite('/gallery', size)
}

const player = () => viewer()!.querySelector('video')
const heading = () => viewer()?.querySelector('h2')?.textContent

test('the card of a clip tells its length', async () => {
  await openGalleryWithClip()
  expect(all('.photo')[0]!.querySelector('.clip-len')?.textContent).toBe('Clip, 0:12')
  expect(all('.clip-len')).toHaveLength(1)
})

test('the viewer plays a clip when asked, and stops it when one goes on', async () => {
  expectErrors(/Failed to load resource/)
  await openGalleryWithClip()
  all('.photo-open')[0]!.click()
  await expect.poll(player).toBeTruthy()
  const video = player()!
  expect(video).toMatchObject({ controls: true, autoplay: false, preload: 'none', width: 720 })
  expect(new URL(video.src).pathname).toBe('/media/ball/clip.mp4')
  expect(new URL(video.poster).pathname).toBe('/media/ball/720.webp')
  expect(viewer()!.querySelector('.pic img, .blur')).toBeNull()
  Object.assign(video, { src: '/test/fixtures/clips/walk.mp4', loop: true, muted: true })
  await video.play()
  const first = heading()
  video.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect([heading(), video.paused]).toEqual([first, false])
  viewer()!.querySelector<HTMLElement>('.close')!.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(heading).not.toBe(first)
  expect(player()).toBeNull()
  await expect.poll(() => video.paused).toBe(true)
  await userEvent.keyboard('{Escape}')
})

test('a finger on the picture of a clip leads on, one on its controls does not', async () => {
  expectErrors(/Failed to load resource/)
  await openGalleryWithClip(phoneSize)
  all('.photo-open')[0]!.click()
  await expect.poll(player).toBeTruthy()
  const first = heading()
  const touch = (type: string, x: number, y: number) => {
    const at = { clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', isPrimary: true }
    player()!.dispatchEvent(new PointerEvent(type, { bubbles: true, ...at }))
  }
  const follows = (y: number) => {
    touch('pointerdown', 300, y)
    touch('pointermove', 200, y)
    return getComputedStyle(player()!).translate
  }
  const { top, bottom } = player()!.getBoundingClientRect()
  expect(follows(bottom - 30)).toBe('none')
  touch('pointerup', 150, bottom - 30)
  expect(follows(top + 60)).toBe('-100px')
  touch('pointerup', 150, top + 60)
  await expect.poll(heading).not.toBe(first)
  expect(viewer()?.textContent).toMatch(/2 of \d+/)
  await userEvent.keyboard('{Escape}')
})

test('two fingers enlarge the picture and make it whole again, and never lead on', async () => {
  await openSite('/gallery', phoneSize)
  all('.photo-open')[0]!.click()
  await expect.poll(() => viewer()?.textContent).toMatch(/1 of \d+/)
  finger('pointerdown', 1, 150, 300)
  finger('pointerdown', 2, 250, 300)
  finger('pointermove', 1, 100, 300)
  finger('pointermove', 2, 300, 300)
  expect(scale()).toBeCloseTo(2)
  finger('pointermove', 1, 190, 300)
  finger('pointermove', 2, 210, 300)
  expect(scale()).toBe(1)
  finger('pointerup', 2, 210, 300)
  finger('pointermove', 1, 20, 300)
  finger('pointerup', 1, 20, 300)
  expect(viewer()?.textContent).toMatch(/1 of \d+/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(viewer).toBeNull()
})

test('a picture that cannot be loaded leaves a frame with its name', async () => {
  expectErrors(/Failed to load resource/)
  await network.lose('GET /media/demo/*/*')
  await openSite('/gallery')
  await expect.poll(() => all('.photo .image-broken').length).toBeGreaterThan(0)
  const frame = all('.photo .image-broken')[0]!
  expect(frame.textContent).toBe(frame.getAttribute('aria-label'))
  expect(frame.textContent).not.toBe('')
})
