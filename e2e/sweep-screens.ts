import type { Page } from '@playwright/test'
import type { HeldDiary } from './start-held-diary.ts'
import {
  confirmLetters,
  leaveLetters,
  lettersOnTheirWay,
  somebodyComments,
  theDogWasWeighed,
  visitorsWereCounted,
} from './sweep-states.ts'

interface Screen {
  name: string
  path: string
  isOwner?: boolean
  sendsMail?: boolean
  seed?: 'demo' | 'none'
  viewport?: { width: number; height: number }
  expectedErrors?: RegExp[]
  /** What the diary must hold before the page is opened; gives back an address known only then. */
  prepare?: (diary: HeldDiary) => Promise<unknown>
  /** What is clicked once it is open. */
  open?: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

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

/** The screen is at the row's own address. */
const nowAt = (prepare: (diary: HeldDiary) => Promise<unknown>) => async (diary: HeldDiary) => {
  await prepare(diary)
}

/** Pages that readers write on and that mails lead to (those about replies are drawn by the same part); stale links answer 404. */
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
]

const dashboard: Screen[] = [
  { name: 'the overview', path: '/admin' },
  { name: 'the list of posts in the admin', path: '/admin?tab=content' },
  { name: 'the photos of the dashboard', path: '/admin?tab=content&view=gallery' },
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

const posts: Screen[] = []

const photos: Screen[] = []

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
      await page.getByRole('button', { name: 'Change: Portrait' }).click()
      await page.getByRole('dialog').getByRole('tab', { name: 'Gallery' }).click()
    },
  },
  {
    name: 'the log with its curve and table',
    path: '/admin/dog/log',
    prepare: theDogWasWeighed,
    open: (page) => page.getByText('The same as a table').click(),
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
    prepare: nowAt(somebodyComments),
    open: (page) => page.getByLabel('Choose the comment of Marit').check(),
  },
  {
    name: 'letters on their way',
    path: '/admin/readers/letters',
    sendsMail: true,
    prepare: nowAt(lettersOnTheirWay),
    open: (page) => page.getByRole('progressbar', { name: 'Letters sent' }).waitFor(),
  },
  {
    name: 'the editor of a draft that will be a letter',
    path: '/admin',
    sendsMail: true,
    prepare: lettersOnTheirWay,
    open: (page) => page.getByLabel('Preview text').waitFor(),
  },
  { name: 'statistics, switched off', path: '/admin/readers' },
  {
    name: 'statistics with a day and the table',
    path: '/admin/readers',
    prepare: visitorsWereCounted,
    open: async (page) => {
      const chart = page.getByRole('region', { name: 'Visitors per day', exact: true })
      await chart.getByText('The same as a table').click()
      await chart.getByRole('slider', { name: 'Day' }).press('Home')
      await page.locator('.c-tip').waitFor()
    },
  },
  {
    name: 'statistics with a bar told',
    path: '/admin/readers',
    prepare: visitorsWereCounted,
    open: slid('Where they came from, one by one'),
  },
  {
    name: 'statistics with a share told',
    path: '/admin/readers',
    prepare: visitorsWereCounted,
    open: slid('Read on, one by one'),
  },
  {
    name: 'the form for a redirect',
    path: '/admin/readers',
    prepare: visitorsWereCounted,
    open: button(/^Make a redirect/),
  },
  {
    name: 'the list of posts with their views',
    path: '/admin?tab=content',
    prepare: visitorsWereCounted,
    open: (page) =>
      page.getByRole('columnheader', { name: 'Views' }).waitFor({ state: 'attached' }),
  },
  ...forReaders([
    {
      name: 'a comment that is read once more',
      path: '/',
      prepare: somebodyComments,
      open: writeComment,
    },
    {
      name: 'a comment that waits',
      path: '/',
      prepare: somebodyComments,
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
    { name: 'the question about letters', path: '/', prepare: confirmLetters },
    {
      name: 'letters, confirmed',
      path: '/',
      prepare: confirmLetters,
      open: pressed('Yes, send me the letters', 'You’re in the pack'),
    },
    { name: 'the way out of letters', path: '/', prepare: leaveLetters },
    {
      name: 'letters, left',
      path: '/',
      prepare: leaveLetters,
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

const settings: Screen[] = []

const accounts: Screen[] = []

const transfer: Screen[] = [{ name: 'coming and going', path: '/admin/import' }]

/** Rows of the owner are signed in unless they say otherwise. */
const asOwner = (rows: Screen[]) => rows.map((row) => ({ isOwner: true, ...row }))

export const screens: Screen[] = [
  ...site,
  ...asOwner([...dashboard, ...posts, ...photos, ...dog, ...readers, ...settings, ...accounts]),
  ...asOwner(transfer),
]

async function someoneWrites({ url }: HeldDiary) {
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
