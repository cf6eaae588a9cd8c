import { setImmediate } from 'node:timers/promises'
import type { DryRunReport } from '#shared/contract/transfer.admin.ts'
import { type ImportWarning, importLimits } from '#shared/transfer.ts'
import { slugify } from '#shared/urls/slug.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import type { Posts } from '../posts/posts.ts'
import type { ImportsRepository } from './imports.repository.ts'
import { findCategory } from './match-categories.ts'
import { findWebAddress, pictureNameOf } from './pictures.ts'
import type { ImportSource, SourcePost } from './sources/source.ts'
import { pictureKeyOf, sourcePostKeyOf } from './write-post.ts'

const MAX_NAMES = 200
const BATCH_SIZE = 50

interface DryRunOptions {
  imports: ImportsRepository
  posts: Posts
}

type Known = Pick<SourcePost, 'key' | 'title' | 'slug'>
type ByKind = Map<ImportWarning['kind'], DryRunReport['looseEnds'][number]>

/**
 * Reports what an import of a source would do and writes nothing. Returns null when it was halted.
 */
export function createDryRun({ imports, posts }: DryRunOptions) {
  async function match(counts: Map<string, number>): Promise<DryRunReport['categories']> {
    const found: DryRunReport['categories'] = []
    for (const [name, count] of [...counts].slice(0, MAX_NAMES)) {
      found.push({ name, posts: count, match: await findCategory(posts.categories, name) })
    }
    return found
  }

  return async (
    source: ImportSource,
    shouldContinue: () => Promise<boolean>,
  ): Promise<DryRunReport | null> => {
    const label = await source.about()
    const report = emptyReport(label)
    const counts = new Map<string, number>()
    const authors = new Set<string>()
    const warnings: ByKind = new Map()
    const seen = new Set<string>()
    let batch: Known[] = []
    const compareBatch = async () => {
      await compare(report, batch, (post) => sourcePostKeyOf(source.kind, label, post))
      batch = []
      return shouldContinue()
    }
    for await (const post of source.posts()) {
      countPost(report, post)
      const category = post.category ?? ''
      counts.set(category, (counts.get(category) ?? 0) + 1)
      if (post.author && authors.size < MAX_NAMES) authors.add(plain(post.author))
      const missing = await countPictures(report, source, post, seen)
      for (const warning of [...post.warnings, ...missing]) add(warnings, post.title, warning)
      const { key, title, slug } = post
      batch.push({ key, title, slug })
      if (batch.length === BATCH_SIZE && !(await compareBatch())) return null
      // Converting a post blocks this thread, so waiting requests get a turn after each post.
      await setImmediate()
    }
    if (!(await compareBatch())) return null
    return {
      ...report,
      authors: [...authors],
      looseEnds: [...warnings.values()],
      categories: await match(counts),
    }
  }

  async function compare(report: DryRunReport, batch: Known[], keyOf: (post: Known) => string) {
    const known = new Set(await imports.listKnown(batch.map(keyOf)))
    const others = batch.filter((post) => !known.has(keyOf(post)))
    report.posts.known += batch.length - others.length
    const slugs = new Set(others.map(({ slug }) => slugify(slug ?? '')).filter(Boolean))
    const room = MAX_NAMES - report.takenSlugs.length
    if (room <= 0 || slugs.size === 0) return
    report.takenSlugs.push(...(await posts.listTakenSlugs([...slugs])).slice(0, room))
  }
}

export type DryRun = ReturnType<typeof createDryRun>

const plain = (text: string) => text.replaceAll('\u0000', '').toWellFormed().slice(0, 300)

const emptyReport = (label: Pick<DryRunReport, 'title' | 'address'>): DryRunReport => ({
  title: label.title && plain(label.title),
  address: label.address && plain(label.address),
  posts: { total: 0, published: 0, drafts: 0, known: 0 },
  pictures: { total: 0, inside: 0, toFetch: 0, missing: 0 },
  comments: 0,
  addresses: 0,
  example: null,
  categories: [],
  authors: [],
  takenSlugs: [],
  looseEnds: [],
})

function countPost(report: DryRunReport, post: SourcePost) {
  report.posts.total += 1
  report.posts[post.status === 'published' ? 'published' : 'drafts'] += 1
  report.comments += post.comments.length
  report.addresses += post.oldAddresses.length
  const from = post.oldAddresses.find((address) => !address.includes('?'))
  const slug = slugify(post.slug ?? '')
  if (from && slug && post.status === 'published') {
    report.example ??= { from: plain(from), to: `/blog/${slug}` }
  }
}

function add(warnings: ByKind, title: string, { kind, detail }: ImportWarning) {
  const found = warnings.get(kind) ?? { kind, count: 0, posts: [] }
  found.count += 1
  if (found.posts.length < importLimits.namedWarnings) {
    found.posts.push({ title: plain(title), detail: plain(detail) })
  }
  warnings.set(kind, found)
}

async function countPictures(
  { pictures, address }: DryRunReport,
  from: ImportSource,
  post: SourcePost,
  seen: Set<string>,
): Promise<ImportWarning[]> {
  const missing: ImportWarning[] = []
  for (const { source } of [...(post.cover ? [post.cover] : []), ...post.pictures]) {
    const key = pictureKeyOf(source)
    if (seen.has(key)) continue
    seen.add(key)
    pictures.total += 1
    if (await isInside(from, source)) pictures.inside += 1
    else if (findWebAddress(source, address)) pictures.toFetch += 1
    else {
      pictures.missing += 1
      const detail = warningTexts.pictureMissing(pictureNameOf(source))
      missing.push({ kind: 'picture', detail })
    }
  }
  return missing
}

async function isInside(from: ImportSource, source: string): Promise<boolean> {
  if (source.startsWith('data:')) return true
  const stream = await from.openPicture(source)
  stream?.on('error', () => {}).destroy()
  return stream !== null
}
