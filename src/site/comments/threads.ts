import type { Comment } from '#shared/contract/comments.ts'
import type { PendingComment } from './stored-comments.ts'

/** A top-level comment with its replies, and this browser's replies that await approval. */
interface Thread {
  first: Comment
  replies: Comment[]
  waiting: PendingComment[]
}

interface Threads {
  threads: Thread[]
  waiting: PendingComment[]
}

export function toThreads(
  comments: readonly Comment[],
  waiting: readonly PendingComment[] = [],
): Threads {
  const threads = comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, replies: [] as Comment[], waiting: [] as PendingComment[] }))
  const threadOf = new Map(threads.map((thread) => [thread.first.id, thread]))
  for (const comment of comments) {
    const thread = comment.parentId !== null && threadOf.get(comment.parentId)
    if (!thread) continue
    thread.replies.push(comment)
    threadOf.set(comment.id, thread)
  }
  const alone: PendingComment[] = []
  for (const comment of waiting) {
    const thread = comment.parentId !== null && threadOf.get(comment.parentId)
    if (thread) thread.waiting.push(comment)
    else alone.push(comment)
  }
  return { threads, waiting: alone }
}

/** Inserts a reply after the last reply to the same comment, any other comment at the end. */
export function addComment(comments: readonly Comment[], added: Comment): Comment[] {
  const { parentId } = added
  const last = comments.findLastIndex(
    (comment) => parentId !== null && (comment.id === parentId || comment.parentId === parentId),
  )
  return last < 0 ? [...comments, added] : comments.toSpliced(last + 1, 0, added)
}
