/**
 * The line between the bench and a program it measures. Loaded before the program itself
 * (`--import`), so that the product needs to know nothing of it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Usage {
  cpuMs: number
  rssMb: number
  peakRssMb: number
  /** The longest time the event loop stood still since this was last asked. */
  stallMs: number
}

type Command = (given: never) => unknown

const MB = 1024 * 1024
const TICK_MS = 5
const loop = monitorEventLoopDelay({ resolution: TICK_MS })
const commands: Record<string, Command> = {
  usage(): Usage {
    const { user, system } = process.cpuUsage()
    // Counted from one tick to the next, of which a tick's length is no standing still.
    const stallMs = loop.count > 0 ? Math.max(0, loop.max / 1e6 - TICK_MS) : 0
    loop.reset()
    return {
      cpuMs: (user + system) / 1000,
      rssMb: process.memoryUsage.rss() / MB,
      peakRssMb: process.resourceUsage().maxRSS / 1024,
      stallMs,
    }
  },
  watchStalls(isOn: boolean) {
    if (isOn) loop.enable()
    else loop.disable()
  },
}

export function answerBench(more: Record<string, Command>) {
  Object.assign(commands, more)
}

process.on('message', async ({ id, ask, given }: { id: number; ask: string; given: never }) => {
  try {
    process.send?.({ id, answer: await commands[ask]?.(given) })
  } catch (error) {
    process.send?.({ id, error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
