import { messageOf } from '../app/api.ts'
import { type ConvertedClip, clipLibrary } from '../photos/clip-work.ts'
import type { ClipProgress } from '../photos/convert-clip.ts'
import { fileKeysOf, type MomentPhoto } from './records.ts'
import { repository } from './repository.ts'
import { createListenerStore, useListenerStore } from './store.ts'

/* A clip is converted once and the result stored, because it may be sent an hour later and by another page. */

interface Conversion {
  abort: AbortController
  done: Promise<ConvertedClip>
}

export type ClipState = ClipProgress | { error: string }

const conversions = new Map<string, Conversion>()
const states = createListenerStore<ReadonlyMap<string, ClipState>>(new Map())

function setState(id: string, state: ClipState | null) {
  const next = new Map(states.get())
  if (state) next.set(id, state)
  else next.delete(id)
  states.set(next)
}

/** Lists only clips that are being converted or that failed. */
export const useClipStates = () => useListenerStore(states)

/** Returns the stored conversion, or converts the clip now. */
export async function getConvertedClip(photo: MomentPhoto): Promise<ConvertedClip> {
  const { poster: posterId, made: madeId } = fileKeysOf(photo)
  const running = conversions.get(photo.id)
  if (running) return running.done
  const [file, poster] = await Promise.all([
    repository.find('photo', madeId),
    repository.find('photo', posterId),
  ])
  if (file && poster) return { file, poster }
  return (conversions.get(photo.id) ?? startConversion(photo)).done
}

function startConversion(photo: MomentPhoto): Conversion {
  const abort = new AbortController()
  const conversion = { abort, done: convert(photo, abort.signal) }
  conversions.set(photo.id, conversion)
  conversion.done
    .then(
      () => setState(photo.id, null),
      (error) => setState(photo.id, abort.signal.aborted ? null : { error: messageOf(error) }),
    )
    .finally(() => {
      if (conversions.get(photo.id) === conversion) conversions.delete(photo.id)
    })
  return conversion
}

async function convert(photo: MomentPhoto, signal: AbortSignal): Promise<ConvertedClip> {
  const { id, clip } = photo
  setState(id, { part: 0, secondsLeft: null })
  const original = await repository.find('photo', id)
  const result = await clipLibrary.make(original ?? new Blob(), clip?.choice ?? null, {
    signal,
    onProgress: (progress) => setState(id, progress),
  })
  signal.throwIfAborted()
  const { poster, made } = fileKeysOf(photo)
  await repository.save('photo', made, result.file)
  await repository.save('photo', poster, result.poster)
  return result
}

export function stopConversion(id: string) {
  conversions.get(id)?.abort.abort()
  conversions.delete(id)
  setState(id, null)
}

/** Waits for a conversion; stopping the upload stops the conversion, too. Null for a file that is gone. */
export async function findFilesToSend(photo: MomentPhoto, signal?: AbortSignal) {
  if (!photo.clip) {
    const file = await repository.find('photo', photo.id)
    return file ? { file } : null
  }
  const stop = () => stopConversion(photo.id)
  signal?.addEventListener('abort', stop)
  try {
    return await getConvertedClip(photo)
  } finally {
    signal?.removeEventListener('abort', stop)
    signal?.throwIfAborted()
  }
}
