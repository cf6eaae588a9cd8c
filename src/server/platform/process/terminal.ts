import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { AppError } from '../http/errors.ts'
import { pathInProject } from '../root.ts'
import { StartError } from './lifecycle.ts'

export const printLine = (text: string) => process.stdout.write(`${text}\n`)

/** A known problem prints a sentence and a mistyped command its usage; a defect is thrown. */
export function reportCommandError(error: unknown, usage: string): number {
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
    process.stderr.write(`${message}\n\n`)
    printUsage(usage)
    return 2
  }
  throw error
}

/** A package has no npm scripts: its program knows the same commands. */
const isPackage = !existsSync(pathInProject('scripts'))

export function printUsage(usage: string) {
  const npmRun = /npm run (?:--silent )?(\w+)(?: --)?/g
  process.stderr.write(isPackage ? usage.replace(npmRun, 'dachshund-diary $1') : usage)
}

/**
 * Reads the password unseen from a terminal, or from the first line of piped input. It is never an
 * argument, because all users of the machine can see those.
 */
export async function askForPassword(question: string): Promise<string> {
  const isTerminal = Boolean(process.stdin.isTTY)
  if (isTerminal) process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: isTerminal })
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  if (isTerminal) process.stderr.write('\n')
  return answer
}
