import { draftKeyOf } from '#shared/contract/drafts.ts'
import type { ImportingService } from '../../comments/import-comments.service.ts'
import type { DogLogService } from '../../dog/dog-log.service.ts'
import type { MediaService } from '../../photos/media/media.service.ts'
import type { PhotosService } from '../../photos/photos.service.ts'
import type { CategoriesService } from '../../posts/categories.service.ts'
import type { PostRow } from '../../posts/post-row.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { ImportRow } from '../imports/imports.repository.ts'
import type { ImportedPostRow, ImportedRepository } from './imported.repository.ts'
import type { ImportedPartRow, ImportedPartsRepository } from './imported-parts.repository.ts'
import { removeMadeCategories } from './match-categories.ts'
import { hashOfLogEntry, hashOfPhoto } from './part-hashes.ts'
import { postKeyOf } from './source-key.ts'
import { hashOfPost } from './write-post.ts'

const PORTION = 50

export interface UndoParts {
  imported: ImportedRepository
  importedParts: ImportedPartsRepository
  photos: Pick<PhotosService, 'find' | 'removeAll' | 'removeForGood'>
  dogLog: Pick<DogLogService, 'getForOwner' | 'remove'>
  posts: Pick<PostsService, 'find' | 'findByKey' | 'takeOut'>
  drafts: { find(key: string): Promise<unknown> }
  comments: Pick<ImportingService, 'countOwn'>
  media: Pick<MediaService, 'removeIfUnused'>
  categories: Pick<CategoriesService, 'list' | 'update'>
  announce: () => Promise<void>
}

/** Takes out what an import made and nobody changed since: with a post go its comments and old addresses. */
export function createUndoImport(parts: UndoParts) {
  const { imported, posts, drafts, comments, media, categories, announce } = parts
  const takeOutParts = createTakeOutParts(parts)

  async function isUntouched(post: PostRow, { writtenHash }: ImportedPostRow) {
    if (post.version > 1 && hashOfPost(post) !== writtenHash) return false
    if (await drafts.find(draftKeyOf(post.id))) return false
    return (await comments.countOwn(post.id)) === 0
  }

  /** Whether the post stays. */
  async function takeOut(own: ImportedPostRow): Promise<boolean> {
    // Killed in the middle, an import may not have noted the post that it made.
    const post =
      own.postId === null
        ? own.state === 'begun' && (await posts.findByKey(postKeyOf(own.sourceKey)))
        : await posts.find(own.postId)
    const isSpared =
      Boolean(post) &&
      !((await isUntouched(post as PostRow, own)) && (await posts.takeOut(post as PostRow)))
    if (!isSpared) await imported.removePost(own.id)
    return isSpared
  }

  /** How many posts stay; null when it was halted. */
  return async (row: ImportRow, goOn: () => Promise<boolean>): Promise<number | null> => {
    let spared = 0
    for (let afterId = 0; ; ) {
      const portion = await imported.listPosts(row.id, afterId, PORTION)
      if (portion.length === 0) break
      for (const own of portion) {
        if (!(await goOn())) return null
        if (await takeOut(own)) spared += 1
        afterId = own.id
      }
      await announce()
    }
    if (!(await takeOutParts(row.id, goOn))) return null
    await media.removeIfUnused(await imported.listImageUrls(row.id))
    await imported.removePictures(row.id)
    await removeMadeCategories(categories, row.madeCategories)
    await announce()
    return spared
  }
}

/** Photos of the gallery and entries of the log, which only our own export brings. */
function createTakeOutParts({ importedParts, photos, dogLog }: UndoParts) {
  async function takePhoto({ partId, writtenHash }: ImportedPartRow) {
    const photo = await photos.find(partId)
    if (!photo || hashOfPhoto(photo) !== writtenHash) return
    await photos.removeAll([partId])
    await photos.removeForGood([partId])
  }
  async function takeEntry({ partId, writtenHash }: ImportedPartRow) {
    const entry = (await dogLog.getForOwner()).entries.find(({ id }) => id === partId)
    if (entry && hashOfLogEntry(entry) === writtenHash) await dogLog.remove(partId)
  }
  return async (importId: number, goOn: () => Promise<boolean>): Promise<boolean> => {
    for (const part of await importedParts.list(importId)) {
      if (!(await goOn())) return false
      await (part.kind === 'photo' ? takePhoto(part) : takeEntry(part))
      await importedParts.remove(part.id)
    }
    return true
  }
}

export type UndoImport = ReturnType<typeof createUndoImport>
