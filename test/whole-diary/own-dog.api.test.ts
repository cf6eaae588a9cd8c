import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { generateIdeas } from '#shared/contract/assistant.admin.ts'
import { createOwnDog, getAdminDog, updateDog } from '#shared/contract/dog.admin.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { previewLetter } from '#shared/contract/letters.admin.ts'
import { createPhoto } from '#shared/contract/photos.admin.ts'
import { createPost } from '#shared/contract/posts.admin.ts'
import { removeSamples, updateSettings } from '#shared/contract/settings.admin.ts'
import { clientOf } from '../api-calls.ts'
import { saveDog } from '../diaries/dog-diary.ts'
import { makePhoto, makePost } from '../make.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

let diary: TestApp
let call: ApiClient
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-16T10:00:00Z')
  diary = await createTestApp({
    visitor: adminVisitor,
    env: { SEED: 'demo' },
    clock: { now: () => now },
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
  call = clientOf(diary.app)
})
afterEach(() => diary.close())

const read = async (url: string) => (await diary.app.inject(url)).body
const demoNames = /pretzel|nora/i
const demoDog = /pretzel|nora|dachshund|long dog/i

function publicUrls(slug: string, photo: { id: number; path: string }): string[] {
  const calls = allEndpoints.filter(({ method, who }) => method === 'GET' && who === 'anyone')
  return [
    ...['/', '/blog', `/blog/${slug}`, '/blog?category=adventure', '/blog?search=none-of-it'],
    ...['/gallery', photo.path, '/about', '/contact', '/newsletter', '/nowhere', '/admin'],
    ...['/letters/confirm/made-up', '/letters/leave/made-up', '/comments/stop/made-up'],
    ...['/rss.xml', '/comments.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'],
    ...calls.map(({ path }) => endpointUrl(path, { slug, id: photo.id, category: 'adventure' })),
  ]
}

test('a diary that was made the own names the dog and the owner of the demo nowhere', async () => {
  expect(await read('/')).toMatch(demoNames)
  const { document, version } = await call(getAdminDog)
  const [dog] = document.dogs
  await call(updateDog, {
    body: { document: { dogs: [{ ...dog, name: 'Olive', breed: 'Beagle' }] }, version },
  })
  await call(updateSettings, {
    body: {
      blogName: 'Olive at large',
      blogDescription: 'What Olive did, and who cleaned up.',
      ownerName: 'Robin',
      ownerBio: 'Robin follows with the towel.',
    },
  })
  await call(removeSamples)
  const post = await call(createPost, { body: makePost({ title: 'Mud', published: true }) })
  const photo = await call(createPhoto, { body: makePhoto({ title: 'Mud, again' }) })

  const urls = publicUrls(post.slug, photo)
  for (const url of urls) expect(await read(url), url).not.toMatch(demoNames)
  for (const url of ['/', '/about', '/nowhere', `/blog/${post.slug}`, '/api/dog']) {
    expect(await read(url), url).toContain('Olive')
  }
  expect(await read('/rss.xml')).toContain('Robin')

  const ideas = JSON.stringify(await call(generateIdeas, { body: {} }))
  expect(ideas).toContain('Olive')
  const letter = JSON.stringify(
    await call(previewLetter, {
      params: { id: post.id },
      body: { subject: 'Mud', previewText: '', kind: 'whole' },
    }),
  )
  expect(letter).toContain('Olive')
  expect(ideas + letter).not.toMatch(demoNames)
})

test('after the first answers and with an empty diary no page speaks of a dachshund', async () => {
  const dog = { name: 'Bruno', breed: 'Bernese', birthday: '2021-03-04', pronouns: 'he' } as const
  await call(createOwnDog, { body: { dog, ownerName: 'Ada', blogName: "Bruno's Diary" } })
  await call(removeSamples)
  const urls = publicUrls('none', { id: 1, path: '/gallery/1' })
  for (const url of urls) {
    // The product's own files keep their names.
    expect((await read(url)).replaceAll('/media/demo/', ''), url).not.toMatch(demoDog)
  }
  expect(await read('/')).toContain('Stories and photos of Bruno, a Bernese.')
  expect(await read('/rss.xml')).toContain('The diary of Bruno, a Bernese.')
  expect(await read('/about')).not.toMatch(/<section/)
})

test('the photos of an own dog are what home shows and what is shared', async () => {
  const image = async (url: string) => (await read(url)).match(/og:image" content="([^"]+)"/)?.[1]
  const hero = async () => (await read('/')).match(/<section class="hero"[\s\S]*?<\/section>/)?.[0]
  expect(await image('/')).toMatch(/og-default\.jpg$/)
  expect(await hero()).toContain('max-width: 767px')
  const photo = '/media/0123456789abcdef0123456789abcdef/1600x1067.jpg'
  await saveDog(call, { portrait: photo, heroPhoto: photo })
  expect(await image('/')).toBe(`http://localhost:3000${photo}`)
  // Phones load the owner's photo, too.
  expect(await hero()).not.toContain('max-width: 767px')
  expect(await hero()).toContain('longdog')
  await saveDog(call, { portrait: photo, heroPhoto: photo, heroLook: 'photo' }, 1)
  expect(await hero()).not.toContain('longdog')
  // Without a photo the drawn dog is shown anyway.
  await saveDog(call, { portrait: '', heroPhoto: '', heroLook: 'photo' }, 2)
  expect(await hero()).toContain('longdog')
  expect(await image('/')).toMatch(/og-default\.jpg$/)
})

test('a few stories stand on home once, and the way to the latest leads to them', async () => {
  await call(removeSamples)
  const latest = /<section[^>]*id="latest-posts"[\s\S]*?<\/section>/
  const timesOf = async (title: string) => (await read('/')).split(`>${title}</a>`).length - 1
  for (const title of ['Mud', 'Snow', 'Rain']) {
    await call(createPost, { body: makePost({ title, published: true }) })
  }
  expect(await timesOf('Mud')).toBe(1)
  expect((await read('/')).match(latest)?.[0]).toContain('Featured Tales')
  await call(createPost, { body: makePost({ title: 'Sun', published: true }) })
  expect(await timesOf('Sun')).toBe(2)
  expect((await read('/')).match(latest)?.[0]).toContain('Latest')
})

test.for([
  ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', 2025, '2026-12-31T10:00:00Z', 2026],
  ['Pacific/Honolulu', '2027-01-01T09:59:59Z', 2025, '2027-01-01T10:00:00Z', 2026],
] as const)('in %s the footer turns its year at its own midnight', async (example) => {
  const [timeZone, eve, before, day, after] = example
  await call(updateSettings, { body: { timeZone } })
  const footerAt = async (instant: string) => {
    now = new Date(instant)
    await diary.services.platform.changes.announce()
    return (await read('/contact')).match(/© (\d{4})/)?.[1]
  }
  expect(await footerAt(eve)).toBe(String(before))
  expect(await footerAt(day)).toBe(String(after))
})
