import type { Readable } from 'node:stream'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import type { ForeignComment } from '../../comments/import-comments.service.ts'

/** A picture as the source names it: an address, or a path inside the file or folder. */
export interface BoxedPicture {
  source: string
  alt?: string
  caption?: string
}

export type BoxedComment = ForeignComment

export interface BoxedPost {
  /** Stable in its source ('wp:123', 'ghost:abc', 'md:posts/a.md'): a second run finds it again. */
  key: string
  title: string
  slug: string | null
  /** Pictures stand in it with their source. */
  markdown: string
  excerpt: string | null
  /** Whatever was not plainly public (private, password, scheduled, trashed, a page) is a draft. */
  status: 'published' | 'draft'
  publishedAt: Date | null
  updatedAt: Date | null
  category: string | null
  tags: string[]
  author: string | null
  /** It stood first on the home page there, whatever its age. */
  featured: boolean
  cover: BoxedPicture | null
  /** All that the markdown and the cover need, each source once. */
  pictures: BoxedPicture[]
  /** Paths with query: '/2025/03/first-snow/', '/?p=123'. */
  oldAddresses: string[]
  comments: BoxedComment[]
  looseEnds: LooseEnd[]
}

export type BoxKind = 'wordpress' | 'ghost' | 'markdown' | 'diary'

/** What the box says about the blog it was packed from. */
export interface BoxLabel {
  title: string | null
  address: string | null
}

/** What every reader makes of an old blog's file, and all that the import knows of it. */
export interface Box {
  kind: BoxKind
  about(): Promise<BoxLabel>
  /** Reads the file anew each time it is called. */
  posts(): AsyncIterable<BoxedPost>
  /** From inside the file or the folder of pictures; null when it is not there. */
  openPicture(source: string): Promise<Readable | null>
  close(): Promise<void>
}

export interface BoxOptions {
  /** A folder or zip with the old blog's pictures. */
  pictures?: string | undefined
  /** Where the old blog was, for exports that do not say it. */
  address?: string | undefined
  /** Published after this is a draft here: it was scheduled. */
  now?: Date | undefined
}
