export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'image'; src: string; alt: string }

export function inlineText(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'image') return node.alt
      return 'children' in node ? inlineText(node.children) : node.text
    })
    .join('')
}

/** What a reader found in a line: where it ends, where it began if not where it was asked for, and what it is. */
export interface Found {
  start?: number
  end: number
  node: Inline
}
