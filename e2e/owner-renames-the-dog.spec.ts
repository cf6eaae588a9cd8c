import { test as base } from '@playwright/test'
import { type Diary, owner, startDiary } from './diary.ts'
import { expect, test } from './fixtures.ts'
import { asOwner } from './owner-api.ts'

const pages = ['/', '/blog', '/gallery', '/about', '/contact', '/newsletter', '/nowhere', '/admin']
const answers = [
  ...['/api/dog', '/api/dog/card', '/api/settings', '/api/posts', '/api/posts/recent'],
  ...['/api/photos', '/rss.xml', '/feed', '/sitemap.xml', '/robots.txt', '/site.webmanifest'],
]

base.describe('a diary that was made the own', () => {
  let diary: Diary
  base.beforeAll(async () => {
    diary = await startDiary({ SEED: 'none' })
  })
  base.afterAll(() => diary.stop())

  base('names the dog and the owner of the demo nowhere', async ({ request }) => {
    const ownerCalls = await asOwner(request, diary.url)
    const { document } = await ownerCalls.read<{ document: { dogs: [object] } }>('/api/admin/dog')
    const [dog] = document.dogs
    await ownerCalls.change('/api/admin/dog', {
      document: { dogs: [{ ...dog, name: 'Olive', pronouns: 'she' }] },
      version: 0,
    })
    await ownerCalls.change('/api/admin/settings', {
      blogName: 'Olive at large',
      blogDescription: 'What Olive did, and who cleaned up.',
      ownerName: 'Robin',
      ownerBio: 'Robin follows with the towel.',
    })
    for (const path of [...pages, ...answers]) {
      const text = await (await request.get(diary.url + path)).text()
      expect(text, path).not.toMatch(/pretzel|nora/i)
    }
    expect(await (await request.get(`${diary.url}/about`)).text()).toContain('Olive')
  })
})

base.describe('a diary that was only the demo', () => {
  let diary: Diary
  base.beforeAll(async () => {
    diary = await startDiary()
  })
  base.afterAll(() => diary.stop())

  base(
    'is empty after its samples were removed in the settings, also after a restart',
    async ({ page }) => {
      await page.goto(`${diary.url}/admin/login`)
      await page.getByLabel('Email').fill(owner.email)
      await page.getByLabel('Password').fill(owner.password)
      await page.getByRole('button', { name: 'Login with Email' }).click()
      await page.waitForURL(/\/admin$/)
      await page.goto(`${diary.url}/admin/settings?tab=database`)
      await page.getByRole('tab', { name: 'Database' }).click()
      const card = page.getByRole('region', { name: 'Samples' })
      await card.getByRole('button', { name: 'Remove the samples' }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Remove the samples' }).click()
      await expect(card).toHaveCount(0)
      await diary.restart()
      const posts = await (await page.request.get(`${diary.url}/api/posts`)).json()
      expect(posts).toEqual([])
    },
  )
})

test('what the owner left empty leaves no hole: neither a heading nor a box', async ({
  page,
  diary,
}) => {
  const calls = await asOwner(page.request, diary.url)
  const { document, version } = await calls.read<{
    document: { dogs: [Record<string, unknown>] }
    version: number
  }>('/api/admin/dog')
  const [dog] = document.dogs
  const saveDog = (change: object, at: number) =>
    calls.change('/api/admin/dog', { document: { dogs: [{ ...dog, ...change }] }, version: at })
  const nothing = {
    ...{ funFacts: [], story: [], stats: [], faq: [], portrait: '', heroPhoto: '' },
    ...{ training: { intro: '', items: [] } },
    favorites: { food: '', toy: '', activity: '', napSpot: '', trick: '' },
  }
  await saveDog(nothing, version)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(page.locator('.arch')).toHaveCount(0)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Asked before' })).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('.hero-photos, .about-teaser .pic')).toHaveCount(0)
  await saveDog({}, version + 1)
})

test.describe('moving to About', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('brings the story along, and tells when it cannot be fetched', async ({ page }) => {
    const toAbout = () => page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.goto('/blog')
    await toAbout()
    await expect(page.getByRole('heading', { name: 'Fun facts' })).toBeVisible()

    await page.goto('/blog')
    await page.route('**/api/dog', (route) => route.abort())
    await toAbout()
    await expect(page.getByText('We couldn’t load the story.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
