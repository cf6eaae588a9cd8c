import type { Readable } from 'node:stream'
import type { SourceKind } from '#shared/contract/transfer.admin.ts'
import type { Warning } from '#shared/transfer.ts'
import type { ImportedComment } from '../../comments/import-comments.service.ts'
import { ImportRefused } from '../imports.errors.ts'

/** All that an import knows of the file of another blog: every reader fulfils it. */
export interface ImportSource {
  kind: SourceKind
  about(): Promise<SourceLabel>
  /** Reads the file from its start each time it is called. */
  posts(): AsyncIterable<SourcePost>
  /** From inside the file or the pictures beside it; null when it is not there. */
  openPicture(source: string): Promise<Readable | null>
  close(): Promise<void>
}

/** What the file says about the blog it was exported from. */
export interface SourceLabel {
  title: string | null
  address: string | null
}

export interface SourcePost {
  /** Stable in its source ('wp:123', 'ghost:abc', 'md:posts/a.md'): a second import finds it again. */
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
  /** Of our own export alone: where it is not the language of the diary. */
  lang?: string | null
  tags: string[]
  author: string | null
  /** Pinned to the top of the home page there. */
  featured: boolean
  cover: SourcePicture | null
  /** All that the markdown and the cover need, each source once. */
  pictures: SourcePicture[]
  /** Paths with query: '/2025/03/first-snow/', '/?p=123'. */
  oldAddresses: string[]
  comments: SourceComment[]
  warnings: Warning[]
}

/** A picture as the source names it: an address, or a path inside the file or folder. */
export interface SourcePicture {
  source: string
  alt?: string
  caption?: string
}

export type SourceComment = ImportedComment

export interface SourceOptions {
  /** A folder or zip with the old blog's pictures. */
  pictures?: string | undefined
  /** Where the old blog was, for exports that do not say it. */
  address?: string | undefined
  /** A post dated after this was scheduled, so it becomes a draft. */
  now?: Date | undefined
}

/** A text that can be read from its start as often as needed. */
export interface TextSource {
  /** The first bytes, enough to tell its kind and encoding. */
  head: Buffer
  open(): Promise<Readable>
}

/** The text in chunks, without its byte order mark. */
export async function* readText(source: TextSource): AsyncGenerator<string> {
  const decoder = decoderFor(encodingOf(source.head))
  const stream = await source.open()
  try {
    for await (const chunk of stream) yield decoder.decode(chunk as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    // A zip entry with a wrong size or checksum fails only while it is read.
    throw error instanceof ImportRefused ? error : new ImportRefused('damaged', error)
  } finally {
    stream.destroy()
  }
}

export const headText = ({ head }: TextSource) =>
  decoderFor(encodingOf(head)).decode(head, { stream: true })

const BOMS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** The encoding that the first bytes show or declare. Refuses a text that would decode to gibberish. */
function encodingOf(head: Buffer): string {
  const bom = BOMS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (bom) return bom[1]
  if (head.includes(0)) throw new ImportRefused('encoding')
  const decoder = decoderFor(declaredEncoding(head))
  if (isMostlyUnreadable(decoder.decode(head, { stream: true })))
    throw new ImportRefused('encoding')
  return decoder.encoding
}

function declaredEncoding(head: Buffer): string {
  const declaration = head.toString('latin1', 0, 200)
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1] ?? 'utf-8'
}

/** Most letters beyond ASCII were decoded to replacement characters. */
function isMostlyUnreadable(text: string): boolean {
  const unreadable = text.split('\ufffd').length - 1
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return unreadable > 1 && unreadable > letters
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch (error) {
    throw new ImportRefused('encoding', error)
  }
}
