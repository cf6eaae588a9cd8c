import { autosaveKeyOf } from '#shared/contract/history.admin.ts'
import type { Comments } from '../comments/comments.ts'
import type { Photos } from '../photos/photos.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { Posts } from '../posts/posts.ts'
import type { ImportedPostRow, ImportRow, ImportsRepository } from './imports.repository.ts'
import { removeCreatedCategories } from './match-categories.ts'
import { hashOfPost, idempotencyKeyOf } from './write-post.ts'

const BATCH_SIZE = 50

interface UndoOptions {
  imports: ImportsRepository
  posts: Posts
  photos: Photos
  comments: Comments
  changes: ChangeFeed
}

/** Spares every post that the owner changed after the import. */
export function createUndoImport(options: UndoOptions) {
  const { imports, photos, posts, comments, changes } = options

  async function isUntouched(post: PostRow, { writtenHash }: ImportedPostRow) {
    if (post.version > 1 && hashOfPost(post) !== writtenHash) return false
    if (await posts.autosaves.find(autosaveKeyOf(post.id))) return false
    return (await comments.imports.countOwn(post.id)) === 0
  }

  async function removeImported(own: ImportedPostRow): Promise<boolean> {
    // An import that was killed may have created a post without recording its id.
    const post =
      own.postId === null
        ? own.state === 'begun' && (await posts.findByKey(idempotencyKeyOf(own.sourceKey)))
        : await posts.find(own.postId)
    const isSpared =
      Boolean(post) &&
      !((await isUntouched(post as PostRow, own)) && (await posts.removeAtVersion(post as PostRow)))
    if (!isSpared) await imports.removePost(own.id)
    return isSpared
  }

  /** Returns null when the undo was halted. */
  return async (row: ImportRow, shouldContinue: () => Promise<boolean>): Promise<number | null> => {
    let spared = 0
    for (let afterId = 0; ; ) {
      const batch = await imports.listPosts(row.id, afterId, BATCH_SIZE)
      if (batch.length === 0) break
      for (const own of batch) {
        if (!(await shouldContinue())) return null
        if (await removeImported(own)) spared += 1
        afterId = own.id
      }
      await changes.announce()
    }
    await photos.media.removeIfUnused(await imports.listImageUrls(row.id))
    await imports.removePictures(row.id)
    await removeCreatedCategories(posts.categories, row.madeCategories)
    await changes.announce()
    return spared
  }
}

export type UndoImport = ReturnType<typeof createUndoImport>
