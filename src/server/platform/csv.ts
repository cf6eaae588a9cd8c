const cell = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`

export const toCsvLine = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

/** Spreadsheets run a cell that begins like a formula, so it gets a leading apostrophe. */
const beginsLikeFormula = /^[\s'"]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

export const escapeFormula = (text: string) => (beginsLikeFormula.test(text) ? `'${text}` : text)

/** Removes the apostrophe again when our own export is read. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && beginsLikeFormula.test(text.slice(1)) ? text.slice(1) : text
