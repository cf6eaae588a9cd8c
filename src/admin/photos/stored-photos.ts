import { findLockedRecords } from '../sync/record-locks.ts'
import type { ChosenPhoto, ChosenPhotos } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'
import type { RestoredFile } from './upload-queue.ts'

/* Photos that are being added to the gallery stay on the device, so that a closed tab loses none. */

/** Well under a second, so that a crash loses a word at most. */
const SAVE_DELAY_MS = 300

export interface PhotoToStore extends ChosenPhoto {
  file: File
}

/** Stores the photos of one open page. Writes follow one another, so that the newest state wins. */
export function createStoredPhotos(accountId: string, ownKey: string) {
  let key = ownKey
  let photos: readonly PhotoToStore[] = []
  let storedIds: readonly string[] = []
  let isStored = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let writes: Promise<void> = Promise.resolve()

  /** Nothing of it is read later: by then, the page may continue another record. */
  function prepareWrite() {
    const written = photos
    const ids = written.map(({ id }) => id)
    const goneIds = storedIds.filter((id) => !ids.includes(id))
    const files = written.flatMap(({ id, file }) =>
      storedIds.includes(id) ? [] : [[id, file] as const],
    )
    // The repository tries files that it could not store again with the next change.
    storedIds = ids
    const record = { key, accountId, at: Date.now(), photos: written.map(withoutFile) }
    return async () => {
      const problem =
        ids.length === 0
          ? await repository.remove('photos', [record.key])
          : await repository.save('photos', record.key, record, files)
      await repository.remove('photo', goneIds)
      if (written === photos) isStored = !problem
    }
  }

  function flush() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    writes = writes.then(prepareWrite())
  }

  return {
    /** False while something is unsaved, or if the browser refuses to store. */
    isStored: () => isStored,
    flush,

    /** Stores new files at once, and typed text after a pause. */
    change(next: readonly PhotoToStore[]) {
      if (JSON.stringify(next) === JSON.stringify(photos)) return
      const isSameList = next.map(({ id }) => id).join() === photos.map(({ id }) => id).join()
      photos = next
      isStored = false
      timer ??= setTimeout(flush, SAVE_DELAY_MS)
      if (!isSameList) flush()
    },

    /** Continues a record that another page left. */
    adopt(adopted: string, ids: readonly string[]) {
      key = adopted
      storedIds = ids
    },
  }
}

export type StoredPhotos = ReturnType<typeof createStoredPhotos>

const withoutFile = ({ id, name, choice, details }: PhotoToStore): ChosenPhoto => ({
  id,
  name,
  choice,
  details: { ...details },
})

/** Lists records of this account that no open page works on, the oldest first. */
export async function listWaitingPhotos(accountId: string): Promise<ChosenPhotos[]> {
  const found = await repository.list('photos')
  const isLocked = await findLockedRecords()
  return found
    .filter((record) => record.accountId === accountId && !isLocked(record.key))
    .sort((a, b) => a.at - b.at)
}

/** Leaves out photos whose file the browser has lost. */
export async function readStoredFiles({ photos }: ChosenPhotos): Promise<RestoredFile[]> {
  const files = await Promise.all(
    photos.map(async ({ id, name, choice }) => {
      const blob = await repository.find('photo', id)
      return blob ? [{ id, choice, file: new File([blob], name, { type: blob.type }) }] : []
    }),
  )
  return files.flat()
}

export async function discardWaitingPhotos({ key, photos }: ChosenPhotos) {
  await repository.remove('photos', [key])
  await repository.remove(
    'photo',
    photos.map(({ id }) => id),
  )
}
