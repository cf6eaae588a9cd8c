import { listAdminPosts } from '#shared/contract/posts.admin.ts'
import { listFeaturedPosts, listPosts, listRecentPosts } from '#shared/contract/posts.ts'
import { chooseStandInCover } from '#shared/stand-in-cover.ts'
import { sessionQuery } from '../accounts/session.ts'
import { api, messageOf, queryClient } from '../app/api.ts'
import { dogCardQuery, focalPointsQuery, refreshQueries } from '../app/queries.ts'
import { readPreference } from '../parts/preferences.ts'
import { findFilesToSend } from '../sync/clips.ts'
import { dropShell } from '../sync/moment-shell.ts'
import type { Moment } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'
import { createRunner } from '../sync/runner.ts'
import { removeMoment } from '../sync/sender.ts'
import { uploadFile } from '../sync/upload.ts'
import { requestOf, sendMoment } from './send-moment.ts'

export interface UnsentMoments {
  count: number
  /** Number of moments that are sent without any action of the owner. */
  due: number
  /** False if the browser refuses to store: the moments are lost with the page. */
  isStored: boolean
}

/** Without a connection, the account that was signed in last. */
const findAccountId = () =>
  queryClient.getQueryData(sessionQuery.queryKey)?.user?.uid ?? readPreference('account')

/** Once a build: a diary that still refuses would reload the page for ever. */
async function reloadOutdated() {
  await dropShell()
  const build = import.meta.url
  if (sessionStorage.getItem('outdated') === build) return
  sessionStorage.setItem('outdated', build)
  location.reload()
}

const runner = createRunner({
  repository,
  findAccountId,
  messageOf,
  send: ({ key }, progress) =>
    sendMoment(key, {
      ...progress,
      repository,
      api,
      findFiles: findFilesToSend,
      accountId: findAccountId(),
      fetch: (...request) => fetch(...request),
      upload: uploadFile,
      findCover: async () => chooseStandInCover(await queryClient.ensureQueryData(dogCardQuery)),
    }),
  onDelivered() {
    // The server has guessed focal points for the new pictures.
    void queryClient.invalidateQueries({ queryKey: focalPointsQuery.queryKey })
    void refreshQueries(
      listAdminPosts.path,
      listPosts.path,
      listFeaturedPosts.path,
      listRecentPosts.path,
    )
  },
  onOutdated: () => void reloadOutdated(),
})

const accountOf = () => {
  const accountId = findAccountId()
  return accountId === null ? {} : { accountId }
}

async function save(moment: Moment, files?: readonly [string, Blob][]) {
  const problem = await repository.save('moment', moment.key, moment, files)
  await runner.read()
  return problem
}

async function remove(moment: Moment) {
  await removeMoment(repository, moment)
  runner.abort(moment.key)
  await runner.read()
  void runner.dispatch({ on: 'removed', key: moment.key })
}

export const pendingPosts = {
  state: runner.states.get,
  states: runner.states,
  read: runner.read,
  start: runner.start,
  tryAll: runner.wake,
  save,
  remove,

  async post(moment: Moment) {
    const waiting = { ...moment, ...accountOf(), stage: 'waiting', refusal: null } as const
    const posted = { ...waiting, at: Date.now() }
    await save({ ...posted, ...requestOf(posted) })
    registerSync()
    void runner.dispatch({ on: 'posted', key: moment.key })
  },

  async tryNow({ key }: Moment) {
    await repository.update('moment', key, (moment) => ({
      ...moment,
      ...accountOf(),
      stage: 'waiting',
      refusal: null,
    }))
    await runner.wake()
  },

  /** Returns the moment as it is stored now: the sender may have changed it. */
  async stop(key: string) {
    const stopped = await repository.update('moment', key, (moment) => ({
      ...moment,
      stage: 'held',
    }))
    runner.abort(key)
    await runner.read()
    return stopped
  },

  async findLeft(): Promise<UnsentMoments> {
    await runner.read()
    const { moments } = runner.states.get()
    const shares = await repository.list('share')
    const due = moments.filter(({ stage, refusal }) => stage === 'waiting' && refusal === null)
    return {
      count: moments.length + shares.length,
      due: due.length,
      isStored: !repository.isOnlyHere(),
    }
  },

  async discardAll() {
    await runner.read()
    for (const moment of runner.states.get().moments) await remove(moment)
    for (const { id } of await repository.list('share')) await repository.remove('share', [id])
  },

  dismissDelivered: () => void runner.dispatch({ on: 'dismissed' }),
  isOnlyHere: repository.isOnlyHere,
}

/** Background Sync, where supported, wakes the worker once the phone is online again. */
function registerSync() {
  interface WithSync {
    sync?: { register(tag: string): Promise<void> }
  }
  navigator.serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register('moments'))
    .catch(() => {})
}
