import { readFileSync } from 'node:fs'

const packageFile = new URL('../../../../package.json', import.meta.url)

export const programVersion = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string })
  .version
