import { type LooseEndKind, looseEndKinds } from '#shared/moving/loose-end.ts'
import type { Box, BoxedPost, BoxKind, BoxLabel } from './box.ts'

/** A loose end and the post it is in. */
export interface FoundEnd {
  key: string
  title: string
  detail: string
}

/** What is in a box, without anything being written. */
export interface Contents extends BoxLabel {
  kind: BoxKind
  posts: number
  published: number
  drafts: number
  comments: number
  pictures: { inside: number; elsewhere: number; missing: number }
  /** Posts in each category, by its name; null stands for none. */
  categories: { name: string | null; posts: number }[]
  looseEnds: { kind: LooseEndKind; count: number; found: FoundEnd[] }[]
}

/** Of each kind so many are named; all are counted. */
const MOST_NAMED = 200

class Counter {
  published = 0
  drafts = 0
  comments = 0
  readonly sources = new Set<string>()
  private readonly categories = new Map<string | null, number>()
  private readonly ends = new Map<LooseEndKind, { count: number; found: FoundEnd[] }>()

  add({ key, title, status, comments, pictures, category, looseEnds }: BoxedPost) {
    if (status === 'published') this.published += 1
    else this.drafts += 1
    this.comments += comments.length
    for (const { source } of pictures) this.sources.add(source)
    this.categories.set(category, (this.categories.get(category) ?? 0) + 1)
    for (const { kind, detail } of looseEnds) this.addEnd(kind, { key, title, detail })
  }

  addEnd(kind: LooseEndKind, end: FoundEnd) {
    const ends = this.ends.get(kind) ?? { count: 0, found: [] }
    ends.count += 1
    if (ends.found.length < MOST_NAMED) ends.found.push(end)
    this.ends.set(kind, ends)
  }

  categoriesByCount() {
    const named = [...this.categories].map(([name, posts]) => ({ name, posts }))
    return named.sort((a, b) => b.posts - a.posts)
  }

  endsByKind() {
    return looseEndKinds.flatMap((kind) => {
      const ends = this.ends.get(kind)
      return ends ? [{ kind, ...ends }] : []
    })
  }
}

/** At hand, or to be fetched from the web; anything else is nowhere. */
async function placeOf(box: Box, source: string): Promise<keyof Contents['pictures']> {
  const stream = await box.openPicture(source)
  stream?.destroy()
  if (stream) return 'inside'
  return /^https?:\/\//i.test(source) ? 'elsewhere' : 'missing'
}

/** The dry run: everything is read, nothing is kept but the counts. */
export async function lookInside(box: Box): Promise<Contents> {
  const counter = new Counter()
  for await (const post of box.posts()) counter.add(post)
  const pictures = { inside: 0, elsewhere: 0, missing: 0 }
  for (const source of counter.sources) pictures[await placeOf(box, source)] += 1
  return {
    ...(await box.about()),
    kind: box.kind,
    posts: counter.published + counter.drafts,
    published: counter.published,
    drafts: counter.drafts,
    comments: counter.comments,
    pictures,
    categories: counter.categoriesByCount(),
    looseEnds: counter.endsByKind(),
  }
}
