import { parse } from 'yaml'
import * as z from 'zod/mini'
import { LANGUAGE_TAG_PATTERN } from '#shared/languages.ts'
import { importLimits } from '#shared/transfer.ts'
import { EXPORT_FORMAT, exportPaths, PARENT_FOLDER } from '../export-layout.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import type { SafeZip } from '../read-zip.ts'
import type { ImportSource, SourceComment, SourcePost } from './source.ts'
import type { StoredPictures } from './stored-pictures.ts'

/** The owner may have edited the exported file by hand, so every field is checked. */
const moment = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  z.transform((value: string) => new Date(value)),
)
const optional = <T extends z.core.$ZodType>(schema: T) => z._default(z.nullable(schema), null)

const Marker = z.object({
  program: z.literal(EXPORT_FORMAT.program),
  version: z.literal(EXPORT_FORMAT.version),
  title: optional(z.string()),
  address: optional(z.string()),
})

const PostHead = z.object({
  title: z.string(),
  slug: z.string(),
  date: optional(moment),
  draft: z._default(z.boolean(), false),
  category: z._default(z.string(), ''),
  lang: optional(z.string().check(z.regex(LANGUAGE_TAG_PATTERN))),
  featured: z._default(z.boolean(), false),
  cover: z._default(z.string(), ''),
  excerpt: z._default(z.string(), ''),
  aliases: z._default(z.array(z.string()), []),
  updated: moment,
})

const Comments = z.array(
  z.object({
    number: z.int(),
    replyTo: optional(z.int()),
    status: z.enum(['approved', 'waiting', 'spam', 'deleted']),
    name: z.string(),
    email: optional(z.string()),
    byOwner: z._default(z.boolean(), false),
    date: moment,
    message: z.string(),
  }),
)

/** Front matter, an empty line, the body, and the line break that the export adds. */
const POST = /^---\n([\s\S]*?\n)---\n\n([\s\S]*?)\n?$/

/** The export names pictures with letters, digits and hyphens only. */
const PICTURE = /\.\.\/photos\/(?:demo\/)?[\w-]+\.(?:jpg|png|webp|gif|avif|mp4)(?!\w)/g

/**
 * Reads our own export. Bodies are taken verbatim: the parser for other blogs' markdown would join
 * single line breaks and lose our marks (`::: photos`). Photos of the album, settings and the dog
 * are left to backup and restore.
 */
export async function openOwnExport(zip: SafeZip, pictures: StoredPictures): Promise<ImportSource> {
  async function textOf(name: string): Promise<string | null> {
    if (zip.sizeOf(name) > importLimits.markdownBytes) throw new ImportRefusedError('damaged')
    return (await zip.read(name))?.toString('utf8') ?? null
  }

  async function commentsOf(slug: string): Promise<SourceComment[]> {
    const text = await textOf(exportPaths.comments(slug))
    const comments = text === null ? [] : readYaml(Comments, text)
    return comments.map(({ number, replyTo, date, ...comment }) => ({
      ...comment,
      key: String(number),
      parentKey: replyTo === null ? null : String(replyTo),
      createdAt: date,
    }))
  }

  async function readPost(name: string): Promise<SourcePost> {
    const [, head, markdown] = POST.exec((await textOf(name)) ?? '') ?? []
    if (head === undefined || markdown === undefined) throw new ImportRefusedError('damaged')
    const fields = readYaml(PostHead, head)
    const { title, slug, cover, category, featured } = fields
    const sources = new Set(Array.from(markdown.matchAll(PICTURE), ([source]) => source))
    if (cover.startsWith(PARENT_FOLDER)) sources.add(cover)
    return {
      key: `diary:${slug}`,
      title,
      slug,
      markdown,
      excerpt: fields.excerpt || null,
      status: fields.draft ? 'draft' : 'published',
      publishedAt: fields.date,
      updatedAt: fields.updated,
      category: category || null,
      lang: fields.lang,
      tags: [],
      author: null,
      featured,
      cover: cover ? { source: cover } : null,
      pictures: Array.from(sources, (source) => ({ source })),
      oldAddresses: fields.aliases,
      comments: await commentsOf(slug),
      warnings: [],
    }
  }

  const marker = readYaml(Marker, (await textOf(exportPaths.marker)) ?? '')
  const isPost = (name: string) => name.startsWith(exportPaths.postFolder) && name.endsWith('.md')
  return {
    kind: 'diary',
    about: async () => ({ title: marker.title, address: marker.address }),
    async *posts() {
      for (const name of zip.names.filter(isPost)) yield readPost(name)
    },
    openPicture: async (source) =>
      (await zip.open(source.replace(PARENT_FOLDER, ''))) ?? pictures.open(source),
    close: () => pictures.close(),
  }
}

/** YAML aliases are refused, because a few lines of them can expand to gigabytes. */
function readYaml<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  try {
    return schema.parse(parse(text, { maxAliasCount: 0 }))
  } catch (error) {
    throw new ImportRefusedError('damaged', error)
  }
}
