import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readScenes } from '../photos/media/demo-pictures.ts'
import type { Db } from '../platform/database/database.ts'
import type { Logger } from '../platform/process/log.ts'
import { pathInProject } from '../platform/root.ts'
import { createDemoRepository } from './demo.repository.ts'

const DemoPhoto = z.object({
  title: z.string(),
  description: z.string(),
  scene: z.string(),
  category: z.string(),
  createdAt: z.string(),
})

export async function readDemoContent() {
  const scenes = new Map((await readScenes()).map((scene) => [scene.name, scene]))
  const sceneOf = (name: string) => {
    const scene = scenes.get(name)
    if (!scene) throw new Error(`demo content names an unknown scene: ${name}`)
    return scene
  }
  const folder = pathInProject('assets/demo/posts')
  const names = (await readdir(folder)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const posts = texts.map(readFrontMatter).map(({ fields, body }) => {
    const isPublished = fields.published === 'true'
    return {
      title: fields.title!,
      slug: fields.slug!,
      excerpt: fields.excerpt!,
      content: body,
      coverImage: sceneOf(fields.cover!).url,
      category: fields.category!,
      published: isPublished,
      featured: fields.featured === 'true',
      publishedAt: isPublished ? new Date(fields.publishedAt!) : null,
      createdAt: new Date(fields.createdAt!),
    }
  })
  const listed = z.parse(
    z.array(DemoPhoto),
    JSON.parse(await readFile(pathInProject('assets/demo/photos.json'), 'utf8')),
  )
  const photos = listed.map(({ scene, createdAt, ...words }) => {
    const { url, width, height, placeholder } = sceneOf(scene)
    const date = new Date(createdAt)
    return { ...words, imageUrl: url, width, height, placeholder, createdAt: date }
  })
  return { posts, photos }
}

function readFrontMatter(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields: Record<string, string | undefined> = {}
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trim()
  }
  return { fields, body: body.trim() }
}

type Demo = Awaited<ReturnType<typeof readDemoContent>>

interface DemoTables {
  hasAny(): Promise<boolean>
  insertPost(row: Demo['posts'][number]): Promise<unknown>
  insertPhoto(row: Demo['photos'][number]): Promise<unknown>
}

interface DemoOptions {
  db: Db
  tablesIn: (tx: Db) => DemoTables
  isRequested: boolean
  log: Logger
}

/**
 * Fills an empty diary at its very first start, so that a visitor sees a lived-in one. This is
 * decided once: samples that were deleted or refused never come back.
 */
export async function ensureDemoContent({ db, tablesIn, isRequested, log }: DemoOptions) {
  const rows = createDemoRepository(db)
  if (await rows.isDecided()) return
  const demo = isRequested ? await readDemoContent() : null
  let isWritten = false
  await rows.recordDemo(async (tx) => {
    const tables = tablesIn(tx)
    // An import may have filled the diary before its first start.
    if (!demo || (await tables.hasAny())) return
    for (const post of demo.posts) await tables.insertPost(post)
    for (const photo of demo.photos) await tables.insertPhoto(photo)
    isWritten = true
  })
  if (isWritten) log.info('wrote the demo content into the empty diary')
}
