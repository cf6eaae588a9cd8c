import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createStoreUpload } from '#server/photos/media/uploads.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { readClipFixture } from '../reading/read-clip.ts'
import { silentLog } from '../silent-log.ts'

// Stores a clip, or only the first half of an upload that never ends; the parent watches the files.
const [folder = '', film = '', part = ''] = process.argv.slice(2)
const store = createStoreUpload({
  storage: createDiskStorage(folder),
  focalPoints: { set: async () => {} } as never,
  settings: { day: { today: async () => '2026-11-19' } } as never,
  log: silentLog,
})
async function* half() {
  yield (await readClipFixture(film)).subarray(0, 5000)
  await new Promise((done) => setTimeout(done, 600_000))
}
const whole = new URL(`../fixtures/clips/${film}`, import.meta.url)
await store(part === 'half' ? Readable.from(half()) : createReadStream(whole))
