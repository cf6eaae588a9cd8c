import { ImagePlus } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { devicePhotoTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { acceptedTypes, imageFilesOf } from './upload.ts'
import { useDrop } from './use-drop.ts'

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
      <div className={classNames('dropzone-ask', compact && 'is-compact')}>
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
