import type { Comment } from '#shared/contract/comments.ts'
import type { WaitingComment } from './stored-comments.ts'

/** A comment of the first level with what was answered to it, and answers of this browser that wait. */
interface Thread {
  first: Comment
  replies: Comment[]
  waiting: WaitingComment[]
}

interface Threads {
  threads: Thread[]
  /** Those that answer nobody who is on this page. */
  waiting: WaitingComment[]
}

export function toThreads(
  comments: readonly Comment[],
  waiting: readonly WaitingComment[] = [],
): Threads {
  const threads = comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, replies: [] as Comment[], waiting: [] as WaitingComment[] }))
  const threadOf = new Map(threads.map((thread) => [thread.first.id, thread]))
  for (const comment of comments) {
    const thread = comment.parentId !== null && threadOf.get(comment.parentId)
    if (!thread) continue
    thread.replies.push(comment)
    threadOf.set(comment.id, thread)
  }
  const alone: WaitingComment[] = []
  for (const comment of waiting) {
    const thread = comment.parentId !== null && threadOf.get(comment.parentId)
    if (thread) thread.waiting.push(comment)
    else alone.push(comment)
  }
  return { threads, waiting: alone }
}

/** Where a new one belongs: behind the last answer to the same comment, else at the end. */
export function withComment(comments: readonly Comment[], added: Comment): Comment[] {
  const { parentId } = added
  const last = comments.findLastIndex(
    (comment) => parentId !== null && (comment.id === parentId || comment.parentId === parentId),
  )
  return last < 0 ? [...comments, added] : comments.toSpliced(last + 1, 0, added)
}
