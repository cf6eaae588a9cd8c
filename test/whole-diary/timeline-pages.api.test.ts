import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { TIMELINE_ENTRIES_PER_PAGE } from '#shared/limits.ts'
import { timelinePath } from '#shared/urls/timeline.ts'
import { timelineTexts as texts } from '#texts/site/timeline.ts'
import { clientOf } from '../api-calls.ts'
import { makePost } from '../make.ts'
import { readRenderedPage } from '../reading/rendered-page.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

const POSTS = 56
/** The birth and two birthdays are entries, too. */
const ON_THE_FIRST = TIMELINE_ENTRIES_PER_PAGE - 3

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    clock: { now: () => new Date('2026-11-16T12:00:00Z') },
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
  await clientOf(diary.app)(updateSettings, { body: { timeZone: 'America/New_York' } })
  for (let at = 0; at < POSTS; at += 1) {
    const { schedule: _, publishedOn: __, ...post } = makePost({ title: `Story ${at}` })
    const publishedAt = new Date('2026-09-10T12:00:00Z')
    const row = { ...post, slug: `story-${at}`, publishedAt, createdAt: publishedAt }
    await diary.services.posts.insert({ ...row, featured: false })
  }
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

async function draw(url: string) {
  const page = readRenderedPage((await diary.app.inject(url)).body)
  const links = page.tags('a').map(({ href = '' }) => href)
  return {
    text: page.text,
    links,
    stories: [...new Set(links.filter((href) => href.startsWith('/blog/story-')))],
  }
}

test('in a diary of one busy month the first page shows its posts, and the next one the rest', async () => {
  const first = await draw(timelinePath())
  expect(first.stories).toHaveLength(ON_THE_FIRST)
  expect(first.text).toContain(texts.pageOf(1, 2))
  expect(first.links).toContain(timelinePath({ page: 2 }))
  const last = await draw(timelinePath({ page: 2 }))
  expect(last.stories).toHaveLength(POSTS - ON_THE_FIRST)
  expect(last.text).toContain(texts.pageOf(2, 2))
  expect(last.links).not.toContain(timelinePath({ page: 3 }))
  expect(new Set([...first.stories, ...last.stories]).size).toBe(POSTS)
})

test('its quiet months are one stretch, on the page where they lie', async () => {
  const first = await draw(timelinePath())
  expect(first.text).toContain(texts.quiet(23, 1))
  expect((await draw(timelinePath({ page: 2 }))).text).not.toContain('quiet')
})
