import { AppError } from '../http/errors.ts'
import { StartError } from './start-error.ts'

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Known trouble is one sentence, a mistyped command its usage; anything else is a defect. */
export function commandError(error: unknown, usage: string): number {
  const { code, message, path } = error as NodeJS.ErrnoException
  if (error instanceof AppError || error instanceof StartError) {
    process.stderr.write(`${message}\n`)
    return 1
  }
  if (code === 'ENOENT' && path) {
    process.stderr.write(`There’s no file ${path}.\n`)
    return 1
  }
  if (error instanceof TypeError) {
    process.stderr.write(`${message}\n\n${usage}`)
    return 2
  }
  throw error
}
