import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { saveOldSlug } from '#server/posts/post-history.repository.ts'
import { openZip, type SafeZip } from '#server/transfer/read-zip.ts'
import { exportPath, getExportContents } from '#shared/contract/transfer.admin.ts'
import { commentLimits, PHOTOS_PER_BATCH } from '#shared/limits.ts'
import { pageNotFoundTexts, staticSiteTexts } from '#texts/site/pages.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import * as renderer from '../../src/site/entry-server.tsx'
import { createFakeClock } from '../fake-clock.ts'
import { makePhoto, makePost } from '../make.ts'
import { makePhonePhoto } from '../make-image.ts'
import { readClipFixture } from '../reading/read-clip.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

const ORIGIN = 'https://pretzel.example'
/** A year after one of the posts. */
const TODAY = '2026-09-09T12:00:00Z'
let diary: TestApp
let folder: string
let zip: SafeZip

beforeAll(async () => {
  diary = await createTestApp({
    env: { PUBLIC_URL: ORIGIN },
    visitor: adminVisitor,
    clock: createFakeClock(TODAY),
    assets: { ...plainAssets, loadRenderer: async () => renderer },
  })
  await fill()
  folder = await mkdtemp(join(tmpdir(), 'static-site-'))
  const file = join(folder, 'site.zip')
  await writeFile(file, await buffer(await diary.app.exports.open('static')))
  zip = await openZip(file)
})
afterAll(async () => {
  await zip.close()
  await diary.close()
  await rm(folder, { recursive: true, force: true })
})

/** More than one page of each list, comments, a draft, and links to missing pages. */
async function fill() {
  const {
    comments,
    photos,
    posts,
    settings,
    photos: { media },
  } = diary.services
  await settings.update({ features: { comments: true, featuredPosts: true, analytics: true } })
  const { imageUrl } = await media.store(Readable.from([await makePhonePhoto()]))
  const { clip } = await media.store(Readable.from([await readClipFixture('silent.mp4')]))
  for (let n = 0; n <= PHOTOS_PER_BATCH; n += 1) {
    const picture = n % 2 ? { imageUrl } : {}
    await photos.insert(makePhoto({ title: `Photo ${n}`, ...picture }))
  }
  for (let n = 1; n <= 20; n += 1) {
    const createdAt = new Date(Date.UTC(2025, n % 12, 1 + (n % 28), 9))
    const content = `![A nap](${imageUrl} "Nap")\n\n![A run](${clip})\n\n[draft](/blog/secret-plan) [old](/blog/renamed) [older](/stories/one) [oldest](/?p=1) [me](/admin) [far](https://example.com/)`
    const words = makePost({ title: `Tale ${n} & more`, content: n === 1 ? content : 'Words.' })
    await posts.insert({ ...words, slug: `tale-${n}`, publishedAt: createdAt, createdAt })
  }
  await posts.insert({
    ...makePost({ published: false, title: 'Secret plan' }),
    slug: 'secret-plan',
  })
  const first = await posts.published.getPublished('tale-1')
  const { db } = diary.services.platform.database
  await saveOldSlug(db, 'renamed', first.id)
  await db.execute(
    "insert into imports (id, file_name, file_bytes, options, created_at, moved_at) values (1, 'a', 1, '{}', now(), now())",
  )
  await diary.services.posts.redirects.importAll(
    ['/2025/03/first.html', '/?p=1', '/stories/one/', '/blog/tale-2'],
    { ...first, importId: 1 },
  )
  const commentFields = { email: null, byOwner: false, status: 'approved' } as const
  await comments.imports.importAll(
    first.id,
    Array.from({ length: commentLimits.threadsPerPage + 1 }, (_, n) => ({
      ...commentFields,
      key: String(n),
      parentKey: null,
      name: 'Robin',
      message: `Words ${n}`,
      createdAt: new Date(TODAY),
    })),
  )
}

const read = async (name: string) => (await zip.read(name))?.toString('utf8') ?? ''
const pages = () => zip.names.filter((name) => name.endsWith('.html'))

function linksOf(html: string): string[] {
  const found: string[] = []
  for (const [, name = '', value = ''] of html.matchAll(/\s(href|src|srcset|action)="([^"]*)"/gi)) {
    const isSet = name.toLowerCase() === 'srcset' && !value.startsWith('data:')
    const each = isSet ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value]
    found.push(...each.map((source) => source.replaceAll('&amp;', '&')))
  }
  return found.filter((link) => !/^(https?:|data:|mailto:)/.test(link))
}

/**
 * Hosts show 404.html at any address, so its links must start at the root, and only its links may.
 */
function fileAt(page: string, path: string): string | null {
  if (path === '') return page
  if (path.startsWith('/') !== (page === '404.html')) return null
  return posix.join(posix.dirname(page), path.replace(/^\//, ''))
}

test('every link of every page leads to a file, and every anchor to its place', async () => {
  const broken: string[] = []
  let followed = 0
  for (const page of pages()) {
    const html = await read(page)
    for (const link of linksOf(html)) {
      const [path = '', anchor] = link.split('#')
      const file = fileAt(page, decodeURIComponent(path))
      followed += 1
      const isThere = file !== null && zip.names.includes(file)
      const hasPlace = !anchor || (isThere && (await read(file)).includes(` id="${anchor}"`))
      if (!isThere || !hasPlace) broken.push(`${page} → ${link}`)
    }
  }
  expect(broken).toEqual([])
  expect(followed).toBeGreaterThan(1000)
})

test('every public page is there, also what lists show further on, and no draft', async () => {
  const expectedFiles = [
    'index.html',
    'about/index.html',
    'contact/index.html',
    'rss.xml',
    'sitemap.xml',
  ]
  const lists = [
    'blog/page.2/index.html',
    'gallery/page.2/index.html',
    'blog/tale-1/page.2/index.html',
  ]
  expect(zip.names).toEqual(
    expect.arrayContaining([...expectedFiles, ...lists, 'blog/tale-20/index.html']),
  )
  const sitemap = await read('sitemap.xml')
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const path = address.slice(ORIGIN.length + 1)
    expect(zip.names).toContain(posix.join(path, 'index.html'))
  }
  expect(zip.names.filter((name) => name.includes('secret'))).toEqual([])
  for (const page of pages()) expect(await read(page)).not.toContain('Secret plan')
})

test('a post shows its picture, says what was said, and leads by old addresses to new ones', async () => {
  const html = await read('blog/tale-1/index.html')
  expect(html).toMatch(/<img[^>]+src="\.\.\/\.\.\/media\/[0-9a-f]{32}\/800x1200\.jpg"/)
  expect(html).toContain('Words 3')
  for (const words of ['old', 'older', 'oldest']) {
    expect(html).toMatch(new RegExp(`<a[^>]* href="index\\.html"[^>]*>${words}</a>`))
  }
  expect(html).toMatch(/<a(?![^>]* href)[^>]*>draft<\/a>/)
  expect(html).toContain('href="https://example.com/"')
})

test('a clip comes along, with the picture before it plays', async () => {
  const html = await read('blog/tale-1/index.html')
  const [, src = ''] = /<video[^>]* src="\.\.\/\.\.\/([^"]+\/clip\.mp4)"/.exec(html) ?? []
  const [, poster = ''] = /<video[^>]* poster="\.\.\/\.\.\/([^"]+)"/.exec(html) ?? []
  expect(zip.names).toEqual(expect.arrayContaining([src, poster]))
})

test('no page has a script, a form or a button', async () => {
  for (const page of pages()) {
    expect(await read(page)).not.toMatch(/<script(?! type="application\/ld\+json")|<form|<button/)
  }
})

test('nothing is said that a copy cannot keep: no invitation to write, no day that passes', async () => {
  const contact = await read('contact/index.html')
  expect(contact).toContain(staticSiteTexts.contact)
  expect(contact).toMatch(/<h1>Contact<\/h1>/)
  expect((await diary.app.inject('/')).body).toContain('class="today"')
  expect(await read('index.html')).not.toContain('class="today"')
  const post = await read('blog/tale-1/index.html')
  expect(post).toMatch(/<time[^>]*>Sep 9, 2026, 12:00\sPM<\/time>/)
  expect(post).not.toMatch(/<time[^>]*>today</)
  expect((await diary.app.inject('/year/2026')).body).toContain(bookTexts.stillGrows)
  expect(await read('year/2026/index.html')).toMatch(/about \d+ sheets\./)
})

test('old addresses lead on by pages of their own, and never stand in the way of a page', async () => {
  for (const [file, target] of [
    ['blog/renamed/index.html', '../tale-1/index.html'],
    ['2025/03/first.html', '../../blog/tale-1/index.html'],
    ['stories/one/index.html', '../../blog/tale-1/index.html'],
  ] as const) {
    expect(await read(file), file).toContain(
      `<meta http-equiv="refresh" content="0; url=${target}">`,
    )
  }
  expect(await read('blog/tale-2/index.html')).toContain('Tale 2')
  expect(await read('index.html')).not.toContain(staticSiteTexts.moved)
})

test('web hosts find a page for what is missing', async () => {
  expect(await read('404.html')).toContain(pageNotFoundTexts.title)
})

test('the owner downloads both, and is told how much there is', async () => {
  const sizes = await diary.app.inject(getExportContents.path)
  expect(sizes.json()).toMatchObject({ posts: 21, photos: PHOTOS_PER_BATCH + 1 })
  const { statusCode, headers, rawPayload } = await diary.app.inject(exportPath('markdown'))
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toMatch(/filename="diary-markdown-\d{4}-\d\d-\d\d\.zip"/)
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a download is named by the day in the diary', async () => {
  // Noon in UTC is the next day on Kiritimati.
  const { settings } = diary.services
  onTestFinished(async () => void (await settings.update({ timeZone: 'UTC' })))
  await settings.update({ timeZone: 'Pacific/Kiritimati' })
  const { headers } = await diary.app.inject(exportPath('markdown'))
  expect(headers['content-disposition']).toContain('diary-markdown-2026-09-10.zip')
})

test('nobody else gets an export', async () => {
  const strangers = await createTestApp()
  for (const path of [exportPath('markdown'), exportPath('static'), getExportContents.path]) {
    expect((await strangers.app.inject(path)).statusCode).toBe(401)
  }
  await strangers.close()
})
