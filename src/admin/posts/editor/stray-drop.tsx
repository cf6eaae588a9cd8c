import { useEffect, useEffectEvent, useState } from 'react'
import { photoTexts as texts } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { mediaFilesOf } from '../../photos/upload-queue.ts'
import type { TextPhotos } from './text-photos.tsx'

/** When a photo is dropped beside the text field, the browser would otherwise leave the editor to show the file. */
export function StrayDropDialog({ photos }: { photos: TextPhotos }) {
  const [files, setFiles] = useState<File[]>([])
  useStrayDrop(setFiles)
  if (files.length === 0) return null
  const close = () => setFiles([])
  const handleWith = (work: (files: File[]) => void) => () => {
    work(files)
    close()
  }
  return (
    <Dialog onClose={close} title={texts.whereTitle(files.length)} closeLabel={texts.nowhere}>
      <ul className="stray-photos">
        {files.map((file) => (
          <li key={file.name + file.size}>{file.name}</li>
        ))}
      </ul>
      <div className="acts">
        <Button variant="line" small onClick={handleWith(photos.addCover)}>
          {texts.asCover(files.length)}
        </Button>
        <Button small onClick={handleWith(photos.addAtEnd)}>
          {texts.atTheEnd}
        </Button>
      </div>
    </Dialog>
  )
}

function useStrayDrop(onFiles: (files: File[]) => void) {
  const onDrop = useEffectEvent((event: DragEvent) => {
    // The text field and the upload boxes handle their own drops.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type !== 'drop') return
    const images = mediaFilesOf(event.dataTransfer)
    if (images.length > 0) onFiles(images)
    else showToast({ title: texts.notAPhoto, variant: 'destructive' })
  })
  useEffect(() => {
    const listener = (event: DragEvent) => onDrop(event)
    addEventListener('dragover', listener)
    addEventListener('drop', listener)
    return () => {
      removeEventListener('dragover', listener)
      removeEventListener('drop', listener)
    }
  }, [])
}
