import type { Page } from '@playwright/test'
import { makePost } from '../test/make.ts'
import type { HeldDiary } from './start-held-diary.ts'

interface Screen {
  name: string
  path: string
  isOwner?: boolean
  sendsMail?: boolean
  seed?: 'demo' | 'none'
  viewport?: { width: number; height: number }
  expectedErrors?: RegExp[]
  /** What the diary must hold before the page is opened. */
  prepare?: (diary: HeldDiary) => Promise<unknown>
  /** What is clicked once it is open. */
  open?: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

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

const posts: Screen[] = [
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
      await page.getByRole('link', { name: 'Edit "Seen by the sweep"' }).click()
      await page.getByText('1 old address leads here').click()
      await page.getByRole('button', { name: /^Remove \/blog/ }).waitFor()
    },
  },
]

const photos: Screen[] = []

const dog: Screen[] = []

const readers: Screen[] = [
  { name: 'messages', path: '/admin/readers/messages', prepare: someoneWrites },
  {
    name: 'one message',
    path: '/admin/readers/messages',
    prepare: someoneWrites,
    open: button(/Seen by the sweep/),
  },
  { name: 'comments', path: '/admin/readers/comments' },
  { name: 'letters', path: '/admin/readers/letters' },
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

const byTheSweep = { savedBy: null }
const plannedPost = (page: Page) => page.getByRole('link', { name: /Seen by the sweep/ }).first()

/** Within the month that the calendar shows first, or at its end. */
async function somethingIsPlanned({ services }: HeldDiary) {
  const day = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const schedule = { day, time: '09:00' }
  const post = makePost({ title: 'Seen by the sweep', published: false, schedule })
  await services.posts.create(post, byTheSweep)
}

async function somethingMoved({ services }: HeldDiary) {
  const post = makePost({ title: 'Seen by the sweep', slug: 'before' })
  const { id } = await services.posts.create(post, byTheSweep)
  await services.posts.update(id, { ...post, slug: 'after' }, byTheSweep)
}

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
