import { readFileSync } from 'node:fs'

/** Linux counts CPU time in /proc in hundredths of a second. */
const TICK_MS = 10

/** The CPU time of all threads of a process so far. */
export const cpuMs = (pid: number) => cpuIn(`/proc/${pid}/stat`)

/** The CPU time of the thread that answers requests. */
export const answeringCpuMs = (pid: number) => cpuIn(`/proc/${pid}/task/${pid}/stat`)

function cpuIn(file: string): number {
  const stat = readFileSync(file, 'utf8')
  // The second field is a name in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export function memoryMb(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
