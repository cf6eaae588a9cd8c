import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { photoTexts } from '#texts/admin/editor.ts'
import { pictureTexts } from '#texts/admin/photos.ts'
import { createRandomKey } from '../../parts/random-key.ts'
import { useChosenPictures } from '../../photos/chosen-pictures.tsx'
import { PhotoPicker } from '../../photos/photo-picker.tsx'
import { UploadItem } from '../../photos/upload-list.tsx'
import {
  mediaFilesOf,
  textFromFileName,
  type Upload,
  useUploads,
} from '../../photos/upload-queue.ts'
import {
  findEndOfLine,
  insertBlock,
  insertPictures,
  placeholderOf,
  removePlaceholderLine,
  replaceText,
} from './photo-markdown.ts'
import { readField, type TextField, type TextFields, writeField } from './text-fields.ts'

const isFinal = ({ state }: Upload) =>
  state === 'ready' || state === 'tooLong' || state === 'failed'

/** Each photo gets a placeholder in the text at once, so the owner can keep writing during the upload. */
export function useTextPhotos(fields: TextFields, setCover: (url: string) => void) {
  const { uploads, queue } = useUploads()
  const [isAwaited, setAwaited] = useState(false)
  const [places] = useState(() => new PhotoPlaces())
  const resolvers = useRef<((isWhole: boolean) => void)[]>([])

  const add = (files: File[], at: number) => places.insertPlaceholders(fields, queue.add(files), at)
  const addAtEnd = (files: File[]) => add(files, fields.read('content').trimEnd().length)

  function addCover([first, ...rest]: File[]) {
    if (!first) return
    for (const added of queue.add([first])) places.reserveCover(added)
    if (rest.length > 0) addAtEnd(rest)
  }

  function insertPhoto(upload: Upload) {
    if (places.isCover(upload.id)) setCover(upload.media?.imageUrl ?? '')
    else places.insertPhoto(fields, upload)
    queue.remove(upload.id)
  }

  function remove(id: string) {
    places.removePlaceholder(fields, id)
    queue.remove(id)
  }

  const isComposing = useRef(false)
  const onUploads = useEffectEvent(() => {
    // Editing the text would break off an input method's composition.
    if (isComposing.current) return
    for (const upload of uploads) if (upload.state === 'ready') insertPhoto(upload)
    if (!queue.list().every(isFinal)) return
    setAwaited(false)
    for (const resolve of resolvers.current.splice(0)) resolve(queue.list().length === 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the uploads is the event
  useEffect(() => onUploads(), [uploads])
  useComposition((isNow) => {
    isComposing.current = isNow
    if (!isNow) onUploads()
  })

  return {
    uploads,
    isAwaited,
    add,
    addAtEnd,
    addCover,
    remove,
    retry: queue.retry,
    trim: queue.trim,
    /** Resolves once all photos are in the text; false if one failed and needs the owner. */
    waitUntilUploaded(): Promise<boolean> {
      places.fillPlaceholders(fields)
      const waiting = queue.list()
      if (waiting.every(isFinal)) return Promise.resolve(waiting.length === 0)
      setAwaited(true)
      return new Promise((resolve) => resolvers.current.push(resolve))
    },
  }
}

function useComposition(onChange: (isComposing: boolean) => void) {
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('compositionstart', () => notify(true), { signal })
    // Runs after the field has received the composed character.
    document.addEventListener('compositionend', () => setTimeout(() => notify(false)), { signal })
    return () => ended.abort()
  }, [])
}

export type TextPhotos = ReturnType<typeof useTextPhotos>

type Added = Pick<Upload, 'id' | 'file'>

class PhotoPlaces {
  /** Placeholder by upload id; null for the cover. */
  readonly #places = new Map<string, string | null>()
  /** Final Markdown by placeholder, kept because Ctrl+Z may bring a placeholder back. */
  readonly #done = new Map<string, string>()

  insertPlaceholders(fields: TextFields, added: readonly Added[], at: number) {
    for (const { id, file } of added)
      this.#places.set(id, placeholderOf(createRandomKey(), file.name))
    const block = added.map(({ id }) => this.#places.get(id)).join('\n\n')
    fields.edit('content', (field) => insertBlock(field, at, block))
  }

  reserveCover({ id }: Added) {
    this.#places.set(id, null)
  }

  isCover(id: string): boolean {
    return this.#places.get(id) === null
  }

  insertPhoto(fields: TextFields, { id, file, media }: Upload) {
    const place = this.#places.get(id)
    if (!place) return
    const words = textFromFileName(file.name).replace(/[[\]]/g, '')
    this.#done.set(place, `![${words}](${media?.clip ?? media?.imageUrl ?? ''})`)
    this.fillPlaceholders(fields)
  }

  fillPlaceholders(fields: TextFields) {
    for (const [place, image] of this.#done) {
      fields.edit('content', (field) => replaceText(field, place, image))
    }
  }

  removePlaceholder(fields: TextFields, id: string) {
    const place = this.#places.get(id)
    if (place) fields.edit('content', (field) => removePlaceholderLine(field, place))
  }
}

type TextArea = HTMLTextAreaElement

/** A copied table or web page includes a picture of itself, but its text is meant. */
export const readPhotoFiles = (data: DataTransfer) =>
  data.types.includes('text/plain') ? [] : mediaFilesOf(data)

function placeUnder({ clientX, clientY, currentTarget }: DragEvent<TextArea>): number {
  const { value, selectionEnd } = currentTarget
  // Older browsers lack `caretPositionFromPoint`; the photo then goes to the caret.
  const under = document.caretPositionFromPoint?.(clientX, clientY)
  return findEndOfLine(value, under?.offsetNode === currentTarget ? under.offset : selectionEnd)
}

export const createPhotoDropHandlers = ({ add }: Pick<TextPhotos, 'add'>) => ({
  onDrop(event: DragEvent<TextArea>) {
    const files = readPhotoFiles(event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    add(files, placeUnder(event))
  },
  onDragOver(event: DragEvent<TextArea>) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
})

export function UploadList({ photos }: { photos: TextPhotos }) {
  if (photos.uploads.length === 0) return null
  return (
    <section className="editor-photos" aria-label={photoTexts.adding}>
      {photos.uploads.map((upload) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          onRetry={() => photos.retry(upload.id)}
          onRemove={() => photos.remove(upload.id)}
          onTrim={(choice) => photos.trim(upload.id, choice)}
        />
      ))}
    </section>
  )
}

export function usePicturePicker(field: () => TextField | null) {
  const [isOpen, setOpen] = useState(false)
  const pictures = useChosenPictures()
  const picker = isOpen && (
    <PhotoPicker
      pick="many"
      title={pictureTexts.title}
      pictures={pictures}
      onClose={() => setOpen(false)}
      onInsert={(chosen) => {
        const target = field()
        // Read before the dialog closes: the returning focus may reset the selection.
        const before = target && readField(target)
        // The field cannot take the focus under an open dialog.
        flushSync(() => setOpen(false))
        if (before) writeField(target, insertPictures(before, chosen))
      }}
    />
  )
  return { picker, open: () => setOpen(true) }
}
