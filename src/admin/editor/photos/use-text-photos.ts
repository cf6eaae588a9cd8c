import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Upload } from '../../uploads/upload-queue.ts'
import { useUploads } from '../../uploads/use-uploads.ts'
import { wordsFromFileName } from '../../uploads/words-from-file-name.ts'
import type { TextFields } from '../fields/use-text-fields.ts'
import { newKey } from '../new-key.ts'
import { insertBlock, placeholderOf, removeLine, replaceWords } from './placeholder.ts'

const isFinal = ({ state }: Upload) => state === 'ready' || state === 'failed'

/** Photos on their way into the text: each has its place from the start, and the owner writes on meanwhile. */
export function useTextPhotos(fields: TextFields, setCover: (url: string) => void) {
  const { uploads, queue } = useUploads()
  const [isAwaited, setAwaited] = useState(false)
  /** The placeholder of each upload; null for a cover. */
  const places = useRef(new Map<string, string | null>())
  /** What each placeholder became: Ctrl+Z may bring one back. */
  const done = useRef(new Map<string, string>())
  const settled = useRef<((isWhole: boolean) => void)[]>([])

  function add(files: File[], at: number) {
    const added = queue.add(files)
    for (const { id, file } of added) places.current.set(id, placeholderOf(newKey(), file.name))
    const block = added.map(({ id }) => places.current.get(id)).join('\n\n')
    fields.edit('content', (field) => insertBlock(field, at, block))
  }

  /** The first becomes the cover, more of them go to the end of the text. */
  function addCover([first, ...rest]: File[]) {
    if (!first) return
    for (const { id } of queue.add([first])) places.current.set(id, null)
    if (rest.length > 0) addAtEnd(rest)
  }

  const addAtEnd = (files: File[]) => add(files, fields.read('content').trimEnd().length)

  function put({ id, file, media }: Upload) {
    const place = places.current.get(id)
    const url = media?.imageUrl ?? ''
    if (place === null) setCover(url)
    if (place) {
      const image = `![${wordsFromFileName(file.name).replace(/[[\]]/g, '')}](${url})`
      done.current.set(place, image)
      fillPlaces()
    }
    queue.remove(id)
  }

  function fillPlaces() {
    for (const [place, image] of done.current) {
      fields.edit('content', (field) => replaceWords(field, place, image))
    }
  }

  /** Its line goes with it. */
  function remove(id: string) {
    const place = places.current.get(id)
    if (place) fields.edit('content', (field) => removeLine(field, place))
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
      fillPlaces()
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
