import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import {
  type AdminPost,
  createPost,
  getAdminPost,
  listAdminPosts,
  updatePost,
} from '#shared/contract/posts.ts'
import { slugify } from '#shared/urls/slug.ts'
import { type PostValues, sameWords, valuesOf } from '../post-values.ts'

export type SaveOutcome =
  | { kind: 'saved'; post: AdminPost }
  | { kind: 'signIn' }
  | { kind: 'conflict'; theirs: AdminPost }
  | { kind: 'deleted' }
  | { kind: 'invalid'; fields: Record<string, string>; freeSlug: string | null }
  /** `unanswered`: whether the server did it before it went silent is not known. */
  | { kind: 'failed'; unanswered: boolean }

export interface SaveAttempt {
  postId: number | null
  /** The version the writing began from. */
  version: number | null
  values: PostValues
  /** What an earlier attempt sent that was never answered: it may have arrived. */
  unanswered: PostValues | null
}

/** Whether the server holds these words; it trims them and makes the slug its own. */
function holds(post: AdminPost, values: PostValues): boolean {
  return sameWords(valuesOf(post), { ...values, slug: slugify(values.slug) || post.slug })
}

/** One try to save, with every way it can end told apart. Nothing is ever overwritten unseen. */
export async function savePost(api: ApiClient, attempt: SaveAttempt): Promise<SaveOutcome> {
  const { values, unanswered } = attempt

  async function update(id: number, version: number | undefined): Promise<SaveOutcome> {
    try {
      const body = { ...values, version }
      return { kind: 'saved', post: await api(updatePost, { params: { id }, body }) }
    } catch (error) {
      if (!isProblem(error, 'post.changed_elsewhere')) throw error
    }
    const theirs = await api(getAdminPost, { params: { id } })
    if (holds(theirs, values)) return { kind: 'saved', post: theirs }
    // The other one was ourselves, in the attempt that got no answer.
    if (unanswered && theirs.version !== version && holds(theirs, unanswered)) {
      return update(id, theirs.version)
    }
    return { kind: 'conflict', theirs }
  }

  async function create(): Promise<SaveOutcome> {
    const arrived = unanswered && (await findArrived(api, unanswered))
    if (arrived) return update(arrived.id, arrived.version)
    return { kind: 'saved', post: await api(createPost, { body: values }) }
  }

  try {
    const { postId, version } = attempt
    return postId === null ? await create() : await update(postId, version ?? undefined)
  } catch (error) {
    return outcomeOf(error, attempt.postId)
  }
}

async function findArrived(api: ApiClient, sent: PostValues): Promise<AdminPost | null> {
  const slug = slugify(sent.slug) || slugify(sent.title)
  const rows = await api(listAdminPosts)
  const row = rows.find((one) => one.slug === slug && one.title === sent.title.trim())
  if (!row) return null
  const post = await api(getAdminPost, { params: { id: row.id } })
  return holds(post, sent) ? post : null
}

const isProblem = (error: unknown, code: string) =>
  error instanceof ApiError && error.problem?.code === code

function outcomeOf(error: unknown, postId: number | null): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', unanswered: true }
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
  return { kind: 'failed', unanswered: status >= 500 }
}
