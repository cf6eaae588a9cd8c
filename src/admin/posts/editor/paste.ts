import type { ClipboardEvent } from 'react'
import { isWebAddress, pasteLink, pasteMarkdown } from './markdown-edit.ts'
import { pastedHtmlToMarkdown } from './pasted-html.ts'
import { readField, writeField } from './text-fields.ts'
import { readPhotoFiles, type TextPhotos } from './text-photos.tsx'

/**
 * Pasted photos are uploaded, a URL pasted over text links it, and formatted text is converted to Markdown.
 * A paste with Shift needs no handling: browsers then offer plain text only.
 */
export function handlePaste(
  event: ClipboardEvent<HTMLTextAreaElement>,
  { add }: Pick<TextPhotos, 'add'>,
) {
  const { currentTarget: target, clipboardData } = event
  const files = readPhotoFiles(clipboardData)
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
  // A URL alone may become a video, and code editors copy their syntax colors as HTML.
  const isMeantPlain =
    isWebAddress(data.getData('text/plain')) || data.types.includes('vscode-editor-data')
  return html === '' || isMeantPlain ? null : pastedHtmlToMarkdown(html)
}
