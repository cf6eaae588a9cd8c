import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Settings } from '#shared/contract/settings.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { pictureErrors } from '#texts/errors/fields.ts'

let diary: TestApp
let stranger: TestApp
beforeAll(async () => {
  const env = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'short-legs' }
  diary = await createTestApp({ visitor: adminVisitor, env })
  stranger = await createTestApp({ env })
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(async () => {
  await diary.close()
  await stranger.close()
})

const read = async () => (await diary.app.inject('/api/settings')).json<Settings>()
const updateSettings = (payload: object) =>
  diary.app.inject({ method: 'PUT', url: '/api/admin/settings', payload })
const fieldsOf = async (payload: object) => {
  const answer = await updateSettings(payload)
  expect(answer.statusCode).toBe(400)
  return answer.json<{ fields: Record<string, string> }>().fields
}

test('an untouched diary has the defaults of the specification', async () => {
  expect(await read()).toMatchObject({
    blogName: "Pretzel's Dachshund Diary",
    primaryColor: '#7C3AED',
    accentColor: '#8a5a44',
    fontFamily: 'Inter',
    theme: 'light',
    logoUrl: '',
    socialLinks: { instagram: '', facebook: '', twitter: '', youtube: '' },
    features: { comments: false, featuredPosts: true, analytics: false },
    ownerEmail: 'owner@example.com',
  })
})

describe('a change', () => {
  test('touches only what it names and answers the whole record', async () => {
    const before = await read()
    const answer = await updateSettings({ blogName: 'The Long Report' })
    expect(answer.statusCode).toBe(200)
    const { updatedAt, ...after } = answer.json<Settings>()
    const { updatedAt: updatedBefore, ...rest } = before
    expect(after).toEqual({ ...rest, blogName: 'The Long Report' })
    expect(new Date(updatedAt) >= new Date(updatedBefore)).toBe(true)
    expect(await read()).toEqual({ ...after, updatedAt })
  })

  test('takes the profile, the appearance and the features as the screens send them', async () => {
    const profile = {
      blogName: 'The Long Report',
      blogDescription: 'News from four inches above the ground.',
      ownerName: 'Robin',
      ownerEmail: 'robin@example.com',
      ownerBio: null,
    }
    const appearance = {
      primaryColor: '#0F766E',
      accentColor: '#aa5500',
      fontFamily: 'Lora',
      logoUrl: 'https://example.com/logo.png',
    }
    const features = { comments: true, featuredPosts: false, analytics: true }
    for (const change of [profile, appearance, { features }]) {
      expect((await updateSettings(change)).json()).toMatchObject(change)
    }
    expect(await read()).toMatchObject({ ...profile, ...appearance, features })
  })

  test('takes features as JSON text too and answers an object', async () => {
    const features = { comments: true, featuredPosts: true, analytics: false }
    const answer = await updateSettings({ features: JSON.stringify(features) })
    expect(answer.json<Settings>().features).toEqual(features)
  })

  test('of nothing is fine and changes nothing', async () => {
    const { updatedAt, ...before } = await read()
    const { updatedAt: after, ...rest } = (await updateSettings({})).json<Settings>()
    expect(rest).toEqual(before)
    expect([updatedAt, after].every(Boolean)).toBe(true)
  })
})

describe('refused with the message of the table, and nothing is stored', () => {
  const refusals: [change: Record<string, unknown>, message: string][] = [
    [{ blogName: 'ab' }, 'Blog title must be at least 3 characters long.'],
    [{ blogName: '   a   ' }, 'Blog title must be at least 3 characters long.'],
    [{ blogDescription: 'short' }, 'Blog description must be at least 10 characters.'],
    [{ ownerName: 'x' }, 'Author name is required.'],
    [{ ownerEmail: 'nobody' }, 'Please enter a valid email address.'],
    [{ primaryColor: '7C3AED' }, 'Please enter a valid hex color.'],
    [{ primaryColor: '#7C3AE' }, 'Please enter a valid hex color.'],
    [{ accentColor: '#7C3AEG' }, 'Please enter a valid hex color.'],
    [{ accentColor: 'red;}body{' }, 'Please enter a valid hex color.'],
    [{ logoUrl: 'javascript:alert(1)' }, 'Please enter a valid URL.'],
    [{ logoUrl: 'logo' }, 'Please enter a valid URL.'],
    [{ logoUrl: 'http://example.com/logo.png' }, pictureErrors.blocked],
  ]
  test.for(refusals)('%j', async ([change, message]) => {
    const before = await read()
    const [name] = Object.keys(change)
    expect(await fieldsOf(change)).toEqual({ [name ?? '']: message })
    expect(await read()).toEqual(before)
  })

  test('unknown fields, at the top and inside', async () => {
    expect(Object.values(await fieldsOf({ blogTitle: 'A name' })).join()).toContain('blogTitle')
    for (const change of [
      { id: 2 },
      { updatedAt: '2026-01-01' },
      { features: { comments: true, featuredPosts: true, analytics: true, shop: true } },
      { features: '{"comments":true}' },
      { features: 'not json' },
      { socialLinks: { instagram: 'x' } },
      { theme: 'pink' },
    ]) {
      await fieldsOf(change)
    }
  })
})

test('a stranger can read but not write, and never sees the address of the owner', async () => {
  const seen = (await stranger.app.inject('/api/settings')).json<Settings>()
  expect(seen).toHaveProperty('ownerEmail', '')
  expect(Object.keys(seen).sort()).toEqual(Object.keys(await read()).sort())
  const answer = await stranger.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    payload: { blogName: 'Mine now' },
  })
  expect(answer.statusCode).toBe(401)
})

test('the stylesheet of every page follows a save at once', async () => {
  const cssOf = async () => (await diary.app.inject('/theme-now.css')).body
  expect(await cssOf()).toContain('--primary:#7C3AED')
  await updateSettings({ primaryColor: '#0F766E', fontFamily: 'Lora' })
  expect(await cssOf()).toContain('--primary:#0F766E')
  expect(await cssOf()).toContain('"Lora"')
  const page = await diary.app.inject('/admin')
  expect(page.body).toContain('data-font-kind="serif"')
})

test('with a script face a page brings along the face of its words', async () => {
  await updateSettings({ fontFamily: 'Lobster' })
  const { body } = await diary.app.inject('/blog')
  const preloaded = [...body.matchAll(/href="\/fonts\/([a-z]+)-[^"]+"/g)].map(([, name]) => name)
  expect(preloaded).toEqual(['lobster', 'inter'])
  const css = (await diary.app.inject('/theme-now.css')).body
  expect(css).toContain('font-family:"Lobster";')
  expect(css).toContain('font-family:"Inter";')
})

test('a page from before a save gets today’s stylesheet, and nobody keeps it under the old name', async () => {
  const hrefNow = async () =>
    /\/theme-[\w-]+\.css/.exec((await diary.app.inject('/admin')).body)?.[0] ?? ''
  const old = await hrefNow()
  const cached = await diary.app.inject(old)
  expect(cached.headers['cache-control']).toContain('immutable')

  await updateSettings({ primaryColor: '#0F766E' })
  const { body, headers } = await diary.app.inject(old)
  expect(body).toContain('--primary:#0F766E')
  expect(headers['cache-control']).toBe('no-store')
  const renamed = await diary.app.inject(await hrefNow())
  expect(renamed.headers['cache-control']).toContain('immutable')
})

test('the catalogue offers each of the 23 fonts by name', async () => {
  const { body, headers } = await diary.app.inject('/fonts/catalogue.css')
  expect(headers['content-type']).toContain('text/css')
  expect(body.match(/^\[data-font=/gm)).toHaveLength(23)
  expect(body).toContain('[data-font="Playfair Display"]{font-family:"Playfair Display"')
})
