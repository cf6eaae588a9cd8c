import { parse } from 'yaml'
import type * as z from 'zod/mini'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { layout } from '../../markdown-export/layout.ts'
import { MovingError } from '../../moving.errors.ts'
import type { SafeZip } from '../../zip/open-zip.ts'
import * as schemas from './diary-schemas.ts'

const HEAD = /^---\n([\s\S]*?\n)---\n\n([\s\S]*?)\n?$/

export interface DiaryPost {
  head: schemas.PostHead
  markdown: string
  comments: schemas.Comments
}

/** Aliases are refused: a few lines of them can mean gigabytes. */
function readYaml<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  try {
    return schema.parse(parse(text, { maxAliasCount: 0 }))
  } catch (error) {
    throw new MovingError('damaged', error)
  }
}

/** Our own export, part by part. */
export function readDiaryZip(zip: SafeZip) {
  async function textOf(name: string): Promise<string | null> {
    if (zip.sizeOf(name) > boxLimits.markdownBytes) throw new MovingError('damaged')
    return (await zip.read(name))?.toString('utf8') ?? null
  }
  async function readFile<T extends z.ZodMiniType>(name: string, schema: T) {
    const text = await textOf(name)
    return text === null ? null : readYaml(schema, text)
  }
  async function readPost(name: string): Promise<DiaryPost> {
    const [, head, markdown] = HEAD.exec((await textOf(name)) ?? '') ?? []
    if (head === undefined || markdown === undefined) throw new MovingError('damaged')
    const read = readYaml(schemas.PostHead, head)
    const comments = await readFile(layout.comments(read.slug), schemas.Comments)
    return { head: read, markdown, comments: comments ?? [] }
  }
  const isPost = (name: string) => name.startsWith(layout.postFolder) && name.endsWith('.md')

  return {
    zip,
    marker: () => readFile(layout.marker, schemas.Marker),
    dog: () => readFile(layout.dog, schemas.Dog),
    log: () => readFile(layout.log, schemas.Log),
    redirects: () => readFile(layout.redirects, schemas.Redirects),
    gallery: () => readFile(layout.gallery, schemas.Gallery),
    focalPoints: () => readFile(layout.pictures, schemas.Pictures),
    async *posts(): AsyncGenerator<DiaryPost> {
      for (const name of zip.names.filter(isPost)) yield readPost(name)
    },
  }
}

export type DiaryZip = ReturnType<typeof readDiaryZip>
