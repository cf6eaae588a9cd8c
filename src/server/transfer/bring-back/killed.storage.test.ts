import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Diary } from '#server/diary.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { makePhonePhoto } from '#test/make-image.ts'
import { endOf, startChild } from '#test/processes/run-child.ts'
import { makeEmbeddedPlace } from '#test/stores/stores.ts'
import { createTestApp } from '#test/test-app.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { exportDiary } from '../markdown-export/export-diary.ts'
import { writeZip } from '../zip/write-zip.ts'

const POSTS = 6
const KILLED_AT = 3

async function openDiary(options: Parameters<typeof createTestApp>[0] = {}): Promise<Diary> {
  const { services, close } = await createTestApp(options)
  onTestFinished(close)
  return services
}

async function exportOf({ comments, ...content }: Diary): Promise<Buffer> {
  const address = 'https://pretzel.example'
  return buffer(await writeZip(exportDiary({ content, comments, address })))
}

async function fill({ posts, photos, comments, media }: Diary) {
  const at = (n: number) => new Date(Date.UTC(2026, 2, 1, 9, n))
  const { imageUrl } = await media.store(Readable.from([await makePhonePhoto()]))
  for (let n = 0; n < POSTS; n += 1) {
    const words = { ...makePost({ title: `Tale ${n}` }), slug: `tale-${n}`, coverImage: imageUrl }
    const { id } = await posts.insert({ ...words, publishedAt: at(n), createdAt: at(n) })
    await comments.bringIn(id, [
      {
        ...{ number: 1, replyTo: null, name: 'Robin', message: `Yes ${n}`, email: null },
        ...{ byOwner: false, date: at(n), status: 'approved' },
      },
    ])
  }
  await photos.insert({ ...makePhoto({ imageUrl }), createdAt: at(0) })
}

/** The export of a small diary as a file, and its bytes. */
async function makeExport() {
  const folder = await mkdtemp(join(tmpdir(), 'killed-return-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const diary = await openDiary()
  await fill(diary)
  const bytes = await exportOf(diary)
  const file = join(folder, 'diary.zip')
  await writeFile(file, bytes)
  return { file, bytes }
}

test('the return of an export that is killed within a post goes on, and nothing is there twice', async () => {
  const { file, bytes } = await makeExport()
  const place = await makeEmbeddedPlace()
  onTestFinished(place.remove)
  const { dataDir } = place.options
  const child = startChild('bring-back-until-killed', [dataDir, file, String(KILLED_AT)])
  expect(await endOf(child)).toMatchObject({ signal: 'SIGKILL', stdout: '', stderr: '' })

  const database = await openDatabase(place.options)
  onTestFinished(database.close)
  const diary = await openDiary({ database, env: { DATA_DIR: dataDir } })
  expect(await diary.posts.count()).toBe(KILLED_AT)
  expect((await diary.comments.moderation.counts()).approved).toBe(KILLED_AT - 1)
  const pictures = await readdir(join(dataDir, 'media'), { recursive: true })

  await diary.dueWork.run()
  expect(await diary.imports.list()).toMatchObject([
    { state: 'done', progress: { made: POSTS, failed: 0, comments: POSTS } },
  ])
  expect((await exportOf(diary)).equals(bytes)).toBe(true)
  expect(await readdir(join(dataDir, 'media'), { recursive: true })).toEqual(pictures)
})
