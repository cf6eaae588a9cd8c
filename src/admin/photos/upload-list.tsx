import { Check, ImagePlus, RotateCcw, X } from 'lucide'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { devicePhotoTexts as texts } from '#texts/admin/photos.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { acceptedTypes, imageFilesOf, type Upload } from './upload-queue.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  /** There are photos already: only the button stays. */
  compact?: boolean
  children?: ReactNode
}

/** Takes photos by button, by drop anywhere on it, and by paste anywhere on the page. */
export function DropZone({ onFiles, compact, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(onFiles)
  usePaste(onFiles)
  return (
    <div className={classNames('dropzone', isOver && 'is-over')} {...drop}>
      {children}
      <div className={classNames('cluster dropzone-ask', compact && 'is-compact')}>
        <Button look="quiet" small onClick={() => chooser.current?.click()}>
          <Icon of={ImagePlus} />
          {compact ? texts.chooseMore : texts.choose}
        </Button>
        {!compact && (
          <>
            <span className="muted not-touch">{isOver ? texts.dropHere : texts.dropHint}</span>
            <p className="hint">{texts.limits}</p>
          </>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={acceptedTypes}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}

function usePaste(onFiles: (files: File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = imageFilesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** Spread over the element that files may be dropped on. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isInside) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
}

interface UploadStatusProps {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

const isUnderWay = ({ state }: Upload) =>
  state === 'waiting' || state === 'sending' || state === 'preparing'

function stateText({ state, sent }: Upload): string {
  if (state === 'waiting') return texts.waiting
  if (state === 'preparing') return texts.preparing
  if (state === 'sending') return texts.sending(Math.round(sent * 100))
  return texts.ready
}

/** How one photo's journey to the server goes: bar, words, and what can be done about it. */
export function UploadStatus({ upload, onRetry, onRemove }: UploadStatusProps) {
  const { file, state, sent, error } = upload
  return (
    <div className="upload" data-state={state}>
      <Preview url={upload.previewUrl} />
      <div className="upload-words">
        <p className="upload-name">{file.name}</p>
        {state === 'failed' ? (
          <p className="upload-error" role="alert">
            {error}
          </p>
        ) : (
          <p className="upload-state">
            {state === 'ready' && <Icon of={Check} />}
            {stateText(upload)}
          </p>
        )}
        {isUnderWay(upload) && (
          <progress
            aria-label={texts.progress(file.name)}
            max={1}
            // Without a value the bar shows that something is under way, not how far it is.
            {...(state === 'preparing' ? {} : { value: sent })}
          />
        )}
        {state === 'failed' && upload.canRetry && (
          <Button look="line" small onClick={onRetry}>
            <Icon of={RotateCcw} />
            {texts.retry}
          </Button>
        )}
      </div>
      <IconButton
        label={`${isUnderWay(upload) ? texts.cancel : texts.remove}: ${file.name}`}
        onClick={onRemove}
      >
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

/** Some files cannot be drawn before the server has turned them into pictures. */
function Preview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className="thumb">
      {isBroken ? <Paw /> : <img src={url} alt="" onError={() => setIsBroken(true)} />}
    </span>
  )
}
