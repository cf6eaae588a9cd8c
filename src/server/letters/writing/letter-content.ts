import type { MailSender } from '#server/mail-look/mail-frame.ts'
import type { Block } from '#shared/markdown/blocks/block.ts'

/** What the HTML and the text are both written from. */
export interface LetterContent {
  sender: MailSender
  title: string
  subject: string
  previewText: string
  coverImage: string
  postUrl: string
  ownerName: string
  /** Day, reading time, age of the dog. */
  facts: string[]
  blocks: Block[]
  hasButton: boolean
}
