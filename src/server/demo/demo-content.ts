import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { PhotosService } from '../photos/photos.service.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { PostsService } from '../posts/posts.service.ts'
import { readScenes } from './scenes.ts'

const here = new URL('./', import.meta.url)

const DemoPhoto = z.object({
  title: z.string(),
  description: z.string(),
  scene: z.string(),
  category: z.string(),
  createdAt: z.string(),
})
const readJson = async (file: URL) => JSON.parse(await readFile(file, 'utf8')) as unknown

/** Fills an empty diary, so that the first thing anyone sees is a lived-in one. */
export async function writeDemoContent(posts: PostsService, photos: PhotosService, log: Logger) {
  if ((await posts.count()) > 0 || (await photos.count()) > 0) return
  const scenes = new Map((await readScenes()).map((scene) => [scene.name, scene]))
  const sceneOf = (name: string) => {
    const scene = scenes.get(name)
    if (!scene) throw new Error(`demo content names an unknown scene: ${name}`)
    return scene
  }
  const folder = new URL('posts/', here)
  for (const name of (await readdir(folder)).sort()) {
    const { fields, body } = readFrontMatter(await readFile(new URL(name, folder), 'utf8'))
    const isPublished = fields.published === 'true'
    await posts.insert({
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
    })
  }
  for (const photo of z.parse(z.array(DemoPhoto), await readJson(new URL('photos.json', here)))) {
    const { url, width, height, placeholder } = sceneOf(photo.scene)
    const { scene, createdAt, ...words } = photo
    await photos.insert({
      ...words,
      imageUrl: url,
      width,
      height,
      placeholder,
      createdAt: new Date(createdAt),
    })
  }
  log.info('wrote the demo content into the empty diary')
}

export function readFrontMatter(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields: Record<string, string | undefined> = {}
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trim()
  }
  return { fields, body: body.trim() }
}
