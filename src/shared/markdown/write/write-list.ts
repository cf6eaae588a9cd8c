import { markdownWords } from '../../texts/markdown.ts'
import type { List, ListItem } from '../blocks/block.ts'
import { writeInline } from './write-inline.ts'

/** Signs that a mail or a feed reader shows, too; the page draws boxes over them. */
function writeBox(checked: boolean): string {
  const label = checked ? markdownWords.done : markdownWords.toDo
  return `<span class="task-box" role="img" aria-label="${label}">${checked ? '☑' : '☐'}</span> `
}

function writeItem({ text, checked, lists }: ListItem): string {
  const inner = writeInline(text) + lists.map(writeList).join('')
  if (checked === undefined) return `<li>${inner}</li>`
  return `<li class="task${checked ? ' is-done' : ''}">${writeBox(checked)}${inner}</li>`
}

export function writeList({ ordered, start, items }: List): string {
  const inner = items.map(writeItem).join('')
  if (!ordered) return `<ul>${inner}</ul>`
  return start === 1 ? `<ol>${inner}</ol>` : `<ol start="${start}">${inner}</ol>`
}
