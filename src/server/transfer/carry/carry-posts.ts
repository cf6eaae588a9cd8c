import { importLimits } from '#shared/moving/import-limits.ts'
import { fetchTexts, looseEndTexts } from '#shared/texts/imports.ts'
import type { MediaService } from '../../photos/media/media.service.ts'
import type { Logger } from '../../platform/process/logger.ts'
import type { CategoriesService } from '../../posts/categories.service.ts'
import type { Box } from '../box/box.ts'
import type { ImportRow } from '../imports/imports.repository.ts'
import { createBringPicture } from '../pictures/bring-picture.ts'
import { FetchError, type FetchPicture } from '../pictures/fetch-picture.ts'
import { type CarryParts, createCarryPost, Halted, type Underway } from './carry-post.ts'
import type { ImportedPostRow } from './imported.repository.ts'
import { createMatchCategories } from './match-categories.ts'
import { sourceKeyOf } from './source-key.ts'

/** Visitors see what came in after so many posts, and at the end. */
const ANNOUNCE_EVERY = 20
/** A post that fails so often is left out, and the others come in. */
const PATIENCE = 3

export interface CarryPostsParts extends CarryParts {
  categories: Pick<CategoriesService, 'list' | 'update'>
  media: Pick<MediaService, 'store'>
  fetchPicture: FetchPicture
  bringBack: (box: Box, row: ImportRow, goOn: () => Promise<boolean>) => Promise<void>
  announce: () => Promise<void>
  log: Logger
}

/** All posts of a box. False when it was halted before its end. */
export function createCarryPosts(parts: CarryPostsParts) {
  const { imports, imported, posts, categories, media, fetchPicture, announce, log } = parts
  const carryPost = createCarryPost(parts)

  /** Null when there is nothing to do for it: it is in, by this import or by an earlier one. */
  async function take(importId: number, sourceKey: string, title: string) {
    const found = await imported.take(importId, sourceKey, title.replaceAll('\u0000', ''))
    if (found.importId === importId) return found.state === 'begun' ? found : null
    if (found.postId !== null && (await posts.find(found.postId))) return null
    const other = await imports.find(found.importId)
    const isUnderway = other?.state === 'carrying' || other?.state === 'paused'
    return isUnderway ? null : imported.takeOver(found, importId)
  }

  async function limitedFetch(row: ImportRow): Promise<FetchPicture> {
    let fetched = await imported.countPictures(row.id)
    return async (address) => {
      fetched += 1
      if (fetched > importLimits.fetchedPictures) throw new FetchError(fetchTexts.enough)
      return fetchPicture(address)
    }
  }

  async function carryOne(
    post: Parameters<typeof carryPost>[0],
    own: ImportedPostRow,
    on: Underway,
  ) {
    try {
      await carryPost(post, own, on)
    } catch (error) {
      const hasPatience = on.row.troubles < PATIENCE
      if (error instanceof Halted || hasPatience) throw error
      log.error({ err: error, importId: on.row.id, post: post.key }, 'a post was not imported')
      await imported.finish(own.id, {
        ...{ state: 'failed', looseEnds: [{ kind: 'other', detail: looseEndTexts.failed }] },
      })
      on.row.troubles = 0
    }
  }

  async function carryAll(box: Box, underway: Underway) {
    const { row, goOn } = underway
    const label = await box.about()
    let read = 0
    for await (const post of box.posts()) {
      if (!(await goOn())) throw new Halted()
      const own = await take(row.id, sourceKeyOf(box.kind, label, post), post.title)
      if (own) await carryOne(post, own, underway)
      read += 1
      if (own || read > row.postsRead) await imports.noteRead(row.id, read)
      if (own && read % ANNOUNCE_EVERY === 0) await announce()
    }
  }

  return async (row: ImportRow, box: Box, goOn: () => Promise<boolean>): Promise<boolean> => {
    const { address } = await box.about()
    const bringPicture = createBringPicture({
      ...{ openPicture: (source) => box.openPicture(source), base: address, media },
      fetchPicture: row.options.fetchPictures ? await limitedFetch(row) : null,
    })
    const matchCategory = createMatchCategories(categories, row.options.categories)
    try {
      await parts.bringBack(box, row, goOn)
      await carryAll(box, { row, goOn, bringPicture, matchCategory })
      return true
    } catch (error) {
      if (error instanceof Halted) return false
      throw error
    } finally {
      await announce()
    }
  }
}

export type CarryPosts = ReturnType<typeof createCarryPosts>
