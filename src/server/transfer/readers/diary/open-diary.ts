import { readScenes } from '../../../demo/demo.ts'
import type { Box, BoxedPicture, BoxedPost } from '../../box/box.ts'
import { layout, UP } from '../../markdown-export/layout.ts'
import type { SafeZip } from '../../zip/open-zip.ts'
import { type DiaryPost, readDiaryZip } from './diary-zip.ts'

/** The names that the export gives: letters, digits and hyphens. */
export const PICTURE = /\.\.\/(photos\/(?:demo\/)?[\w-]+\.(?:jpg|png|webp|gif|avif))(?!\w)/g

/** Pictures that ship with the project are here already, by the path that the export gives them. */
export async function readShipped(): Promise<Map<string, string>> {
  const scenes = await readScenes()
  return new Map(scenes.map(({ name, url }) => [`${layout.demoFolder}${name}.jpg`, url]))
}

export interface DiaryBox extends Box {
  zip: SafeZip
}
export const isDiaryBox = (box: Box): box is DiaryBox => box.kind === 'diary' && 'zip' in box

export const diaryKey = (slug: string) => `diary:${slug}`

/** Our own export as posts like those of any other blog, for a diary that has posts of its own. */
export async function openDiary(zip: SafeZip): Promise<DiaryBox> {
  const diary = readDiaryZip(zip)
  const marker = await diary.marker()
  return {
    zip,
    kind: 'diary',
    about: async () => ({ title: marker?.title ?? null, address: marker?.address ?? null }),
    async *posts() {
      for await (const post of diary.posts()) yield boxPost(post)
    },
    openPicture: (source) => zip.open(source.replace(UP, '')),
    close: () => zip.close(),
  }
}

function boxPost({ head, markdown, comments }: DiaryPost): BoxedPost {
  const { cover } = head
  const inText = Array.from(markdown.matchAll(PICTURE), ([source]) => source)
  const sources = new Set([...(cover.startsWith(UP) ? [cover] : []), ...inText])
  const pictures: BoxedPicture[] = Array.from(sources, (source) => ({ source }))
  return {
    key: diaryKey(head.slug),
    title: head.title,
    slug: head.slug,
    markdown,
    excerpt: head.excerpt || null,
    status: head.draft ? 'draft' : 'published',
    publishedAt: head.date,
    updatedAt: head.updated,
    category: head.category || null,
    tags: [],
    author: null,
    featured: head.featured,
    cover: cover ? { source: cover } : null,
    pictures,
    oldAddresses: head.aliases,
    comments: comments.map((comment) => ({
      key: String(comment.number),
      parentKey: comment.replyTo === null ? null : String(comment.replyTo),
      name: comment.name,
      email: comment.email,
      message: comment.message,
      createdAt: comment.date,
      status: comment.status,
      byOwner: comment.byOwner,
    })),
    looseEnds: [],
  }
}
