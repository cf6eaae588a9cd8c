/**
 * Preloaded into programs of the tests and their threads: watches the file calls of the store's
 * thread.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

export interface FileCallWatch {
  name: string
  /** Ends the process like kill -9, or only the thread, before or after the call numbered `at`. */
  ends?: 'process' | 'thread'
  at?: number
  isAfter?: boolean
  /** This file grows by one byte per call. */
  countIn?: string
}

export const createWatchEnv = (calls: FileCallWatch) => ({
  NODE_OPTIONS: `--import ${import.meta.url}`,
  WATCHED_CALLS: JSON.stringify(calls),
})

const watchedNames = process.env.WATCHED_CALLS
if (watchedNames && !isMainThread) watch(JSON.parse(watchedNames) as FileCallWatch)

function watch({ name, ends, at = 0, isAfter = false, countIn }: FileCallWatch) {
  const calls = fs as unknown as Record<string, (...args: unknown[]) => unknown>
  const original = calls[name]
  if (!original) throw new Error(`There is no fs.${name}.`)
  const end = () => {
    if (ends === 'process') process.kill(process.pid, 'SIGKILL')
    if (ends === 'thread') process.exit()
  }
  let count = 0
  calls[name] = (...args) => {
    count += 1
    if (count === at && !isAfter) end()
    const result = original.apply(fs, args)
    if (count === at && isAfter) end()
    if (countIn) fs.appendFileSync(countIn, '.')
    return result
  }
  syncBuiltinESMExports()
}
