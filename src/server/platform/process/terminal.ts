import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Typed unseen at a terminal, or the first line of what is piped in. Never an argument: those are seen by all. */
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
