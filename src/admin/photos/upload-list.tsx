import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatClipLength } from '#shared/clip-length.ts'
import { clipTexts } from '#texts/admin/clips.ts'
import { devicePhotoTexts as texts } from '#texts/admin/photos.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { Check } from '#ui/icons/check.ts'
import { ImagePlus } from '#ui/icons/image-plus.ts'
import { RotateCcw } from '#ui/icons/rotate-ccw.ts'
import { X } from '#ui/icons/x.ts'
import { DogProgressBar } from '../parts/progress.tsx'
import { type ClipChoice, displaySecondsOf } from './clip-plan.ts'
import { TrimClipDialog } from './trim-clip.tsx'
import {
  acceptedMediaTypes,
  acceptedPhotoTypes,
  mediaFilesOf,
  type Upload,
} from './upload-queue.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  compact?: boolean
  photosOnly?: boolean
  children?: ReactNode
}

/** Accepts files by button, by a drop on the zone, and by paste anywhere on the page. */
export function DropZone({ onFiles, compact, photosOnly, children }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useFileDrop(onFiles)
  usePaste(onFiles)
  const choose = photosOnly ? texts.choose : texts.chooseFiles
  return (
    <div className={classNames('dropzone', isOver && 'is-over')} {...drop}>
      {children}
      <div className={classNames('cluster dropzone-ask', compact && 'is-compact')}>
        <Button variant="quiet" small onClick={() => chooser.current?.click()}>
          <Icon of={ImagePlus} />
          {compact ? texts.chooseMore : choose}
        </Button>
        {!compact && (
          <>
            <span className="muted not-touch">{isOver ? texts.dropHere : texts.dropHint}</span>
            <p className="hint">{photosOnly ? texts.limits : texts.filesLimits}</p>
          </>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={photosOnly ? acceptedPhotoTypes : acceptedMediaTypes}
        multiple
        hidden
        aria-label={choose}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Choosing the same file again would otherwise fire no event.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}

function usePaste(onFiles: (files: File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = mediaFilesOf(event.clipboardData)
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

export function useFileDrop(onFiles: (files: File[]) => void) {
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
  onTrim: (choice: ClipChoice) => void
}

const isUnderWay = ({ state }: Upload) =>
  state === 'waiting' || state === 'converting' || state === 'sending' || state === 'preparing'

function stateText({ state, sent, clip }: Upload): string {
  const percent = Math.round(sent * 100)
  if (state === 'waiting') return texts.waiting
  if (state === 'converting') return clipTexts.gettingReady(percent, clip?.secondsLeft ?? null)
  if (state === 'tooLong') return clipTexts.tooLong(clip?.length ?? 0)
  if (state === 'preparing') return texts.preparing
  if (state === 'sending') return texts.sending(percent)
  return texts.ready
}

export function UploadItem({ upload, onRetry, onRemove, onTrim }: UploadStatusProps) {
  const { file, state, error } = upload
  return (
    <div className="upload" data-state={state}>
      <Preview upload={upload} />
      <div className="upload-words">
        <p className="upload-name">{file.name}</p>
        {state === 'converting' && <Progress upload={upload} />}
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
        {upload.clip?.isSilent && <p className="upload-state">{clipTexts.silent}</p>}
        {isUnderWay(upload) && state !== 'converting' && <Progress upload={upload} />}
        {state === 'failed' && upload.canRetry && (
          <Button variant="line" small onClick={onRetry}>
            <Icon of={RotateCcw} />
            {texts.retry}
          </Button>
        )}
      </div>
      <div className="upload-acts">
        <TrimButton upload={upload} onTrim={onTrim} />
        {state === 'converting' ? (
          <button
            type="button"
            className="link-btn"
            aria-label={`${clipTexts.cancel}: ${file.name}`}
            onClick={onRemove}
          >
            {clipTexts.cancel}
          </button>
        ) : (
          <IconButton
            label={`${isUnderWay(upload) ? texts.cancel : texts.remove}: ${file.name}`}
            onClick={onRemove}
          >
            <Icon of={X} />
          </IconButton>
        )}
      </div>
    </div>
  )
}

function Progress({ upload: { file, state, sent } }: { upload: Upload }) {
  if (state === 'converting') {
    const label = clipTexts.gettingFileReady(file.name)
    return <DogProgressBar label={label} done={Math.round(sent * 100)} all={100} />
  }
  return (
    <progress
      aria-label={texts.progress(file.name)}
      max={1}
      // A progress bar without a value shows activity without a percentage.
      {...(state === 'preparing' ? {} : { value: sent })}
    />
  )
}

/** A prominent button if the upload cannot continue without trimming. */
function TrimButton({ upload, onTrim }: Pick<UploadStatusProps, 'upload' | 'onTrim'>) {
  const [isOpen, setOpen] = useState(false)
  const { file, state, clip } = upload
  const isOffered =
    clip?.canTrim && (state === 'ready' || state === 'tooLong' || state === 'failed')
  if (!clip || clip.length === null || !isOffered) return null
  const common = {
    'aria-label': `${clipTexts.trim}: ${file.name}`,
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
  } as const
  return (
    <>
      {state === 'ready' ? (
        <button type="button" className="link-btn" {...common}>
          {clipTexts.trim}
        </button>
      ) : (
        <Button variant="quiet" small {...common}>
          {clipTexts.trim}
        </Button>
      )}
      {isOpen && (
        <TrimClipDialog
          file={file}
          length={clip.length}
          choice={clip.choice}
          onClose={() => setOpen(false)}
          onUse={(choice) => {
            setOpen(false)
            onTrim(choice)
          }}
        />
      )}
    </>
  )
}

/** Browsers cannot draw some formats before the server has converted them. */
function Preview({ upload: { previewUrl: url, clip } }: { upload: Upload }) {
  const [broken, setBroken] = useState<string | null>(null)
  const length = clip && clip.length !== null
  return (
    <span className="thumb">
      {url === '' || broken === url ? (
        <Paw />
      ) : (
        <img src={url} alt="" onError={() => setBroken(url)} />
      )}
      {length && (
        <span className="clip-len">
          {formatClipLength(
            clip.choice ? displaySecondsOf(clip.choice.cut) : Math.round(clip.length!),
          )}
        </span>
      )}
    </span>
  )
}
