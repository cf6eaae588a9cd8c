const cell = (text: string) => `"${disarm(text).replaceAll('"', '""')}"`

export const csvLine = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

/** Spreadsheets run a cell that begins like a formula, so it gets a leading apostrophe. */
const beginsLikeFormula = /^[\s'"]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

export const disarm = (text: string) => (beginsLikeFormula.test(text) ? `'${text}` : text)

/** Removes the apostrophe again when our own export is read. */
export const rearm = (text: string) =>
  text.startsWith("'") && beginsLikeFormula.test(text.slice(1)) ? text.slice(1) : text
