import type TurndownService from 'turndown'
import { isElement } from './elements.ts'

/** Nobody means more blanks in a row, also in code. */
const MOST_BLANKS = 100

export const withFewBlanks = (text: string) =>
  text.replace(/\s+/g, (run) => run.slice(0, MOST_BLANKS))

/** Stands before everything else: turndown has no step of its own between reading HTML and writing markdown. */
export const BLANKS_FIRST = '<p>.</p>'

/**
 * Turndown trims by patterns that look at each run of blanks once for each of them, so a long run would keep the
 * diary busy for minutes. Cut short before anything is written, across elements: `<i> </i><i> </i>`.
 */
export function addBlanksRule(service: TurndownService) {
  let isFirst = true
  service.addRule('blanks', {
    filter: () => isFirst,
    replacement: (_, node) => {
      isFirst = false
      shortenBlanks(node.parentNode as Node)
      return ''
    },
  })
}

function shortenBlanks(root: Node) {
  let blanks = 0
  const shortened = (text: string) => {
    const kept: string[] = []
    for (const part of text.split(/(\s+)/)) {
      const isBlank = part.trim() === ''
      if (isBlank) kept.push(part.slice(0, Math.max(0, MOST_BLANKS - blanks)))
      else kept.push(part)
      if (part !== '') blanks = isBlank ? blanks + part.length : 0
    }
    return kept.join('')
  }
  const visit = (node: Node) => {
    if (node.nodeType === 3) node.nodeValue = shortened(node.nodeValue ?? '')
    if (isElement(node)) {
      for (const { name, value } of Array.from(node.attributes)) {
        if (/\s{2}/.test(value)) node.setAttribute(name, value.replace(/\s+/g, ' '))
      }
    }
    for (const child of Array.from(node.childNodes)) visit(child)
  }
  visit(root)
}
