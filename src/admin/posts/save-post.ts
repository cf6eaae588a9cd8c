import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import type { LetterKind } from '#shared/contract/letters.admin.ts'
import {
  type AdminPost,
  createPost,
  getAdminPost,
  type SavedPost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import { slugify } from '#shared/urls/slug.ts'
import { isSamePostValues, type PostValues, valuesOfPost } from './post-values.ts'

export type SaveOutcome =
  | { kind: 'saved'; post: SavedPost }
  | { kind: 'signIn' }
  | { kind: 'conflict'; theirs: AdminPost }
  | { kind: 'deleted' }
  | { kind: 'invalid'; fields: Record<string, string>; freeSlug: string | null }
  /** `unanswered`: the server may have saved the post although its answer was lost. */
  | { kind: 'failed'; unanswered: boolean; error: unknown }

export interface SaveTarget {
  postId: number | null
  /** Version of the stored post that the values are based on. */
  version: number | null
  /** Idempotency key: repeated creates with the same key make one post. */
  createKey: string
}

export interface SaveAttempt extends SaveTarget {
  values: PostValues
  /** Values of earlier attempts whose answers were lost: the server may have saved one of them. */
  unanswered: readonly PostValues[]
  letter?: LetterKind | undefined
  /** Version of the autosave with these values, which the server removes with the save. */
  draftVersion?: number | null
}

/** Returns whether the post stores these values, although the server trims texts, normalizes the slug and fills in the day. */
function isStoredAs(post: AdminPost, values: PostValues): boolean {
  const stored = valuesOfPost(post)
  const slug = slugify(values.slug) || post.slug
  return isSamePostValues(stored, {
    ...values,
    slug,
    publishedOn: values.publishedOn ?? stored.publishedOn,
  })
}

/**
 * Tries once to save, and never overwrites a version that the owner has not seen.
 *
 * After a lost answer the same save is sent again. A repeated create returns the post that the first one made;
 * a repeated update is refused because its version is outdated. Either way the stored post is compared: if it
 * equals the values sent before, the newer values are saved over it.
 */
export async function savePost(api: ApiClient, attempt: SaveAttempt): Promise<SaveOutcome> {
  const { values, unanswered, createKey } = attempt
  const draftHeaders = attempt.draftVersion ? { 'draft-version': attempt.draftVersion } : {}
  const shape = { [SENDER_SHAPE_HEADER]: SENDER_SHAPE }

  async function update(id: number, version: number | undefined): Promise<SaveOutcome> {
    try {
      const body = { ...values, version }
      // The create before this update has already removed its autosave.
      const headers = { ...shape, ...(attempt.postId !== null && draftHeaders) }
      return { kind: 'saved', post: await api(updatePost, { params: { id }, body, headers }) }
    } catch (error) {
      if (!isProblem(error, 'post.changed_elsewhere')) throw error
    }
    return compare(await api(getAdminPost, { params: { id } }))
  }

  async function create(): Promise<SaveOutcome> {
    const letter = attempt.letter && { letter: attempt.letter }
    const headers = { ...shape, 'idempotency-key': createKey, ...draftHeaders, ...letter }
    return compare(await api(createPost, { body: values, headers }))
  }

  async function compare(stored: SavedPost): Promise<SaveOutcome> {
    if (isStoredAs(stored, values)) return { kind: 'saved', post: stored }
    const isOurs = unanswered.some((sent) => isStoredAs(stored, sent))
    return isOurs ? update(stored.id, stored.version) : { kind: 'conflict', theirs: stored }
  }

  try {
    const { postId, version } = attempt
    return postId === null ? await create() : await update(postId, version ?? undefined)
  } catch (error) {
    return outcomeOf(error, attempt.postId)
  }
}

const isProblem = (error: unknown, code: string) =>
  error instanceof ApiError && error.problem?.code === code

function outcomeOf(error: unknown, postId: number | null): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', unanswered: true, error }
  const { status, problem } = error
  if (status === 401) return { kind: 'signIn' }
  if (status === 404 && postId !== null) return { kind: 'deleted' }
  if (problem?.fields) {
    const freeSlug = problem.details?.freeSlug
    return {
      kind: 'invalid',
      fields: problem.fields,
      freeSlug: typeof freeSlug === 'string' ? freeSlug : null,
    }
  }
  return { kind: 'failed', unanswered: status >= 500, error }
}
