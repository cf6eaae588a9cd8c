import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOwnCategories } from '#shared/categories.ts'
import { getDog, getDogCard, getOnThisDay } from '#shared/contract/dog.ts'
import { getPhoto } from '#shared/contract/photos.ts'
import { getSettings, type Settings } from '#shared/contract/settings.ts'
import { dogCardOf, publicDogOf } from '#shared/dog/public-dog.ts'
import type { MailLinkPage } from '#shared/page-rendering.ts'
import { makeDogDocument } from '#test/diaries/dog-diary.ts'
import { render } from './entry-server.tsx'

const settings: Settings = {
  id: 1,
  blogName: 'The Long Report',
  blogDescription: 'All that a short dog sees on a long day.',
  ownerName: 'Nora',
  ownerEmail: '',
  ownerBio: null,
  socialLinks: { instagram: '', facebook: '', twitter: '', youtube: '' },
  features: { comments: false, featuredPosts: true, analytics: false },
  theme: 'light',
  primaryColor: '#aa5500',
  accentColor: '#005588',
  fontFamily: 'Fraunces',
  logoUrl: '',
  categories: emptyOwnCategories,
  language: null,
  timeZone: null,
  welcome: null,
  today: '2026-11-15',
  updatedAt: '2026-11-15T08:00:00.000Z',
}

const draw = async (...args: Parameters<typeof drawWhole>) => (await drawWhole(...args)).html

const drawWhole = async (
  path: string,
  change: Partial<Settings> = {},
  more: Record<string, unknown> = {},
) => {
  const { today } = { ...settings, ...change }
  const dog = publicDogOf(makeDogDocument({}).dogs[0], today)
  const answers: Record<string, unknown> = {
    [getSettings.path]: { ...settings, ...change },
    [getDog.path]: dog,
    [getDogCard.path]: dogCardOf(dog),
    [getOnThisDay.path]: { day: today, entries: [] },
    ...more,
  }
  return render({
    path,
    search: '',
    origin: 'http://localhost',
    ask: async (path) => ({
      status: 200,
      body: answers[path] ?? [],
    }),
  })
}
const footerOf = (html: string) => html.slice(html.indexOf('<footer'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('equal pages are equal bytes, whoever asks and when', async () => {
  const home = await draw('/')
  expect(home).toContain('class="hero"')
  expect(await draw('/')).toBe(home)
})

test('a page follows the settings of the owner', async () => {
  await draw('/')
  const html = await draw('/', {
    blogName: 'Short Legs',
    socialLinks: { ...settings.socialLinks, instagram: 'https://instagram.com/short' },
  })
  expect(footerOf(html)).toContain('Short Legs')
  expect(footerOf(html)).toContain('href="https://instagram.com/short"')
  expect(html).not.toContain('The Long Report')
  expect(footerOf(await draw('/'))).toContain('The Long Report')
})

test('on the birthday the first page says so, and on no other day', async () => {
  expect(await draw('/', { today: '2026-07-25' })).toContain('Today Pretzel turns 2.')
  expect(await draw('/', { today: '2026-07-26' })).not.toContain('turns 2')
})

test('what earlier years tell of this day stands between the hero and the featured posts', async () => {
  const then = {
    path: '/blog/first-snow',
    title: 'First snow',
    words: 'So much.',
    imageUrl: '/a.jpg',
  }
  const entries = [{ ...then, kind: 'post', when: 'One year ago today', age: 'at 10 weeks' }]
  const html = await draw('/', {}, { [getOnThisDay.path]: { day: '2026-11-15', entries } })
  const [hero, today, featured] = ['class="hero"', 'class="today"', 'id="featured"'].map((part) =>
    html.indexOf(part),
  )
  expect(hero! < today! && (featured! < 0 || today! < featured!)).toBe(true)
  expect(html).toContain('<strong>15</strong><span>Sunday</span>')
  expect(html).toContain('href="/timeline"')
  expect(await draw('/')).not.toContain('class="today"')
})

test('the page of a clip plays it without script, and other sites hear of it', async () => {
  const ball = {
    ...{ id: 7, path: '/gallery/7-ball', title: 'The ball', description: 'Red.', category: 'play' },
    ...{ imageUrl: '/media/ball/720x1280.jpg', clip: '/media/ball/clip.mp4#720x1280,12' },
    ...{ width: 720, height: 1280, placeholder: null, focalPoint: null, age: null },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', date: '2026-11-01', newer: null, older: null },
  }
  const { html, head } = await drawWhole(ball.path, {}, { [getPhoto.path]: ball })
  expect(html).toContain(
    '<div class="pic"><video controls="" playsInline="" preload="none" poster="/media/ball/720.webp"' +
      ' width="720" height="1280" aria-label="The ball" src="/media/ball/clip.mp4"></video></div>',
  )
  expect(head).toMatchObject({
    image: 'http://localhost/media/ball/720x1280.jpg',
    video: 'http://localhost/media/ball/clip.mp4',
    jsonLd: [{ '@type': 'VideoObject', name: 'The ball', description: 'Red.', duration: 'PT12S' }],
  })
})

test('the year in the footer is that of the diary, whatever the clock of the server says', async () => {
  vi.setSystemTime(new Date('2027-01-01T03:00:00Z'))
  expect(footerOf(await draw('/', { today: '2026-12-31' }))).toContain('© 2025')
  expect(footerOf(await draw('/', { today: '2027-01-01' }))).toContain('© 2026')
})

test.each(['/', '/about', '/contact', '/nowhere'])('no id stands twice in %s', async (path) => {
  const ids = [...(await draw(path)).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

const drawLetter = async (letterPage: MailLinkPage) => {
  const dog = publicDogOf(makeDogDocument({}).dogs[0], '2026-11-15')
  const answers: Record<string, unknown> = {
    [getSettings.path]: settings,
    [getDogCard.path]: dogCardOf(dog),
  }
  return render({
    path: '/letters/leave/secret',
    search: '',
    origin: 'http://localhost',
    ask: async (path) => ({ status: 200, body: answers[path] ?? [] }),
    letterPage,
  })
}

test('each page of the letters has one form or none, works without script and is not for search engines', async () => {
  const forms = {
    ...{ confirm: 1, confirmed: 0, leave: 1, left: 1, stale: 1, asked: 0 },
    ...{ replies: 1, 'replies-wanted': 0, 'replies-stop': 1, 'replies-stopped': 0 },
    'replies-stale': 0,
    ...{ 'sign-in': 1, 'sign-in-changed': 0, 'sign-in-stale': 0 },
    ...{ 'sign-in-keep': 1, 'sign-in-kept': 0, 'sign-in-keep-stale': 0 },
  } satisfies Record<MailLinkPage['kind'], number>
  for (const kind of Object.keys(forms) as (keyof typeof forms)[]) {
    const { html, head, status } = await drawLetter({ kind, email: 'alex@example.com' })
    const letter = html.slice(html.indexOf('class="letter is-mail"'), html.indexOf('<footer'))
    expect(letter.match(/<form/g)?.length ?? 0, kind).toBe(forms[kind])
    expect(letter.match(/<button/g)?.length ?? 0, kind).toBe(forms[kind])
    expect(letter.match(/method="post"/g)?.length ?? 0, kind).toBe(forms[kind])
    expect(letter).toContain('alex@example.com')
    expect(head.canonical).toBeNull()
    expect(head.title).toContain(settings.blogName)
    expect(status).toBe(kind.endsWith('stale') ? 404 : 200)
  }
})
