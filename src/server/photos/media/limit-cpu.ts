import { Worker } from 'node:worker_threads'

export const CPU_LIMIT_SIGNAL = 'SIGXCPU'
const CHECK_EVERY_MS = 100

/**
 * Ends this process once it has used so much CPU time. A separate thread counts it, because an
 * endless loop would never let a timer run. Time spent waiting on a busy machine does not count.
 */
export function limitCpu(seconds: number) {
  const guard = new Worker(
    `const start = process.cpuUsage()
    setInterval(() => {
      const { user, system } = process.cpuUsage(start)
      if (user + system > ${seconds * 1_000_000}) process.kill(process.pid, '${CPU_LIMIT_SIGNAL}')
    }, ${CHECK_EVERY_MS})`,
    { eval: true },
  )
  guard.unref()
  return { stop: () => guard.terminate() }
}
