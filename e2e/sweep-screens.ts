import type { Page, Route } from '@playwright/test'
import { makePost } from '#test/make.ts'
import { drawTestImage } from '#test/make-image.ts'
import { categoryTexts } from '#texts/admin/posts.ts'
import { RECENT_SIGN_IN_MINUTES } from '../src/shared/limits.ts'
import { intercept } from './intercept.ts'
import { importWithoutPictures, oldWordPress, press, startDryRun, undoImport } from './old-blogs.ts'
import { richMarkdown } from './rich-markdown.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'
import {
  prepareComments,
  prepareConfirmPage,
  prepareLetters,
  prepareStatistics,
  prepareUnsubscribePage,
  prepareWeights,
} from './sweep-states.ts'

export interface Screen {
  name: string
  /** Without a path, `prepare` returns the address. */
  path?: string
  isOwner?: boolean
  sendsMail?: boolean
  seed?: 'demo' | 'none'
  viewport?: { width: number; height: number }
  expectedErrors?: RegExp[]
  /**
   * Prepares content before the page is opened and may return its address. Later rows of the group
   * share the content.
   */
  prepare?: (diary: InProcessDiary) => Promise<unknown>
  open?: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const shows = (label: string) => (page: Page) => page.getByLabel(label).first().waitFor()

const pressed = (name: string, then: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: then }).waitFor()
}

const slid = (name: string) => async (page: Page) => {
  await page.getByRole('slider', { name }).press('End')
  await page.locator('.c-tip').waitFor()
}

async function writeComment(page: Page) {
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.locator('#write').getByLabel('Your line').fill('Backwards is for cars.')
  await page.locator('#write').getByLabel('Name', { exact: true }).fill('Robin')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'Read it once more' }).waitFor()
}

/**
 * Pages for readers, and those that links in mails lead to; the pages about replies use the same
 * component. Stale links answer 404.
 */
const forReaders = (rows: Screen[]): Screen[] =>
  rows.map((row) => ({
    ...{ isOwner: false, sendsMail: true, expectedErrors: [/status of 40[04]/] },
    ...row,
  }))

const site: Screen[] = [
  { name: 'the home page', path: '/' },
  { name: 'the list of posts', path: '/blog' },
  { name: 'a search without a result', path: '/blog?search=zzz' },
  {
    name: 'a post',
    path: '/blog',
    open: async (page) => {
      await page.getByRole('article').first().getByRole('link').click()
      await page.locator('[data-post-body]').waitFor()
    },
  },
  { name: 'the gallery', path: '/gallery' },
  { name: 'the About page', path: '/about' },
  { name: 'the contact page', path: '/contact' },
  { name: 'an unknown address', path: '/nowhere', expectedErrors: [/404/] },
  {
    name: 'the menu of the site on a phone',
    path: '/contact',
    viewport: { width: 390, height: 844 },
    open: button(/menu/i),
  },
  {
    name: 'a photo opened large',
    path: '/gallery',
    open: async (page) => {
      await page.locator('.photo-open').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the page of a photo',
    path: '/gallery',
    open: async (page) => page.goto(await page.locator('.photo-open').first().evaluate(hrefOf)),
  },
  {
    name: 'a post with everything in it',
    path: '/blog/two-weeks-in-brittany',
    prepare: ({ services }) =>
      services.posts.create(makePost({ slug: 'two-weeks-in-brittany', content: richMarkdown }), {
        savedBy: null,
      }),
  },
  { name: 'the timeline', path: '/timeline' },
  { name: 'the book of a year', path: '/year/2025' },
  { name: 'the home of an empty diary', path: '/', seed: 'none' },
  {
    name: 'home while its lists come',
    path: '/contact',
    open: (page) => goHome(page, () => {}),
  },
  {
    name: 'home when the server fails',
    path: '/contact',
    expectedErrors: [/Failed to load resource/],
    open: (page) => goHome(page, (route) => route.fulfill({ status: 500 })),
  },
]

const hrefOf = (link: Element) => (link as HTMLAnchorElement).href

/** Makes the browser draw home itself, by coming from a page without the data of home. */
async function goHome(page: Page, answer: (route: Route) => unknown) {
  await intercept(page, /\/api\/(posts|photos)/, answer)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Short legs, long stories.' }).waitFor()
}

const dashboard: Screen[] = [
  { name: 'the overview', path: '/admin' },
  { name: 'the list of posts in the admin', path: '/admin?tab=content' },
  { name: 'the photos of the dashboard', path: '/admin?tab=content&view=gallery' },
  {
    name: 'recently deleted',
    path: '/admin?tab=content&view=deleted',
    prepare: ({ services }) => services.posts.remove(1),
  },
  { name: 'people with access', path: '/admin?tab=content&view=access' },
  { name: 'ideas', path: '/admin?tab=ideas' },
  {
    name: 'results of the search for posts',
    path: '/admin',
    open: (page) => page.getByRole('combobox', { name: 'Search posts' }).fill('the'),
  },
  {
    name: 'the menu on a phone',
    path: '/admin',
    viewport: { width: 390, height: 844 },
    open: button('Open menu'),
  },
  { name: 'the small calendar', path: '/admin', open: button('View Calendar') },
  {
    name: 'the question before a post is deleted',
    path: '/admin?tab=content',
    open: button(/^Delete/),
  },
  {
    name: 'the form for another admin',
    path: '/admin?tab=content&view=access',
    open: button('Add admin'),
  },
]

const posts: Screen[] = [
  {
    name: 'a long post in the editor',
    path: '/admin?tab=content',
    prepare: ({ services }) =>
      services.posts.create(
        makePost({ title: 'A long one', content: 'He waited at the door. '.repeat(900) }),
        { savedBy: null },
      ),
    open: async (page) => {
      await page.getByRole('link', { name: 'A long one' }).first().click()
      await page.getByRole('textbox', { name: 'Content' }).waitFor()
    },
  },
  {
    name: 'the calendar with a post on it',
    path: '/admin/calendar',
    prepare: somethingIsPlanned,
    open: (page) => plannedPost(page).waitFor(),
  },
  {
    name: 'a scheduled post with a preview link',
    path: '/admin/calendar',
    prepare: somethingIsPlanned,
    open: async (page) => {
      await plannedPost(page).click()
      await page.getByRole('radio', { name: 'On a day' }).waitFor()
      await page.getByRole('button', { name: 'Make a preview link' }).click()
      await page.getByRole('textbox', { name: 'Preview link' }).waitFor()
    },
  },
  {
    name: 'a post with an old address',
    path: '/admin?tab=content',
    prepare: somethingMoved,
    open: async (page) => {
      await page.getByRole('link', { name: 'Edit "Moved once"' }).click()
      await page.getByText('1 old address leads here').click()
      await page.getByRole('button', { name: /^Remove \/blog/ }).waitFor()
    },
  },
]

async function pickPhotos(page: Page) {
  const files = await Promise.all(['walk.jpg', 'nap.jpg'].map(somePicture))
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByLabel('What happened?').fill('The last leaf pile was taken. We waited.')
  await page.getByRole('button', { name: 'Take out photo 2' }).waitFor()
}

const moments: Screen[] = [
  { name: 'a moment', path: '/admin/moment', open: shows('What happened?') },
  { name: 'a moment with photos', path: '/admin/moment', open: pickPhotos },
  {
    name: 'a moment that waits, and the question before it is thrown away',
    path: '/admin/moment',
    expectedErrors: [/ERR_FAILED/],
    open: async (page) => {
      await pickPhotos(page)
      await intercept(page, '**/api/admin/media**', (route) => route.abort())
      await page.getByRole('button', { name: 'Post now' }).first().click()
      await page.getByText(/^The diary didn’t answer\./).waitFor()
      await button(/^Throw away “/)(page)
    },
  },
  {
    name: 'a moment in the diary',
    path: '/admin/moment',
    // The moment that waits asks first whether its upload without an answer arrived. It did not.
    expectedErrors: [/status of 404/],
    open: async (page) => {
      await pickPhotos(page)
      await page.getByRole('button', { name: 'Post now' }).first().click()
      await page.getByText('It’s in the diary.').waitFor()
    },
  },
  { name: 'a share that came too early', path: '/admin/share', isOwner: false },
]

const photos: Screen[] = [
  { name: 'the gallery in the admin', path: '/admin/gallery', open: shows('Search photos') },
  {
    name: 'photos as a grid',
    path: '/admin/gallery',
    open: (page) => page.getByTitle('Grid').click(),
  },
  { name: 'a new photo', path: '/admin/gallery', open: button('Add New Photo') },
  {
    name: 'photos from the device',
    path: '/admin/gallery',
    open: async (page) => {
      await button('Add New Photo')(page)
      const files = await Promise.all(['walk.jpg', 'nap.jpg'].map(somePicture))
      await page.locator('input[type=file]').setInputFiles(files)
      await page.getByText('Ready').nth(1).waitFor()
    },
  },
  {
    name: 'the focal point of a photo',
    path: '/admin/gallery',
    open: async (page) => {
      await button(/^Edit /)(page)
      await button(/^Focal point/)(page)
    },
  },
  {
    name: 'which seconds of a clip',
    path: '/admin/gallery',
    open: async (page) => {
      await button('Add New Photo')(page)
      const chooser = page.getByRole('dialog').locator('input[type=file]')
      await chooser.setInputFiles('test/fixtures/clips/minute-24.mp4')
      await button(/^Trim it/)(page)
    },
  },
  {
    name: 'pictures for a post',
    path: '/admin/posts/new',
    open: async (page) => {
      await page.getByRole('button', { name: 'Photo or clip' }).click()
      await page.getByRole('tab', { name: 'Gallery' }).click()
      await button(/^Choose “/)(page)
    },
  },
]

const dog: Screen[] = [
  {
    name: 'the profile of the dog',
    path: '/admin/dog',
    open: (page) => page.getByLabel('Tagline').fill('A dog of {size}'),
  },
  {
    name: 'the choice of a portrait',
    path: '/admin/dog',
    open: async (page) => {
      await page.getByRole('heading', { name: 'Pictures' }).click()
      await page.getByRole('button', { name: 'Change: Portrait' }).click()
      await page.getByRole('dialog').getByRole('tab', { name: 'Gallery' }).click()
    },
  },
  {
    name: 'the log with its curve and table',
    path: '/admin/dog/log',
    prepare: prepareWeights,
    open: (page) => page.getByText('Show as table').click(),
  },
  { name: 'the first steps', path: '/admin/welcome' },
]

const readers: Screen[] = [
  { name: 'messages', path: '/admin/readers/messages', prepare: someoneWrites },
  {
    name: 'one message',
    path: '/admin/readers/messages',
    prepare: someoneWrites,
    open: button(/Seen by the sweep/),
  },
  {
    name: 'comments, one of them chosen',
    path: '/admin/readers/comments',
    prepare: prepareComments,
    open: (page) => page.getByLabel('Choose Marit’s comment').check(),
  },
  {
    name: 'letters on their way',
    path: '/admin/readers/letters',
    sendsMail: true,
    prepare: prepareLetters,
    open: (page) => page.getByRole('progressbar', { name: 'Letters sent' }).waitFor(),
  },
  {
    name: 'the editor of a draft that will be a letter',
    sendsMail: true,
    prepare: prepareLetters,
    open: (page) => page.getByLabel('Preview text').waitFor(),
  },
  { name: 'statistics, switched off', path: '/admin/readers' },
  {
    name: 'statistics with a day and the table',
    path: '/admin/readers',
    prepare: prepareStatistics,
    open: async (page) => {
      const chart = page.getByRole('region', { name: 'Visitors per day', exact: true })
      await chart.getByText('Show as table').click()
      await chart.getByRole('slider', { name: 'Day' }).press('Home')
      await page.locator('.c-tip').waitFor()
    },
  },
  {
    name: 'statistics with a bar told',
    path: '/admin/readers',
    prepare: prepareStatistics,
    open: slid('Where they came from, one by one'),
  },
  {
    name: 'statistics with a share told',
    path: '/admin/readers',
    prepare: prepareStatistics,
    open: slid('Read on, one by one'),
  },
  {
    name: 'the form for a redirect',
    path: '/admin/readers',
    prepare: prepareStatistics,
    open: button(/^Make a redirect/),
  },
  {
    name: 'the list of posts with their views',
    path: '/admin?tab=content',
    prepare: prepareStatistics,
    open: (page) =>
      page.getByRole('columnheader', { name: 'Views' }).waitFor({ state: 'attached' }),
  },
  ...forReaders([
    {
      name: 'a comment that is read once more',
      prepare: prepareComments,
      open: writeComment,
    },
    {
      name: 'a comment that waits',
      prepare: prepareComments,
      open: async (page) => {
        await writeComment(page)
        await page.getByRole('button', { name: 'Send it' }).click()
        await page.locator('.note.is-waiting').waitFor()
      },
    },
    {
      name: 'the contact form with what is missing',
      path: '/contact',
      open: button('Send Message'),
    },
    { name: 'the question about letters', prepare: prepareConfirmPage },
    {
      name: 'letters, confirmed',
      prepare: prepareConfirmPage,
      open: pressed('Yes, send me the letters', 'You’re in the pack'),
    },
    { name: 'the way out of letters', prepare: prepareUnsubscribePage },
    {
      name: 'letters, left',
      prepare: prepareUnsubscribePage,
      open: pressed('Leave the pack', 'No hard feelings'),
    },
    { name: 'a stale link about letters', path: '/letters/confirm/long-gone' },
    {
      name: 'a new link, asked for',
      path: '/letters/confirm/long-gone',
      open: async (page) => {
        await page.getByLabel('Email Address').fill('nobody@example.com')
        await pressed('Send a new link', 'Check your inbox')(page)
      },
    },
  ]),
]

const apps = (page: Page) => page.getByRole('region', { name: 'Apps that may post' })
async function nameAnApp(page: Page) {
  await apps(page).getByRole('button', { name: 'Add an app' }).click()
  await apps(page).getByRole('textbox', { name: 'Name' }).waitFor()
}

const settings: Screen[] = [
  { name: 'general settings', path: '/admin/settings', open: shows('Blog Title') },
  {
    name: 'a list of categories',
    path: '/admin/settings',
    open: button(categoryTexts.changeList),
  },
  {
    name: 'colors of the diary',
    path: '/admin/settings#appearance',
    open: async (page) => {
      await button('Butter')(page)
      await button('Color picker: accent')(page)
    },
  },
  {
    name: 'fonts of the diary',
    path: '/admin/settings#appearance',
    open: button('Font Family'),
  },
  {
    name: 'the own account',
    path: '/admin/settings#account',
    open: (page) => page.getByText('This device').waitFor(),
  },
  {
    name: 'an app that may post, being named',
    path: '/admin/settings#account',
    open: nameAnApp,
  },
  {
    name: 'the token of an app, shown once',
    path: '/admin/settings#account',
    open: async (page) => {
      await nameAnApp(page)
      await apps(page).getByRole('textbox', { name: 'Name' }).fill('A writing app on the phone')
      await apps(page).getByRole('button', { name: 'Make a token' }).click()
      await apps(page).getByRole('textbox', { name: 'Token' }).waitFor()
    },
  },
  {
    name: 'the database behind an unknown proxy',
    path: '/admin/settings#database',
    prepare: ({ url }) =>
      fetch(`${url}/api/posts/recent`, { headers: { 'x-forwarded-for': '203.0.113.9' } }),
    open: (page) => page.getByText(/^There’s a proxy in front/).waitFor(),
  },
  {
    name: 'a backup that is about to be restored',
    path: '/admin/settings#database',
    prepare: ({ services }) => services.backups.run('by-hand'),
    open: async (page) => {
      await button(/^Restore [A-Z][a-z]{2} \d/)(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
      await page.getByText('That isn’t the name of your diary.').waitFor()
    },
  },
]

const accounts: Screen[] = [
  {
    name: 'the login',
    path: '/admin/login',
    isOwner: false,
    open: (page) => page.getByText('Forgot your password?').click(),
  },
  { name: 'the one-time setup', path: '/admin/setup', isOwner: false },
  {
    name: 'a forgotten password',
    path: '/admin/forgot-password',
    isOwner: false,
    sendsMail: true,
  },
  { name: 'a password link that is gone', path: '/admin/reset-password#old', isOwner: false },
  {
    name: 'the own account, with a new email under way',
    path: '/admin/settings#account',
    sendsMail: true,
    open: async (page) => {
      await page.getByLabel('New email').fill('robin@example.com')
      await page.keyboard.press('Enter')
      await page.getByText('We’ve sent a link').waitFor()
    },
  },
  {
    name: 'the question whether it is the owner',
    path: '/admin?tab=content&view=access',
    expectedErrors: [/status of 403/],
    prepare: async (diary) => diary.wait(RECENT_SIGN_IN_MINUTES * 60),
    open: async (page) => {
      await page.getByRole('button', { name: 'Add admin' }).click()
      const form = page.getByRole('dialog', { name: 'Add an admin' })
      await form.getByLabel('Email').fill('friend@example.com')
      await form.getByLabel('Password').fill('a-second-leash')
      await page.keyboard.press('Enter')
      await page.getByLabel('Your password').waitFor()
    },
  },
]

const transfer: Screen[] = [
  { name: 'coming and going', path: '/admin/import' },
  { name: 'what is in an old blog', path: '/admin/import', open: (page) => lookIntoOldBlog(page) },
  {
    name: 'what is lost of an old blog',
    path: '/admin/import',
    open: async (page) => {
      await lookIntoOldBlog(page)
      await press(page, /^Which ones.*Forms$/)
    },
  },
  {
    name: 'an old blog that came in',
    path: '/admin/import',
    open: async (page) => {
      await lookIntoOldBlog(page)
      await importWithoutPictures(page)
    },
  },
  {
    name: 'an old blog that was taken out again',
    path: '/admin/import',
    open: async (page) => {
      await lookIntoOldBlog(page, 'crumbs')
      await importWithoutPictures(page)
      await undoImport(page)
    },
  },
]

const asOwner = (rows: Screen[]) => rows.map((row) => ({ isOwner: true, ...row }))

export const screens: Screen[] = [
  ...site,
  ...asOwner([
    ...dashboard,
    ...posts,
    ...moments,
    ...photos,
    ...dog,
    ...readers,
    ...settings,
    ...accounts,
  ]),
  ...asOwner(transfer),
]

const byTheSweep = { savedBy: null }
const plannedPost = (page: Page) => page.getByRole('link', { name: /Seen by the sweep/ }).first()

/** The day is near enough to be in the month that the calendar shows first. */
async function somethingIsPlanned({ services }: InProcessDiary) {
  const day = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const schedule = { day, time: '09:00' }
  const post = makePost({ title: 'Seen by the sweep', published: false, schedule })
  await services.posts.create(post, byTheSweep)
}

async function somethingMoved({ services }: InProcessDiary) {
  const post = makePost({ title: 'Moved once', slug: 'before' })
  const { id } = await services.posts.create(post, byTheSweep)
  await services.posts.update(id, { ...post, slug: 'after' }, byTheSweep)
}

async function lookIntoOldBlog(page: Page, blog = 'toast') {
  await startDryRun(page, await oldWordPress(blog))
}

async function someoneWrites({ url }: InProcessDiary) {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      name: 'Robin',
      email: 'robin@example.com',
      subject: 'Seen by the sweep',
      message: 'A message with enough words in it.',
    }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}

const somePicture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawTestImage({ width: 60, height: 40 }).jpeg().toBuffer(),
})
