import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Upload, useUploads } from '../../../photos/upload-queue.ts'

import type { TextFields } from '../fields/use-text-fields.ts'
import { PhotoPlaces } from './photo-places.ts'

const isFinal = ({ state }: Upload) => state === 'ready' || state === 'failed'

/** Photos being added to the text: each has its place from the start, and the owner writes on meanwhile. */
export function useTextPhotos(fields: TextFields, setCover: (url: string) => void) {
  const { uploads, queue } = useUploads()
  const [isAwaited, setAwaited] = useState(false)
  const [places] = useState(() => new PhotoPlaces())
  const settled = useRef<((isWhole: boolean) => void)[]>([])

  const add = (files: File[], at: number) => places.takeLines(fields, queue.add(files), at)
  const addAtEnd = (files: File[]) => add(files, fields.read('content').trimEnd().length)

  /** The first becomes the cover, more of them go to the end of the text. */
  function addCover([first, ...rest]: File[]) {
    if (!first) return
    for (const added of queue.add([first])) places.takeCover(added)
    if (rest.length > 0) addAtEnd(rest)
  }

  function put(upload: Upload) {
    if (places.isCover(upload.id)) setCover(upload.media?.imageUrl ?? '')
    else places.put(fields, upload)
    queue.remove(upload.id)
  }

  function remove(id: string) {
    places.leave(fields, id)
    queue.remove(id)
  }

  const isComposing = useRef(false)
  const onUploads = useEffectEvent(() => {
    // A character that is being chosen would be torn away.
    if (isComposing.current) return
    for (const upload of uploads) if (upload.state === 'ready') put(upload)
    if (!queue.list().every(isFinal)) return
    setAwaited(false)
    for (const resolve of settled.current.splice(0)) resolve(queue.list().length === 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the uploads is the event
  useEffect(() => onUploads(), [uploads])
  useComposition((isNow) => {
    isComposing.current = isNow
    if (!isNow) onUploads()
  })

  return {
    uploads,
    /** Whether a save waits for them. */
    isAwaited,
    add,
    addAtEnd,
    addCover,
    remove,
    retry: queue.retry,
    /** Once all are in the text; false when one of them failed and needs the owner. */
    whenSettled(): Promise<boolean> {
      places.fill(fields)
      const waiting = queue.list()
      if (waiting.every(isFinal)) return Promise.resolve(waiting.length === 0)
      setAwaited(true)
      return new Promise((resolve) => settled.current.push(resolve))
    },
  }
}

function useComposition(onChange: (isComposing: boolean) => void) {
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('compositionstart', () => notify(true), { signal })
    // After the field has taken what was chosen.
    document.addEventListener('compositionend', () => setTimeout(() => notify(false)), { signal })
    return () => ended.abort()
  }, [])
}

export type TextPhotos = ReturnType<typeof useTextPhotos>
