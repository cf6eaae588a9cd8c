import { useEffect, useRef, useState } from 'react'
import { DogDraft, dropDogDraft, saveDogDraft } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { api } from '../app/api.ts'

const PAUSE_MS = 2000
const TRY_AGAIN_MS = 10_000

export type DraftState = 'same' | 'waiting' | 'saving' | 'saved' | 'failed' | 'too long'

/** Keeps what was typed on the server, a pause after it was typed, until it is published or discarded. */
export function useDogDraft(dog: DogProfile, isChanged: boolean, version: number) {
  const [state, setState] = useState<DraftState>('same')
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason, too
  useEffect(() => {
    // What was opened is stored already.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const ended = new AbortController()
    setState('waiting')
    const timer = setTimeout(async () => {
      const body = DogDraft.safeParse({ dogs: [dog] })
      if (!body.success) return setState('too long')
      setState('saving')
      const { signal } = ended
      try {
        if (isChanged) await api(saveDogDraft, { body: { document: body.data, version }, signal })
        else await api(dropDogDraft, { signal })
        setState(isChanged ? 'saved' : 'same')
      } catch {
        if (!signal.aborted) setState('failed')
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [dog, isChanged, version, attempt])

  useEffect(() => {
    if (state !== 'failed') return
    const again = () => setAttempt((before) => before + 1)
    const timer = setTimeout(again, TRY_AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [state])

  return { state, isSafe: state === 'same' || state === 'saved' }
}
