import type { FieldText } from './markdown-edit.ts'

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i

/** An address pasted over words becomes their link; null for every other paste. */
export function pasteLink(field: FieldText, pasted: string): FieldText | null {
  const { text, selectionStart: from, selectionEnd: to } = field
  const words = text.slice(from, to)
  const address = pasted.trim()
  const isWords = words.trim() !== '' && !words.includes('\n') && !ADDRESS.test(words.trim())
  if (!isWords || !ADDRESS.test(address)) return null
  // A bracket would end the link too soon.
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29')
  const link = `[${words.trim()}](${target})`
  const before = words.slice(0, words.length - words.trimStart().length)
  const after = words.slice(words.trimEnd().length)
  const caret = from + before.length + link.length
  return {
    text: text.slice(0, from) + before + link + after + text.slice(to),
    selectionStart: caret,
    selectionEnd: caret,
  }
}
