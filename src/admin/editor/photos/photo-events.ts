import type { ClipboardEvent, DragEvent } from 'react'
import { imageFilesOf } from '../../uploads/upload.ts'
import { endOfLine } from './placeholder.ts'
import type { TextPhotos } from './use-text-photos.ts'

type TextArea = HTMLTextAreaElement

/** A copied table or web page brings a picture of itself along: its words are what is meant. */
const photosIn = (data: DataTransfer) =>
  data.types.includes('text/plain') ? [] : imageFilesOf(data)

function placeUnder({ clientX, clientY, currentTarget }: DragEvent<TextArea>): number {
  const { value, selectionEnd } = currentTarget
  // Older browsers do not say where: then it is the caret.
  const under = document.caretPositionFromPoint?.(clientX, clientY)
  return endOfLine(value, under?.offsetNode === currentTarget ? under.offset : selectionEnd)
}

/** Photos dropped on the text or pasted into it. */
export const photoEvents = ({ add }: Pick<TextPhotos, 'add'>) => ({
  onPaste(event: ClipboardEvent<TextArea>) {
    const files = photosIn(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    add(files, event.currentTarget.selectionEnd)
  },
  onDrop(event: DragEvent<TextArea>) {
    const files = photosIn(event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    add(files, placeUnder(event))
  },
  onDragOver(event: DragEvent<TextArea>) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
})
