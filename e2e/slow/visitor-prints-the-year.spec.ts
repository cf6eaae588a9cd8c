import { Readable } from 'node:stream'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { bookTexts } from '#texts/site/year-book.ts'
import { chooseTheme } from '../axe.ts'
import { test as base, expect } from '../fixtures.ts'
import { type InProcessDiary, startInProcessDiary } from '../start-in-process-diary.ts'
import { type PdfPage, readPdf } from './read-pdf.ts'

const scenes = ['beach-dusk', 'autumn-portrait', 'nose-close', 'picnic', 'meadow-run', 'too-long']
const picture = (at: number) => `/media/demo/${scenes[at % scenes.length]}/1600x1067.jpg`
/** The test stores a picture here that is higher than a sheet of paper. */
const TALL = '/media/tall/1x1.jpg'
const pad = (number: number) => String(number).padStart(2, '0')
const dayOf = (year: number, at: number) => `${year}-${pad(1 + (at % 12))}-${pad(1 + (at % 28))}`
const words = (many: number) =>
  'He looked for the edge of the sea, and it was not there. '.repeat(many)

interface Year {
  year: number
  stories: string[]
  photos: number
}

const short = { year: 2019, stories: [words(4), words(60), words(400)], photos: 1 }
const long = {
  year: 2018,
  stories: Array.from({ length: 200 }, (_, at) => {
    const photo = `![The edge](${picture(at)} "Found nothing")`
    return at % 4 === 0 ? `${words(at % 70)}\n\n${photo}\n\n${words(30)}` : words(5 + (at % 90))
  }),
  photos: 100,
}
/** Content that is hard to lay out on paper. */
const awkward = {
  year: 2017,
  stories: [
    [
      '| Day | Found |\n|---|---|\n| Monday | a stick |',
      `${'![Tall](/media/demo/picnic/1600x1067.jpg)\n'.repeat(14)}`,
      `${words(12)}\n\n![A tree](${TALL} "Looked up")`,
      `\`\`\`\n${'a line of signs that is much longer than half a sheet of paper is wide '.repeat(4)}\n\`\`\``,
      `> ${words(30)}`,
      '- one\n  - two\n- three',
      words(40),
    ].join('\n\n'),
    `![First](${picture(3)})\n\n![Second](${picture(4)})\n\n![Third](${picture(5)})\n\n${words(3)}`,
  ],
  photos: 0,
}

/**
 * The lengths go from filling a sheet to exceeding it by a few lines, each as one paragraph and as
 * many.
 */
const tails = {
  year: 2016,
  stories: [64, 68, 72, 76, 80, 84, 88, 92, 96].flatMap((many) => [
    words(many),
    `${words(4)}\n\n`.repeat(many / 4),
  ]),
  photos: 0,
}

async function storeTall({ services }: InProcessDiary): Promise<string> {
  const create = { width: 600, height: 1800, channels: 3 as const, background: '#7c3aed' }
  const file = await sharp({ create }).png().toBuffer()
  return (await services.photos.media.store(Readable.from([file]))).imageUrl
}

async function writeYear(
  { services }: InProcessDiary,
  { year, stories, photos }: Year,
  tall: string,
) {
  for (const [at, content] of stories.entries()) {
    const post = {
      ...{ title: `The edge, part ${at + 1}, of ${year}`, slug: `edge-${year}-${at}` },
      ...{ excerpt: 'He looked for the edge.', coverImage: picture(at), category: 'adventure' },
      content: content.replace(TALL, tall),
      ...{ published: true, publishedOn: dayOf(year, at) },
    }
    await services.posts.create(post, { savedBy: null })
  }
  for (let at = 0; at < photos; at += 1) {
    await services.photos.insert({
      ...{ title: `Photo ${at + 1}`, imageUrl: picture(at), description: 'The sea, once more.' },
      createdAt: new Date(`${dayOf(year, at)}T12:00:00Z`),
    })
  }
}

const test = base.extend<object, { held: InProcessDiary }>({
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const diary = await startInProcessDiary()
      const tall = await storeTall(diary)
      for (const year of [short, long, awkward, tails]) await writeYear(diary, year, tall)
      await diary.services.platform.changes.announce()
      await use(diary)
      await diary.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ held }, use) => use(held.url),
})

async function openPrintDialog(page: Page, year: number) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = ''
    }
  })
  await page.goto(`/year/${year}`)
  await page.getByRole('button', { name: bookTexts.print }).first().click()
  await page.waitForFunction(() => 'printed' in document.documentElement.dataset)
  const pictures = page.locator('.book img')
  const missing = await pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).filter(({ complete, naturalWidth }) => !complete || !naturalWidth),
  )
  expect(missing).toEqual([])
  return pictures.count()
}

const POINTS_PER_MM = 72 / 25.4
const NEAREST_TO_EDGE = 8 * POINTS_PER_MM
const FOOT = 14 * POINTS_PER_MM

function checkSheets(pages: PdfPage[], pictures: number) {
  const [cover, ...sheets] = pages
  // A picture that a page break cuts is drawn twice, which the count would show.
  expect(pages.flatMap((page) => page.pictures)).toHaveLength(pictures)
  expect(cover?.pictures).toHaveLength(1)
  for (const [at, { width, height, letters, pictures }] of sheets.entries()) {
    const sheet = `sheet ${at + 2}`
    const hasWords = letters.some((fromTop) => fromTop < height - FOOT)
    expect(hasWords || pictures.length > 0, `${sheet} is not empty`).toBe(true)
    for (const { left, top, right, bottom } of pictures) {
      const toEdge = Math.min(left, top, width - right, height - bottom)
      expect(toEdge, `${sheet}: from picture to edge`).toBeGreaterThan(NEAREST_TO_EDGE)
      expect(bottom - top, `${sheet}: height of a picture`).toBeGreaterThan(10 * POINTS_PER_MM)
    }
  }
}

/** Counted in glyphs: about eight lines of a column. */
const FEW_LINES = 600

const papers = [
  { format: 'A4', width: 842, height: 595 },
  { format: 'Letter', width: 792, height: 612 },
]

for (const { year, stories, photos } of [short, long, awkward]) {
  test(`a year of ${stories.length} stories and ${photos} photos is printed whole on A4 and Letter`, async ({
    page,
  }) => {
    test.slow()
    const pictures = await openPrintDialog(page, year)
    for (const { format, width, height } of papers) {
      const printed = await page.pdf({ format, landscape: true, printBackground: true })
      const pages = readPdf(printed)
      expect(Math.abs(pages[0]!.width - width)).toBeLessThan(2)
      expect(Math.abs(pages[0]!.height - height)).toBeLessThan(2)
      checkSheets(pages, pictures)
      // Cover, months, photos and the end take one sheet each, a post at least one.
      const months = await page.locator('.is-opener').count()
      const least = 2 + months + stories.length + Math.ceil(photos / 6)
      expect(pages.length).toBeGreaterThanOrEqual(least)
    }
  })
}

test('no story ends with a few lines on a sheet of their own', async ({ page }) => {
  await openPrintDialog(page, tails.year)
  for (const { format } of papers) {
    const pages = readPdf(await page.pdf({ format, landscape: true, printBackground: true }))
    for (const [at, { height, letters, pictures }] of pages.entries()) {
      const isStory = letters.some((fromTop) => fromTop >= height - FOOT)
      const lines = letters.filter((fromTop) => fromTop < height - FOOT)
      if (!isStory || pictures.length > 0) continue
      expect(lines.length, `${format}, sheet ${at + 1}`).toBeGreaterThanOrEqual(FEW_LINES)
    }
  }
})

test('paper is light and without the frame of the site, whatever the theme', async ({ page }) => {
  await chooseTheme(page, 'dark')
  await openPrintDialog(page, short.year)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.is-last')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const frame of ['.site-header', '.site-footer', '.book-head', '.book-again']) {
    await expect(page.locator(frame)).toBeHidden()
  }
})

test('no other page is printed lengthwise after the book was read', async ({ page }) => {
  await page.goto(`/year/${short.year}`)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tales from')
  const [first] = readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  expect(first!.height).toBeGreaterThan(first!.width)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the book is read, and no button promises to print', async ({ page }) => {
    await page.goto(`/year/${short.year}`)
    await expect(page.locator('.is-post').first()).toBeVisible()
    await expect(page.locator('.is-cover')).toHaveCSS('display', 'grid')
    for (const button of await page.locator('.book-print').all()) await expect(button).toBeHidden()
  })
})
