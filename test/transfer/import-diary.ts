import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createImport,
  getImport,
  type ImportOptions,
  startImport,
  undoImport,
} from '#shared/contract/transfer.admin.ts'
import { clientOf } from '../api-calls.ts'
import { createFakeClock } from '../fake-clock.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { adminVisitor, createTestApp } from '../test-app.ts'
import { createFakeSource, type FakeSource, makeSourcePost } from './fake-sources.ts'

const START = '2026-11-16T10:00:00Z'

/** A diary for imports, whose sources contain what the test packs. */
export async function openImportDiary() {
  let packed: FakeSource = { posts: [] }
  const clock = createFakeClock(START)
  const diary = await createTestApp({
    ...{ visitor: adminVisitor, clock },
    oldBlogs: { openSource: (file, options) => createFakeSource(packed)(file, options) },
  })
  const call = clientOf(diary.app)
  const work = () => diary.services.platform.jobs.run()
  const get = (id: number) => call(getImport, { params: { id } })

  const upload = (id: number, bytes: Buffer, file = 'file') =>
    diary.app.inject({
      method: 'PUT',
      url: `/api/admin/imports/${id}/${file}`,
      headers: { 'content-type': 'application/octet-stream', origin: 'http://localhost' },
      payload: bytes,
    })

  async function receive(): Promise<number> {
    const { id } = await call(createImport, { body: { fileName: 'old.xml', sizeBytes: 6 } })
    const { statusCode, body } = await upload(id, Buffer.from('<rss/>'))
    if (statusCode !== 200) throw new Error(`cannot send the file: ${body}`)
    await work()
    return id
  }

  return {
    ...{ diary, call, clock, work, get, put: upload, receive },
    folder: join(diary.config.dataDir, 'imports'),
    listPosts: () => diary.services.posts.listAll(),
    pack(next: FakeSource) {
      packed = next
    },

    async importBlog(options: Partial<ImportOptions> = {}): Promise<number> {
      const id = await receive()
      await call(startImport, { params: { id }, body: options })
      await work()
      return id
    },

    async undo(id: number) {
      await call(undoImport, { params: { id } })
      await work()
      return get(id)
    },

    /** Empties the diary and prepares a source with one post. */
    async resetDiary() {
      await resetDatabase(diary.services.platform.database.db)
      await diary.services.platform.changes.announce()
      await rm(join(diary.config.dataDir, 'imports'), { recursive: true, force: true })
      packed = { posts: [makeSourcePost()] }
      clock.set(START)
    },
  }
}
