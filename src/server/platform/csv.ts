const cell = (text: string) => `"${disarm(text).replaceAll('"', '""')}"`

export const csvLine = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

/** Spreadsheets run a cell that begins like a formula, wherever the words came from. */
const beginsLikeFormula = /^[\s'"]*[=+\-@＝＋－＠|%]|^[\t\r\n]/

export const disarm = (text: string) => (beginsLikeFormula.test(text) ? `'${text}` : text)

/** What our own export wrote is read as it was. */
export const rearm = (text: string) =>
  text.startsWith("'") && beginsLikeFormula.test(text.slice(1)) ? text.slice(1) : text
