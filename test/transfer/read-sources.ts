import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSource } from '#server/transfer/sources/open-source.ts'
import type { ImportSource, SourceOptions, SourcePost } from '#server/transfer/sources/source.ts'

export const NOW = new Date('2026-11-17T12:00:00Z')

export function writeSourceFile(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'old-blog-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

export async function postsOf(source: ImportSource): Promise<SourcePost[]> {
  const posts: SourcePost[] = []
  for await (const post of source.posts()) posts.push(post)
  return posts
}

export async function openTestSource(
  name: string,
  content: string | Buffer,
  options: SourceOptions = {},
) {
  const source = await openSource(writeSourceFile(name, content), { now: NOW, ...options })
  onTestFinished(() => source.close())
  return source
}

export const postNamed = (posts: SourcePost[], title: string) => {
  const post = posts.find((each) => each.title === title)
  if (!post)
    throw new Error(`no post is called ${title}: ${posts.map((each) => each.title).join(', ')}`)
  return post
}
