import type { Image } from '../inline/inline.ts'

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; text: string }
  | { type: 'code'; language: string; text: string }
  | List
  | { type: 'quote'; blocks: Block[] }
  | Table
  | { type: 'rule' }
  | { type: 'photos'; photos: Image[] }
  | { type: 'paragraph'; text: string }

export interface List {
  type: 'list'
  ordered: boolean
  start: number
  items: ListItem[]
}

export interface ListItem {
  text: string
  /** Only for what can be ticked off. */
  checked?: boolean
  /** What is indented below it. */
  lists: List[]
}

export type Alignment = 'left' | 'center' | 'right' | null

export interface Table {
  type: 'table'
  alignments: Alignment[]
  head: string[]
  rows: string[][]
}

/** What a reader of blocks found: the block, and the line after it. */
export interface FoundBlock {
  block: Block
  end: number
}
