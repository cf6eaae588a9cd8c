import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { migrationsFolder } from '../../src/server/platform/root.ts'
import { drawTestImage } from '../../test/make-image.ts'
import { silentLog } from '../../test/silent-log.ts'
import { type DiaryProcess, signIn } from './diary-process.ts'

/** Inserts posts over the whole life of the demo's dog. No diary may have the store open. */
export async function insertManyPosts(env: Record<string, string>, posts: number) {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env
  const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
  await database.query(
    `insert into posts (title, slug, excerpt, content, cover_image, category, published, published_at, created_at)
     select 'Walk number ' || number, 'walk-' || number, 'A walk and a nap.', repeat('The dog was long. ', 60),
            '/media/demo/sofa-nap/1600x1067.jpg', 'adventure', true, told, told
     from generate_series(1, $1::int) number,
          lateral (select now() - (number::float / $1) * (now() - timestamptz '2024-07-26') as told) at`,
    [posts],
  )
  await database.query('vacuum (analyze)')
  await database.close()
}

/**
 * One photo is uploaded; the others are copies of its files, which the album cannot distinguish
 * from uploads.
 */
export async function addPhotos({ url }: DiaryProcess, dataDir: string, count: number) {
  const headers = await signIn(url)
  const send = async (path: string, type: string, body: BodyInit) => {
    const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body }
    const answer = await fetch(url + path, sent)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { imageUrl: string }
  }
  const file = new Uint8Array(await drawTestImage({ width: 1800, height: 1200 }).jpeg().toBuffer())
  const { imageUrl } = await send('/api/admin/media', 'image/jpeg', file)
  const name = imageUrl.split('/').at(-2) ?? ''
  for (let at = 1; at <= count; at += 1) {
    const copy = randomUUID().replaceAll('-', '')
    await cp(join(dataDir, 'media', name), join(dataDir, 'media', copy), { recursive: true })
    const taken = { imageUrl: imageUrl.replace(name, copy), category: 'Sleepy' }
    const photo = { ...taken, title: `Photo ${at}`, description: 'A long dog.' }
    await send('/api/admin/photos', 'application/json', JSON.stringify(photo))
  }
}
