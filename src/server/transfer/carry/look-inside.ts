import { setImmediate } from 'node:timers/promises'
import type { ImportReport } from '#shared/contract/import-report.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { looseEndTexts } from '#shared/texts/imports.ts'
import { slugify } from '#shared/urls/slug.ts'
import type { CategoriesService } from '../../posts/categories.service.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { Box, BoxedPost } from '../box/box.ts'
import { webAddress } from '../pictures/bring-picture.ts'
import { pictureName } from '../pictures/place-pictures.ts'
import type { ImportedRepository } from './imported.repository.ts'
import { findCategory } from './match-categories.ts'
import { pictureKeyOf, sourceKeyOf } from './source-key.ts'

const MOST_NAMES = 200
/** So many posts are asked about at once: one by one, a large box would take several times as long. */
const PORTION = 50

export interface LookParts {
  isEmpty: () => Promise<boolean>
  imported: Pick<ImportedRepository, 'listKnown'>
  posts: Pick<PostsService, 'listTakenSlugs'>
  categories: Pick<CategoriesService, 'list' | 'update'>
}

type Known = Pick<BoxedPost, 'key' | 'title' | 'slug'>
type Ends = Map<LooseEnd['kind'], ImportReport['looseEnds'][number]>

/** What is in a box, by name; nothing is written. Null when it was halted. */
export function createLookInside({ imported, posts, categories, isEmpty }: LookParts) {
  async function match(counts: Map<string, number>): Promise<ImportReport['categories']> {
    const found: ImportReport['categories'] = []
    for (const [name, count] of [...counts].slice(0, MOST_NAMES)) {
      found.push({ name, posts: count, match: await findCategory(categories, name) })
    }
    return found
  }

  return async (box: Box, goOn: () => Promise<boolean>): Promise<ImportReport | null> => {
    const label = await box.about()
    const report = emptyReport(label)
    const counts = new Map<string, number>()
    const authors = new Set<string>()
    const ends: Ends = new Map()
    const seen = new Set<string>()
    let portion: Known[] = []
    const ask = async () => {
      await compare(report, portion, (post) => sourceKeyOf(box.kind, label, post))
      portion = []
      return goOn()
    }
    for await (const post of box.posts()) {
      countPost(report, post)
      const category = post.category ?? ''
      counts.set(category, (counts.get(category) ?? 0) + 1)
      if (post.author && authors.size < MOST_NAMES) authors.add(plain(post.author))
      for (const end of post.looseEnds) addEnd(ends, post.title, end)
      for (const end of await countPictures(report, box, post, seen)) addEnd(ends, post.title, end)
      const { key, title, slug } = post
      portion.push({ key, title, slug })
      if (portion.length === PORTION && !(await ask())) return null
      await setImmediate()
    }
    if (!(await ask())) return null
    const named = { authors: [...authors], looseEnds: [...ends.values()] }
    const bringsAll = box.kind === 'diary' && (await isEmpty())
    return { ...report, ...named, bringsAll, categories: await match(counts) }
  }

  /** What of these posts is here already, and which of their addresses are taken by others. */
  async function compare(report: ImportReport, portion: Known[], keyOf: (post: Known) => string) {
    const known = new Set(await imported.listKnown(portion.map(keyOf)))
    const others = portion.filter((post) => !known.has(keyOf(post)))
    report.posts.known += portion.length - others.length
    const slugs = new Set(others.map(({ slug }) => slugify(slug ?? '')).filter(Boolean))
    const room = MOST_NAMES - report.takenSlugs.length
    if (room <= 0 || slugs.size === 0) return
    report.takenSlugs.push(...(await posts.listTakenSlugs([...slugs])).slice(0, room))
  }
}

export type LookInside = ReturnType<typeof createLookInside>

const plain = (text: string) => text.replaceAll('\u0000', '').toWellFormed().slice(0, 300)

const emptyReport = (label: Pick<ImportReport, 'title' | 'address'>): ImportReport => ({
  title: label.title && plain(label.title),
  address: label.address && plain(label.address),
  posts: { total: 0, published: 0, drafts: 0, known: 0 },
  pictures: { total: 0, inside: 0, toFetch: 0, missing: 0 },
  ...{ comments: 0, addresses: 0, example: null },
  ...{ categories: [], authors: [], takenSlugs: [], looseEnds: [] },
})

function countPost(report: ImportReport, post: BoxedPost) {
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

function addEnd(ends: Ends, title: string, { kind, detail }: LooseEnd) {
  const found = ends.get(kind) ?? { kind, count: 0, posts: [] }
  found.count += 1
  if (found.posts.length < importLimits.namedLooseEnds) {
    found.posts.push({ title: plain(title), detail: plain(detail) })
  }
  ends.set(kind, found)
}

/** Each picture once; those that are nowhere are loose ends. */
async function countPictures(
  { pictures, address }: ImportReport,
  box: Box,
  post: BoxedPost,
  seen: Set<string>,
): Promise<LooseEnd[]> {
  const missing: LooseEnd[] = []
  for (const { source } of [...(post.cover ? [post.cover] : []), ...post.pictures]) {
    const key = pictureKeyOf(source)
    if (seen.has(key)) continue
    seen.add(key)
    pictures.total += 1
    if (await isInside(box, source)) pictures.inside += 1
    else if (webAddress(source, address)) pictures.toFetch += 1
    else {
      pictures.missing += 1
      const detail = looseEndTexts.pictureMissing(pictureName(source))
      missing.push({ kind: 'picture', detail })
    }
  }
  return missing
}

async function isInside(box: Box, source: string): Promise<boolean> {
  if (source.startsWith('data:')) return true
  const stream = await box.openPicture(source)
  stream?.on('error', () => {}).destroy()
  return stream !== null
}
