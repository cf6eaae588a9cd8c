/** Loaded into a program of the tests and its threads: watches the file calls of the store's thread. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

export interface WatchedCalls {
  /** A function of node:fs. */
  name: string
  /** The process ends as by kill -9, or only the thread, just before the given call, or after it. */
  ends?: 'process' | 'thread'
  at?: number
  isAfter?: boolean
  /** A file that grows by one byte with each call. */
  countIn?: string
}

/** The environment of a program that is to be watched. */
export const watching = (calls: WatchedCalls) => ({
  NODE_OPTIONS: `--import ${import.meta.url}`,
  WATCHED_CALLS: JSON.stringify(calls),
})

const watchedNames = process.env.WATCHED_CALLS
if (watchedNames && !isMainThread) watch(JSON.parse(watchedNames) as WatchedCalls)

function watch({ name, ends, at = 0, isAfter = false, countIn }: WatchedCalls) {
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
