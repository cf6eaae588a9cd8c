import { markdownWords } from '../../texts/markdown.ts'
import type { Table } from '../blocks/block.ts'
import { writeInline } from './write-inline.ts'

/** Focusable, so that a wide one can be scrolled from the keyboard. */
export function writeTable({ alignments, head, rows }: Table): string {
  const writeRow = (tag: 'th' | 'td', cells: string[]) => {
    const written = cells.map((cell, column) => {
      const scope = tag === 'th' ? ' scope="col"' : ''
      const alignment = alignments[column] ? ` class="to-${alignments[column]}"` : ''
      return `<${tag}${scope}${alignment}>${writeInline(cell)}</${tag}>`
    })
    return `<tr>${written.join('')}</tr>`
  }
  const body = rows.map((row) => writeRow('td', row)).join('')
  const table = `<table><thead>${writeRow('th', head)}</thead>${body && `<tbody>${body}</tbody>`}</table>`
  return `<div class="table-scroll" role="group" aria-label="${markdownWords.table}" tabindex="0">${table}</div>`
}
