export type Parse = (text: string) => unknown
export type Rows = unknown[][]

const DATA_ROW = 'D'.charCodeAt(0)
const COMMAND_COMPLETE = 'C'.charCodeAt(0)
const ERROR = 'E'.charCodeAt(0)

/**
 * What the store sent to several questions, as a list of rows for each. PGlite's own reading goes
 * through its letters one by one, and takes twice as long as the store took to find them.
 */
export function readRows(sent: Buffer, parsersOf: Parse[][]): Rows[] {
  const answers: Rows[] = []
  let rows: Rows = []
  for (let at = 0; at < sent.length; at += 1 + sent.readInt32BE(at + 1)) {
    const kind = sent[at]
    if (kind === DATA_ROW) rows.push(readRow(sent, at + 5, parsersOf[answers.length]!))
    else if (kind === COMMAND_COMPLETE) {
      answers.push(rows)
      rows = []
    } else if (kind === ERROR) throw new Error('the store refused a prepared question')
  }
  if (answers.length !== parsersOf.length) throw new Error('the store left a question unanswered')
  return answers
}

/** A length and as many bytes for each column; a length below zero is a null. */
function readRow(sent: Buffer, start: number, parsers: Parse[]): unknown[] {
  let at = start + 2
  return parsers.map((parse) => {
    const length = sent.readInt32BE(at)
    at += 4
    if (length < 0) return null
    at += length
    return parse(sent.toString('utf8', at - length, at))
  })
}
