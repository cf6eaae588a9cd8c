import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `npm start` gives to Node, so that what is measured and tested is what people run. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1, -1)
}
