export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | Image

export interface Image {
  type: 'image'
  src: string
  alt: string
  /** The title of the markdown: words for everybody, below the picture. */
  caption: string
}

const reader =
  (readImage: (alt: string) => string) =>
  (nodes: Inline[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'image') return readImage(node.alt)
        return 'children' in node ? reader(readImage)(node.children) : node.text
      })
      .join('')

/** What is read aloud: an image is what describes it. */
export const inlineText = reader((alt) => alt)
export const inlineWords = reader(() => '')

/** What a reader found in a line: where it ends, where it began if not where it was asked for, and what it is. */
export interface Found {
  start?: number
  end: number
  node: Inline
}
