import { limitCpu } from '../../src/server/photos/media/limit-cpu.ts'

const LIMIT_SECONDS = 0.3

/** Uses the CPU without letting a timer run. */
function spin(seconds: number) {
  const start = process.cpuUsage()
  for (;;) {
    const { user, system } = process.cpuUsage(start)
    if (user + system > seconds * 1_000_000) return
  }
}

const [work] = process.argv.slice(2)
const limit = limitCpu(LIMIT_SECONDS)
if (work === 'stopped') await limit.stop()
const seconds = { endless: 60, stopped: 2 * LIMIT_SECONDS }[work!] ?? 0.01
spin(seconds)
