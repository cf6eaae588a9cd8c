import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { markdownTexts } from '#shared/texts/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { messageOf } from '../../error-message.ts'
import { imageFilesOf, uploadPhoto } from '../../uploads/upload.ts'
import { readField, type TextField, writeField } from './edit-field.ts'
import { insertImage } from './markdown-edit.ts'

/** Photos dropped on the text or pasted into it are uploaded and inserted at the caret. */
export function usePhotoDrop(field: () => TextField | null) {
  const [uploading, setUploading] = useState(0)
  const left = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])

  async function add(files: File[]) {
    for (const file of files) {
      setUploading((count) => count + 1)
      try {
        const { signal } = left.current
        const { imageUrl } = await uploadPhoto(file, { signal })
        const target = field()
        const words = file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
        if (target) writeField(target, insertImage(readField(target), imageUrl, words))
      } catch (error) {
        if (left.current.signal.aborted) return
        const description = messageOf(error)
        toast({ title: markdownTexts.uploadFailed, description, variant: 'destructive' })
      } finally {
        setUploading((count) => count - 1)
      }
    }
  }

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = imageFilesOf(data)
    // A copied table or web page brings a picture of itself along: its words are what is meant.
    if (files.length === 0 || data.types.includes('text/plain')) return
    event.preventDefault()
    void add(files)
  }
  return {
    isUploading: uploading > 0,
    add,
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
  }
}
