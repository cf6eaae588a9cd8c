import { ApiError } from '#shared/calls/api-client.ts'
import { readStoredToken } from '#shared/calls/stored-token.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { CLIENT_OUTDATED } from '#shared/contract/errors.ts'
import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import type { PostValues } from '../posts/post-values.ts'
import {
  type DeliveredPost,
  fillRequest,
  isUploaded,
  nextStep,
  type SendResult,
  type UploadRole,
  uploadKeyOf,
} from './pending.ts'
import { listFileKeys, type Moment, type MomentPhoto } from './records.ts'
import type { Repository } from './repository.ts'
import type { uploadFile } from './upload.ts'

/** Paths of the contract, whose schemas would bring texts into the worker; a test compares them. */
export const senderPaths = {
  upload: '/api/admin/media',
  findUpload: '/api/admin/media/uploads/:key',
  createPost: '/api/admin/posts',
  session: '/api/auth/session',
}

export interface FilesToSend {
  file: Blob
  /** Only of a clip: the picture that stands for it. */
  poster?: Blob
}

type Fetch = typeof globalThis.fetch

export interface SendOptions {
  repository: Repository
  fetch: Fetch
  upload: typeof uploadFile
  accountId: string | null
  /** Null if only a page can make the files ready. */
  findFiles: (photo: MomentPhoto, signal?: AbortSignal) => Promise<FilesToSend | null>
  signal?: AbortSignal
  onProgress?: (sentBytes: number) => void
}

interface Uploaded {
  imageUrl: string
  clip?: string
}

/** Uploads the photos, then creates the post. Each step is stored, so another page or the worker can go on. */
export async function sendPending(key: string, options: SendOptions): Promise<SendResult> {
  const { repository, accountId, signal } = options
  try {
    for (;;) {
      const moment = await repository.find('moment', key)
      if (!moment || signal?.aborted) return { kind: 'left' }
      const step = nextStep(moment, accountId)
      if (step === 'wait') return { kind: 'left' }
      if (step === 'ask') return { kind: 'ask' }
      if (step === 'create') return await createPost(moment, options)
      const photo = moment.photos.find((candidate) => !isUploaded(candidate))!
      if (!(await uploadPhoto(moment, photo, options))) return { kind: 'ask' }
    }
  } catch (error) {
    return resultOf(error)
  }
}

async function uploadPhoto(moment: Moment, photo: MomentPhoto, options: SendOptions) {
  const { repository, fetch, upload, signal } = options
  const before = moment.photos.filter(isUploaded).reduce((sum, { size }) => sum + size, 0)
  const report = (bytes: number) => options.onProgress?.(before + bytes)
  report(0)
  const found = await options.findFiles(photo, signal)
  if (!found) return false
  const { file, poster } = found
  const change = (role: UploadRole, to: Partial<MomentPhoto>) =>
    changePhoto(repository, moment.key, photo, role, to)

  async function uploadAs(role: UploadRole, part: Blob, sentBytes: number, posterUrl?: string) {
    const uploadKey = uploadKeyOf(photo, role)
    const arrived = photo.tried?.includes(uploadKey) ? await findUpload(fetch, uploadKey) : null
    if (arrived) return arrived
    await change(role, { tried: [uploadKeyOf(photo, poster ? 'poster' : role), uploadKey] })
    const path = endpointUrl(senderPaths.upload, {}, { name: photo.name, poster: posterUrl })
    const headers = { ...shapeHeader, 'idempotency-key': uploadKey }
    const onProgress = (share: number) => report(sentBytes + share * part.size)
    return (await upload({ method: 'POST', path }, part, {
      headers,
      signal,
      onProgress,
    })) as Uploaded
  }

  const picture = await uploadAs(poster ? 'poster' : 'picture', poster ?? file, 0)
  const role = poster ? 'film' : 'picture'
  const last = poster ? await uploadAs(role, file, poster.size, picture.imageUrl) : picture
  const { imageUrl: url, clip } = last
  await change(role, { sent: { url, at: Date.now(), ...(clip && { clip }) } })
  return true
}

/** Changes nothing if the photo was taken out or trimmed meanwhile. */
const changePhoto = (
  repository: Repository,
  key: string,
  photo: MomentPhoto,
  role: UploadRole,
  to: Partial<MomentPhoto>,
) =>
  repository.update('moment', key, (moment) => ({
    ...moment,
    // A post with a clip holds addresses instead of marks, so it is made anew.
    request: photo.clip ? null : moment.request,
    photos: moment.photos.map((now) =>
      now.id === photo.id && uploadKeyOf(now, role) === uploadKeyOf(photo, role)
        ? { ...now, ...to }
        : now,
    ),
  }))

/** Stores first what is sent: if the answer is lost, the next try knows what the server may have. */
async function createPost(moment: Moment, { repository, fetch }: SendOptions): Promise<SendResult> {
  const { key } = moment
  const body = fillRequest(moment)
  const isUnchanged = (now: Moment) =>
    now.stage === 'waiting' && JSON.stringify(fillRequest(now)) === JSON.stringify(body)
  const started = await repository.update('moment', key, (now) =>
    isUnchanged(now) ? { ...now, unanswered: body } : null,
  )
  if (!started) return { kind: 'left' }
  const post = await callServer<DeliveredPost>(fetch, 'POST', senderPaths.createPost, {
    body: JSON.stringify(body),
    headers: { ...shapeHeader, 'idempotency-key': key },
  })
  if (isStoredAs(post, body)) return completeDelivery(repository, key, post)
  // The key belongs to a post with other values. A page compares it with what was sent before this call.
  const { unanswered } = moment
  await repository.update('moment', key, (now) => ({ ...now, unanswered }))
  return { kind: 'ask' }
}

const isStoredAs = (post: DeliveredPost, { title, content }: PostValues) =>
  post.title.trim() === title.trim() && post.content.trim() === content.trim()

/** A moment that the owner stopped meanwhile stays, because it may be edited by now. */
export async function completeDelivery(
  repository: Repository,
  key: string,
  post: DeliveredPost,
): Promise<SendResult> {
  const moment = await repository.find('moment', key)
  if (moment?.stage !== 'waiting') return { kind: 'left' }
  await removeMoment(repository, moment)
  return { kind: 'delivered', post, photos: moment.photos.length }
}

export async function removeMoment(repository: Repository, { key, photos }: Moment) {
  await repository.remove('moment', [key])
  await repository.remove('photo', listFileKeys(photos))
}

/** Null for an upload that never arrived. */
async function findUpload(fetch: Fetch, key: string): Promise<Uploaded | null> {
  try {
    return await callServer<Uploaded>(fetch, 'GET', endpointUrl(senderPaths.findUpload, { key }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export async function findAccountId(fetch: Fetch): Promise<string | null> {
  type Session = { user: { uid: string } | null }
  const { user } = await callServer<Session>(fetch, 'GET', senderPaths.session)
  return user?.uid ?? null
}

const shapeHeader = { [SENDER_SHAPE_HEADER]: String(SENDER_SHAPE) }

async function callServer<Answer>(
  fetch: Fetch,
  method: string,
  path: string,
  { body, headers }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const token = readStoredToken()
  const answer = await fetch(path, {
    method,
    body,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText)
  return answer.json() as Promise<Answer>
}

/** Network errors, 408, 429 and 5xx are retried. */
export function resultOf(error: unknown): SendResult {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'left' }
  if (error instanceof TypeError) return { kind: 'retry' }
  if (!(error instanceof ApiError)) return { kind: 'refused', error }
  const { status, problem } = error
  if (status === 401) return { kind: 'signedOut' }
  if (problem?.code === CLIENT_OUTDATED) return { kind: 'outdated' }
  const isTransient = status >= 500 || status === 408 || status === 429
  return isTransient ? { kind: 'retry' } : { kind: 'refused', error }
}
