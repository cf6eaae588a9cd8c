import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Box, BoxedPost, BoxOptions } from '#server/transfer/box/box.ts'
import { openBox } from '#server/transfer/box/open-box.ts'

export const NOW = new Date('2026-11-17T12:00:00Z')

/** A file that is gone after the test. */
export function writeBox(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'box-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

export async function postsOf(box: Box): Promise<BoxedPost[]> {
  const posts: BoxedPost[] = []
  for await (const post of box.posts()) posts.push(post)
  return posts
}

export async function openTestBox(
  name: string,
  content: string | Buffer,
  options: BoxOptions = {},
) {
  const box = await openBox(writeBox(name, content), { now: NOW, ...options })
  onTestFinished(() => box.close())
  return box
}

export const postNamed = (posts: BoxedPost[], title: string) => {
  const post = posts.find((each) => each.title === title)
  if (!post)
    throw new Error(`no post is called ${title}: ${posts.map((each) => each.title).join(', ')}`)
  return post
}
