import type { ClipboardEvent, DragEvent } from 'react'
import { imageFilesOf } from '../../../photos/upload-queue.ts'
import { readField, writeField } from '../markdown/edit-field.ts'
import { pasteLink } from '../markdown/paste-link.ts'
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

/** Photos find their place in the text; an address pasted over words becomes their link. */
export function onPaste(event: ClipboardEvent<TextArea>, { add }: Pick<TextPhotos, 'add'>) {
  const { currentTarget: field, clipboardData } = event
  const files = photosIn(clipboardData)
  const linked = pasteLink(readField(field), clipboardData.getData('text/plain'))
  if (files.length === 0 && !linked) return
  event.preventDefault()
  if (linked) writeField(field, linked)
  else add(files, field.selectionEnd)
}

/** Photos dropped on the text. */
export const photoEvents = ({ add }: Pick<TextPhotos, 'add'>) => ({
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
