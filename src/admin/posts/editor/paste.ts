import type { ClipboardEvent } from 'react'
import { isWebAddress, pasteLink, pasteMarkdown } from './markdown-edit.ts'
import { pastedMarkdown } from './pasted-html.ts'
import { readField, writeField } from './text-fields.ts'
import { photosIn, type TextPhotos } from './text-photos.tsx'

/**
 * Photos find their place in the text, an address pasted over words becomes their link, and what was set in another
 * program stays so. Pasted with Shift, browsers hand over the words alone.
 */
export function onPaste(
  event: ClipboardEvent<HTMLTextAreaElement>,
  { add }: Pick<TextPhotos, 'add'>,
) {
  const { currentTarget: target, clipboardData } = event
  const files = photosIn(clipboardData)
  const field = readField(target)
  const linked = pasteLink(field, clipboardData.getData('text/plain'))
  const markdown = linked ? null : markdownIn(clipboardData)
  if (linked || (markdown && files.length === 0)) {
    event.preventDefault()
    writeField(target, linked ?? pasteMarkdown(field, markdown ?? ''))
  } else if (files.length > 0) {
    event.preventDefault()
    add(files, target.selectionEnd)
  }
}

function markdownIn(data: DataTransfer): string | null {
  const html = data.getData('text/html')
  // An address may be a video, and code is copied with the colors of its program.
  const isMeantPlain =
    isWebAddress(data.getData('text/plain')) || data.types.includes('vscode-editor-data')
  return html === '' || isMeantPlain ? null : pastedMarkdown(html)
}
