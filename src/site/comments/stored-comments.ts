/**
 * This data exists only in this browser. Storage may be forbidden or full, and its content may be
 * invalid.
 */

const AUTHOR_KEY = 'comment-author'
const WAITING_KEY = 'comments-waiting'
/** After this time the owner has approved the comment or will not. */
const WAITING_DAYS = 30
const MAX_WAITING = 20

interface Author {
  name: string
  email: string
}

export interface PendingComment {
  id: number
  slug: string
  parentId: number | null
  name: string
  message: string
  /** Milliseconds by this browser's clock. */
  sentAt: number
}

function read<T>(key: string, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRight(value) ? value : null
  } catch {
    return null
  }
}

function write(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

const isText = (value: unknown) => typeof value === 'string'
const isAuthor = (value: unknown): value is Author =>
  isText((value as Author | null)?.name) && isText((value as Author).email)
const isWaiting = (value: unknown): value is PendingComment => {
  const { id, slug, name, message, sentAt } = (value ?? {}) as PendingComment
  return Number.isInteger(id) && [slug, name, message].every(isText) && Number.isFinite(sentAt)
}

export const readStoredAuthor = (): Author | null => read(AUTHOR_KEY, isAuthor)
/** Call this only if the commenter agreed; null erases the author. */
export const saveAuthor = (author: Author | null) => write(AUTHOR_KEY, author)

function readWaiting(now: number): PendingComment[] {
  const stored = read(WAITING_KEY, Array.isArray) ?? []
  return stored.filter(isWaiting).filter(({ sentAt }) => now - sentAt < WAITING_DAYS * 86_400_000)
}

export function savePendingComment(comment: PendingComment) {
  write(WAITING_KEY, [...readWaiting(comment.sentAt), comment].slice(-MAX_WAITING))
}

/** Returns the waiting comments of the post and removes those that became public. */
export function listPendingComments(
  slug: string,
  publicIds: ReadonlySet<number>,
  now = Date.now(),
) {
  const all = readWaiting(now)
  const left = all.filter((comment) => comment.slug !== slug || !publicIds.has(comment.id))
  if (left.length < all.length) write(WAITING_KEY, left.length > 0 ? left : null)
  return left.filter((comment) => comment.slug === slug)
}
