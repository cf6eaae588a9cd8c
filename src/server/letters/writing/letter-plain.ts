import { letterWords } from '#shared/texts/letter-mail.ts'
import type { LetterContent } from './letter-content.ts'
import { blocksText, wrapText } from './letter-text.ts'
import { readerMarks } from './reader-marks.ts'

/** The same letter for whoever reads without HTML. */
export function writeLetterText(content: LetterContent): string {
  const { sender, title, facts, blocks, postUrl, hasButton, ownerName } = content
  const head = [
    letterWords.greeting(readerMarks.name),
    letterWords.opening,
    '',
    '',
    wrapText(title.toUpperCase()),
    wrapText(`${facts.join('. ')}.`),
  ]
  const toThePage = `${hasButton ? letterWords.readOn : letterWords.inBrowser}:\n${postUrl}`
  const why = `${letterWords.why(readerMarks.email)}\n${letterWords.promise}`
  const end = [
    // Mail programs know what follows as the signature and fold it away.
    '-- ',
    why,
    '',
    `${letterWords.leave}:\n${readerMarks.leaveUrl}`,
    '',
    sender.blogName,
    sender.origin,
  ]
  return [
    head.join('\n'),
    blocksText(blocks, { postUrl }),
    toThePage,
    letterWords.signature(ownerName),
    `\n${end.join('\n')}\n`,
  ].join('\n\n')
}
