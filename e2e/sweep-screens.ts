import type { Page } from '@playwright/test'
import { RECENT_SIGN_IN_MINUTES } from '../src/shared/limits.ts'
import { carryIn, lookInside, oldWordPress, press, undo } from './old-blogs.ts'
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

const posts: Screen[] = []

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
  { name: 'what is in an old blog', path: '/admin/import', open: lookIntoOldBlog },
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
      await carryIn(page)
    },
  },
  {
    name: 'an old blog that was taken out again',
    path: '/admin/import',
    open: async (page) => {
      await lookIntoOldBlog(page)
      await carryIn(page)
      await undo(page)
    },
  },
]

/** Rows of the owner are signed in unless they say otherwise. */
const asOwner = (rows: Screen[]) => rows.map((row) => ({ isOwner: true, ...row }))

export const screens: Screen[] = [
  ...site,
  ...asOwner([...dashboard, ...posts, ...photos, ...dog, ...readers, ...settings, ...accounts]),
  ...asOwner(transfer),
]

async function lookIntoOldBlog(page: Page) {
  await lookInside(page, await oldWordPress('toast'))
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
