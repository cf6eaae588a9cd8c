import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import {
  type AdminPost,
  createPost,
  getAdminPost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { slugify } from '#shared/urls/slug.ts'
import { type PostValues, samePostValues, valuesOfPost } from './post-values.ts'

export type SaveOutcome =
  | { kind: 'saved'; post: AdminPost }
  | { kind: 'signIn' }
  | { kind: 'conflict'; theirs: AdminPost }
  | { kind: 'deleted' }
  | { kind: 'invalid'; fields: Record<string, string>; freeSlug: string | null }
  /** `unanswered`: whether the server did it before it went silent is not known. */
  | { kind: 'failed'; unanswered: boolean; error: unknown }

/** What the words are saved over. */
export interface SaveTarget {
  /** Null for a post that does not exist yet. */
  postId: number | null
  /** The version the writing began from. */
  version: number | null
  /** Under one key the server makes one post, however often it is asked. */
  createKey: string
}

interface SaveAttempt extends SaveTarget {
  values: PostValues
  /** What an earlier attempt sent that was never answered: it may have arrived. */
  unanswered: PostValues | null
  /** Of the unfinished draft that holds these words, too: it goes with the save. */
  draftVersion?: number | null
}

/** Whether the server holds these words; it trims them, makes the slug its own and knows the day. */
function holds(post: AdminPost, values: PostValues): boolean {
  const stored = valuesOfPost(post)
  const slug = slugify(values.slug) || post.slug
  return samePostValues(stored, {
    ...values,
    slug,
    publishedOn: values.publishedOn ?? stored.publishedOn,
  })
}

/**
 * One try to save, with every way it can end told apart. Nothing is ever overwritten unseen.
 *
 * After a lost answer the same save is sent again. A create is then answered by its key with the post
 * that it made, an update is refused because its version has passed: both show what is stored, and if
 * that is what we sent before, the newer words are saved over it.
 */
export async function savePost(api: ApiClient, attempt: SaveAttempt): Promise<SaveOutcome> {
  const { values, unanswered, createKey } = attempt
  const ofDraft = attempt.draftVersion ? { 'draft-version': attempt.draftVersion } : {}

  async function update(id: number, version: number | undefined): Promise<SaveOutcome> {
    try {
      const body = { ...values, version }
      // What a create left behind went with the create.
      const headers = attempt.postId === null ? {} : ofDraft
      return { kind: 'saved', post: await api(updatePost, { params: { id }, body, headers }) }
    } catch (error) {
      if (!isProblem(error, 'post.changed_elsewhere')) throw error
    }
    return compare(await api(getAdminPost, { params: { id } }))
  }

  async function create(): Promise<SaveOutcome> {
    const headers = { 'idempotency-key': createKey, ...ofDraft }
    return compare(await api(createPost, { body: values, headers }))
  }

  async function compare(stored: AdminPost): Promise<SaveOutcome> {
    if (holds(stored, values)) return { kind: 'saved', post: stored }
    const isOurs = unanswered !== null && holds(stored, unanswered)
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
