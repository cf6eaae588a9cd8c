export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em' | 'del'; children: InlineNode[] }
  | { type: 'link'; href: string; children: InlineNode[] }
  | ImageNode

export interface ImageNode {
  type: 'image'
  src: string
  alt: string
  caption: string
}

const reader =
  (readImage: (alt: string) => string) =>
  (nodes: InlineNode[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'image') return readImage(node.alt)
        return 'children' in node ? reader(readImage)(node.children) : node.text
      })
      .join('')

/** Text for reading aloud: an image counts as its alternative text. */
export const textWithAlt = reader((alt) => alt)
export const textWithoutImages = reader(() => '')

/**
 * Result of reading a construct. `start` is set when the construct starts before the position it was searched
 * from.
 */
export interface FoundInline {
  start?: number
  end: number
  node: InlineNode
}

/** The empty string is the position outside the line, which counts as a space. */
export const isSpace = (character: string) => character === '' || /\s/.test(character)

export const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character)

export const isEscapable = (character: string) => /^[!-/:-@[-`{-~]$/.test(character)

export const removeBackslashEscapes = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

export function characterBefore(line: string, at: number): string {
  const isPair = /[\uDC00-\uDFFF]/.test(line.charAt(at - 1)) && at > 1
  return line.slice(isPair ? at - 2 : Math.max(0, at - 1), at)
}
export function characterAt(line: string, at: number): string {
  const point = line.codePointAt(at)
  return point === undefined ? '' : String.fromCodePoint(point)
}

export function findEndOfRun(line: string, at: number): number {
  const mark = line.charAt(at)
  let end = at + 1
  while (line.charAt(end) === mark && mark !== '') end += 1
  return end
}
