import type { Page } from '@playwright/test'
import { categoryTexts } from '#shared/texts/categories.ts'
import { makePost } from '#test/make.ts'
import { drawing } from '#test/make-image.ts'
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

const shows = (label: string) => (page: Page) => page.getByLabel(label).first().waitFor()

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
    name: 'pictures for a post',
    path: '/admin/posts/new',
    open: async (page) => {
      await page.getByRole('button', { name: 'Image', exact: true }).click()
      await page.getByRole('tab', { name: 'Gallery' }).click()
      await button(/^Choose “/)(page)
    },
  },
]

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
    name: 'the database behind an unknown proxy',
    path: '/admin/settings#database',
    prepare: ({ url }) =>
      fetch(`${url}/api/posts/recent`, { headers: { 'x-forwarded-for': '203.0.113.9' } }),
    open: (page) => page.getByText(/^There’s a proxy in front/).waitFor(),
  },
]

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

const somePicture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawing({ width: 60, height: 40 }).jpeg().toBuffer(),
})
