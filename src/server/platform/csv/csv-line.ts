import { disarm } from './formula-cells.ts'

const cell = (text: string) => `"${disarm(text).replaceAll('"', '""')}"`

export const csvLine = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`
