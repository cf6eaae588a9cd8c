import type { Readable } from 'node:stream'
import type { ImportSourceKind } from '#shared/contract/transfer.admin.ts'
import type { ImportWarning } from '#shared/transfer.ts'
import type { ImportedComment } from '../../comments/import-comments.service.ts'
import { ImportRefusedError } from '../imports.errors.ts'

export interface ImportSource {
  kind: ImportSourceKind
  about(): Promise<SourceLabel>
  /** Reads the file from its start at each call. */
  posts(): AsyncIterable<SourcePost>
  openPicture(source: string): Promise<Readable | null>
  close(): Promise<void>
}

export interface SourceLabel {
  title: string | null
  address: string | null
}

export interface SourcePost {
  /**
   * Must be stable ('wp:123', 'ghost:abc', 'md:posts/a.md'), so that a second import finds the post
   * again.
   */
  key: string
  title: string
  slug: string | null
  /** Pictures in the text are named by their `source`. */
  markdown: string
  excerpt: string | null
  /**
   * A post that was not clearly public (private, password, scheduled, trashed, a page) is a draft.
   */
  status: 'published' | 'draft'
  publishedAt: Date | null
  updatedAt: Date | null
  category: string | null
  /** Only our own export sets it, and only when it differs from the language of the diary. */
  lang?: string | null
  tags: string[]
  author: string | null
  /** The old blog pinned the post to the top of its home page. */
  featured: boolean
  cover: SourcePicture | null
  pictures: SourcePicture[]
  /** Paths with their query: '/2025/03/first-snow/', '/?p=123'. */
  oldAddresses: string[]
  comments: SourceComment[]
  warnings: ImportWarning[]
}

/** The source is an address, or a path inside the file or folder. */
export interface SourcePicture {
  source: string
  alt?: string
  caption?: string
}

export type SourceComment = ImportedComment

export interface SourceOptions {
  pictures?: string | undefined
  address?: string | undefined
  /** A post dated after this instant was scheduled, so it becomes a draft. */
  now?: Date | undefined
}

export interface TextSource {
  head: Buffer
  open(): Promise<Readable>
}

export async function* readText(source: TextSource): AsyncGenerator<string> {
  const decoder = decoderFor(encodingOf(source.head))
  const stream = await source.open()
  try {
    for await (const chunk of stream) yield decoder.decode(chunk as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    // A zip entry with a wrong size or checksum fails only while it is read.
    throw error instanceof ImportRefusedError ? error : new ImportRefusedError('damaged', error)
  } finally {
    stream.destroy()
  }
}

export const headTextOf = ({ head }: TextSource) =>
  decoderFor(encodingOf(head)).decode(head, { stream: true })

const BOMS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * Uses the byte order mark or the declared encoding. Refuses a text that would decode to gibberish.
 */
function encodingOf(head: Buffer): string {
  const bom = BOMS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (bom) return bom[1]
  if (head.includes(0)) throw new ImportRefusedError('encoding')
  const decoder = decoderFor(declaredEncoding(head))
  if (isMostlyUnreadable(decoder.decode(head, { stream: true })))
    throw new ImportRefusedError('encoding')
  return decoder.encoding
}

function declaredEncoding(head: Buffer): string {
  const declaration = head.toString('latin1', 0, 200)
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1] ?? 'utf-8'
}

function isMostlyUnreadable(text: string): boolean {
  const unreadable = text.split('\ufffd').length - 1
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return unreadable > 1 && unreadable > letters
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch (error) {
    throw new ImportRefusedError('encoding', error)
  }
}
