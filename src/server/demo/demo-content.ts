import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readScenes } from '../photos/media/demo-pictures.ts'
import { pathInProject } from '../platform/root.ts'

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
