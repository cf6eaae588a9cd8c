import type { ApiClient } from '#shared/calls/api-client.ts'
import { SENDER_SHAPE } from '#shared/sender-shape.ts'
import { roomTexts } from '#texts/admin/moments.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { isSamePostValues } from '../posts/post-values.ts'
import { savePost } from '../posts/save-post.ts'
import { fillRequest, type SendResult } from '../sync/pending.ts'
import type { Moment } from '../sync/records.ts'
import { completeDelivery, resultOf, type SendOptions, sendPending } from '../sync/sender.ts'
import { postValuesOf, workerRequestOf } from './moment-post.ts'

interface SendMomentOptions extends SendOptions {
  api: ApiClient
  findCover: () => Promise<string>
}

export const requestOf = (moment: Moment) => ({
  request: workerRequestOf(moment),
  shape: SENDER_SHAPE,
})

/** Sends a moment from a page, which also decides what the sender asks. */
export async function sendMoment(key: string, options: SendMomentOptions): Promise<SendResult> {
  const { repository, findFiles } = options
  const send = () =>
    sendPending(key, {
      ...options,
      async findFiles(photo, signal) {
        const files = await findFiles(photo, signal)
        if (!files) throw new Error(roomTexts.unreadable(photo.name))
        return files
      },
    })
  // A new day changes the post's title and date, unless the server may have it already.
  await repository.update('moment', key, (moment) =>
    moment.unanswered ? null : { ...moment, ...requestOf(moment) },
  )
  try {
    const result = await send()
    const isReady = result.kind === 'ask' && (await createRequest(key, options))
    const last = isReady ? await send() : result
    return last.kind === 'ask' ? await compareWithServer(key, options) : last
  } catch (error) {
    return resultOf(error)
  }
}

/** Makes the post that only a page can make; returns whether there was none for this release. */
async function createRequest(key: string, { repository, findCover }: SendMomentOptions) {
  const moment = await repository.find('moment', key)
  if (!moment || (moment.request && moment.shape === SENDER_SHAPE)) return false
  const request = postValuesOf(moment, await findCover())
  await repository.update('moment', key, (now) => ({ ...now, request, shape: SENDER_SHAPE }))
  return true
}

/** An earlier create may have arrived with other values, or its post was edited elsewhere since. */
async function compareWithServer(
  key: string,
  { repository, api }: SendMomentOptions,
): Promise<SendResult> {
  const moment = await repository.find('moment', key)
  if (moment?.stage !== 'waiting') return { kind: 'left' }
  const { unanswered, sentBefore = [] } = moment
  const values = fillRequest(moment)
  const sent = [...sentBefore, ...(unanswered ? [unanswered] : [])]
  // If the answer is lost, the next try recognizes whatever the server has saved.
  await repository.update('moment', key, (now) => ({
    ...now,
    unanswered: values,
    sentBefore: sent,
  }))
  const attempt = { values, unanswered: sent, createKey: key, postId: null, version: null }
  const outcome = await savePost(api, attempt)
  if (outcome.kind !== 'failed' || !outcome.unanswered) {
    await repository.update('moment', key, (now) =>
      now.unanswered && isSamePostValues(now.unanswered, values)
        ? { ...now, unanswered, sentBefore }
        : null,
    )
  }
  if (outcome.kind === 'saved') return completeDelivery(repository, key, outcome.post)
  if (outcome.kind === 'signIn') return { kind: 'signedOut' }
  if (outcome.kind === 'failed') return resultOf(outcome.error)
  if (outcome.kind === 'invalid') {
    return { kind: 'refused', error: new Error(Object.values(outcome.fields).join(' ')) }
  }
  const isKnown = outcome.kind === 'conflict' && unanswered && isSamePostValues(unanswered, values)
  if (isKnown) return completeDelivery(repository, key, outcome.theirs)
  return { kind: 'refused', error: new Error(postErrors.changedElsewhere) }
}
