import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { openTestDatabase } from '../stores/test-database.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

/** Only a foreign backup can contain such settings, because every form rejects them. */
let database: Database
let diary: TestApp
let stored: string

const start = () =>
  createTestApp({
    database,
    env: { SEED: 'demo' },
    visitor: adminVisitor,
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })

beforeAll(async () => {
  database = await openTestDatabase()
  diary = await start()
  const { rows } = await database.query('select to_jsonb(s)::text as row from settings s')
  stored = (rows[0] as { row: string }).row
})
afterEach(async () => {
  await database.query('delete from settings')
  await database.query(
    `insert into settings overriding system value
     select * from jsonb_populate_record(null::settings, '${stored.replaceAll("'", "''")}')`,
  )
  await diary.services.platform.changes.announce()
})
afterAll(async () => {
  await diary.close()
  await database.close()
})

async function set(column: string, value: string) {
  await database.query(`update settings set ${column} = '${value.replaceAll("'", "''")}'`)
  await diary.services.platform.changes.announce()
}

const PLACES = ['/', '/about', '/rss.xml', '/admin', '/admin/login', '/api/settings']
const MORE = ['/blog', '/gallery', '/timeline', '/contact', '/admin/settings', '/api/admin/backups']

async function expectAllShown(places = PLACES) {
  for (const url of places) {
    const { statusCode } = await diary.app.inject(url)
    expect([url, statusCode]).toEqual([url, 200])
  }
}

const texts = ['', ' ', 'x'.repeat(20_000), '</script>', '__proto__', 'constructor', '\u0001\ufffe']
const jsons = ['null', '5', '"text"', '[]', '{}', 'true', '{"__proto__": 5}']
const times = ['infinity', '-infinity', '0044-03-15 BC', '294276-12-31']
const links = ['javascript:alert(1)', 'http://', 'not an address', '//[', '/media/../../etc/passwd']

const odd: Record<string, string[]> = {
  blog_name: texts,
  blog_description: texts,
  owner_name: texts,
  owner_email: texts,
  owner_bio: texts,
  social_links: [...jsons, '{"instagram": 5, "facebook": [], "twitter": null, "youtube": {}}'],
  features: [...jsons, '{"comments": "yes", "featuredPosts": 1, "analytics": null}'],
  theme: texts,
  primary_color: texts,
  accent_color: texts,
  font_family: texts,
  language: [...texts, 'xx', 'de-DE', 'toString'],
  time_zone: [...texts, 'Bad/Zone', 'Europe/Berlin; drop table posts'],
  welcome: texts,
  samples_removed_at: times,
  categories: [
    ...jsons,
    '{"posts": 5, "photos": "x"}',
    '{"posts": [], "photos": []}',
    '{"posts": [5], "photos": [null]}',
    '{"posts": [{"name": 5}], "photos": [{"name": "x", "tone": "none", "hidden": 1}]}',
    '{"posts": null, "photos": [{"name": "x", "tone": "red", "hidden": true, "formerly": []}]}',
  ],
  comments_close_after_days: ['-2147483648', '-1', '0', '2147483647'],
  logo_url: [...texts, ...links],
  updated_at: times,
}

test('no column of the settings is left out', async () => {
  const columns = Object.keys(JSON.parse(stored))
  expect(columns.filter((column) => column !== 'id').toSorted()).toEqual(
    Object.keys(odd).toSorted(),
  )
})

describe('pages and admin are shown, whatever the settings hold', () => {
  test.for(Object.entries(odd))('%s', async ([column, values]) => {
    for (const value of values) {
      await set(column, value)
      await expectAllShown()
    }
  })
})

test('pages and admin are shown after a restart as well, in the default language and zone', async () => {
  await set('time_zone', 'Bad/Zone')
  await set('language', '__proto__')
  await set('social_links', '5')
  await set('features', '[]')
  await set('categories', '"x"')
  await set('updated_at', 'infinity')
  await diary.close()
  diary = await start()
  await expectAllShown([...PLACES, ...MORE])
  expect((await diary.app.inject('/')).body).toContain('<html lang="en"')
  expect((await diary.app.inject('/api/settings')).json<Settings>()).toMatchObject({
    timeZone: 'UTC',
    language: null,
    socialLinks: { instagram: '', facebook: '', twitter: '', youtube: '' },
    features: { comments: false, featuredPosts: true, analytics: false },
    categories: { posts: null, photos: null },
  })
  // The owner can repair all settings.
  const payload = {
    timeZone: 'Europe/Berlin',
    language: 'en',
    features: { comments: true, featuredPosts: true, analytics: false },
  }
  const saved = await diary.app.inject({ method: 'PUT', url: '/api/admin/settings', payload })
  expect(saved.json<Settings>()).toMatchObject(payload)
})

test('the way into the admin is open even where the dog cannot be read', async () => {
  await database.query(`insert into dog_versions (version, document) values (1000, '5')`)
  await diary.services.platform.changes.announce()
  for (const url of ['/admin', '/admin/login']) {
    expect((await diary.app.inject(url)).statusCode, url).toBe(200)
  }
  await database.query('delete from dog_versions where version = 1000')
})
