import { importLimits } from '#shared/moving/import-limits.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { looseEndTexts } from '#shared/texts/imports.ts'
import type { ImportingService } from '../../comments/import-comments.service.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { RedirectsService } from '../../posts/redirects.service.ts'
import type { BoxedPost } from '../box/box.ts'
import type { ImportRow, ImportsRepository } from '../imports/imports.repository.ts'
import type { BroughtPicture } from '../pictures/bring-picture.ts'
import type { ImportedPostRow, ImportedRepository } from './imported.repository.ts'
import type { createMatchCategories } from './match-categories.ts'
import { pictureKeyOf, postKeyOf } from './source-key.ts'
import { hashOfPost, writePost } from './write-post.ts'

/** The owner stopped it, or the diary ends: what is begun is finished later. */
export class Halted extends Error {}

export interface CarryParts {
  imports: ImportsRepository
  imported: ImportedRepository
  posts: Pick<PostsService, 'bringIn' | 'findByKey' | 'find'>
  comments: Pick<ImportingService, 'bringIn'>
  redirects: Pick<RedirectsService, 'bringIn'>
  clock: Clock
}

/** One import while it is under way. */
export interface Underway {
  row: ImportRow
  goOn: () => Promise<boolean>
  bringPicture: (source: string) => Promise<BroughtPicture>
  matchCategory: ReturnType<typeof createMatchCategories>
}

export function createCarryPost(parts: CarryParts) {
  const { imports, imported, posts, comments, redirects, clock } = parts

  /** Once for all posts that show it. */
  async function pictureOf(source: string, { row, bringPicture, goOn }: Underway) {
    const sourceKey = pictureKeyOf(source)
    const known = await imported.findPicture(row.id, sourceKey)
    if (known) return known
    if (!(await goOn())) throw new Halted()
    const brought = await bringPicture(source)
    await imported.notePicture({ importId: row.id, sourceKey, ...brought })
    return brought
  }

  async function picturesOf(post: BoxedPost, underway: Underway, looseEnds: LooseEnd[]) {
    const found = new Map<string, string | null>()
    const wanted = [...(post.cover ? [post.cover] : []), ...post.pictures]
    for (const { source } of wanted) {
      if (found.has(source)) continue
      const { imageUrl, failure } = await pictureOf(source, underway)
      found.set(source, imageUrl)
      if (failure) looseEnds.push({ kind: 'picture', detail: failure })
    }
    return found
  }

  async function categoryOf(post: BoxedPost, { row, matchCategory }: Underway, ends: LooseEnd[]) {
    const { category, made, hasRoom } = await matchCategory(post.category)
    if (!hasRoom) ends.push({ kind: 'other', detail: looseEndTexts.categoriesFull(category) })
    if (made) {
      row.madeCategories = [...row.madeCategories, made]
      await imports.change(row.id, [row.state], { madeCategories: row.madeCategories })
    }
    return category
  }

  /** What is done already is found again, so that a killed import goes on in the middle of a post. */
  return async (post: BoxedPost, own: ImportedPostRow, underway: Underway): Promise<void> => {
    const { row } = underway
    const looseEnds: LooseEnd[] = [...post.looseEnds]
    const pictures = await picturesOf(post, underway, looseEnds)
    const written = writePost({
      ...{ post, pictures, category: await categoryOf(post, underway, looseEnds) },
      ...{ asDrafts: row.options.asDrafts, now: clock.now(), addition: additionOf(post, row) },
    })
    looseEnds.push(...written.looseEnds)
    const idempotencyKey = postKeyOf(own.sourceKey)
    const made =
      (await posts.findByKey(idempotencyKey)) ??
      (await posts.bringIn({ ...written.row, idempotencyKey }, post.slug ?? ''))
    if (post.slug && made.slug !== post.slug && made.slug.startsWith(post.slug)) {
      looseEnds.push({
        ...{ kind: 'address', detail: looseEndTexts.slugTaken(post.slug, made.slug) },
      })
    }
    await imported.finish(own.id, { postId: made.id, writtenHash: hashOfPost(made) })
    const count = await comments.bringIn(made.id, post.comments)
    if (row.options.oldAddresses) {
      const target = { id: made.id, slug: made.slug, importId: row.id }
      for (const path of await redirects.bringIn(post.oldAddresses, target)) {
        looseEnds.push({ kind: 'address', detail: looseEndTexts.addressTaken(path) })
      }
    }
    const named = looseEnds.slice(0, importLimits.looseEndsPerPost)
    await imported.finish(own.id, {
      ...{ state: 'made', title: made.title, comments: count },
      looseEnds: named.map(({ kind, detail }) => ({ kind, detail: readable(detail) })),
    })
  }
}

const readable = (detail: string) => detail.replaceAll('\u0000', '').toWellFormed().slice(0, 500)

/** The diary has no tags and one author: both stay as words under the post. */
function additionOf({ tags, author }: BoxedPost, { kind, report }: ImportRow): string {
  if (kind === 'diary') return ''
  const hasAuthors = (report?.authors.length ?? 0) > 1
  const plain = (word: string) => word.replace(/[\\`*_[\]<>#|~]/g, '').trim()
  return [
    hasAuthors && author ? `*Written by ${plain(author)}*` : '',
    tags.length > 0 ? `*Tags: ${tags.map(plain).filter(Boolean).join(', ')}*` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
