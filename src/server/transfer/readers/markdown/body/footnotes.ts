import { onOneLine } from '../../../html-to-markdown/markdown-marks.ts'
import { outsideOfCode } from './outside-of-code.ts'

const NOTE = /^\[\^([^[\]\s]{1,100})\]:[ \t]*(.*(?:\n(?:[ \t]{2,}|\t).*)*)$/gm

/** `[^1]` and `[^1]: words`: numbers in the text, and the notes as a list at its end. */
export function withFootnotes(markdown: string): string {
  const notes = new Map<string, string>()
  const text = outsideOfCode(markdown, (part) =>
    part.replace(NOTE, (_, name: string, words: string) => {
      notes.set(name, onOneLine(words))
      return ''
    }),
  )
  if (notes.size === 0) return markdown
  const numbers = new Map([...notes.keys()].map((name, at) => [name, at + 1]))
  const writeMark = (whole: string, name: string) =>
    numbers.has(name) ? ` \\[${numbers.get(name)}\\]` : whole
  const marked = outsideOfCode(text, (part) => part.replace(/\[\^([^[\]\s]{1,100})\]/g, writeMark))
  const list = [...notes.values()].map((words, at) => `${at + 1}. ${words}`)
  return `${marked.trimEnd()}\n\n---\n\n${list.join('\n')}\n`
}
