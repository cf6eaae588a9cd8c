import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from '../platform/process/clock.ts'
import type { DueWork } from './due-work.ts'

/** What waits is the same on every instance; what was done or failed is this one's. */
export function measureDueWork(register: Registry, { runners }: DueWork, clock: Clock) {
  const labelNames = ['kind']
  const registers = [register]
  const oldestSeconds = new Gauge({
    name: 'due_work_oldest_seconds',
    help: 'How long the first of it has been due',
    labelNames,
    registers,
  })
  new Gauge({
    name: 'due_work_waiting',
    help: 'Work that is due and not done, by kind',
    labelNames,
    registers,
    async collect() {
      for (const { work } of runners) {
        const kind = work.kind
        const { count, oldest } = await work
          .countWaiting()
          .catch(() => ({ count: Number.NaN, oldest: null }))
        this.set({ kind }, count)
        const age = oldest ? clock.now().getTime() - oldest.getTime() : 0
        oldestSeconds.set({ kind }, Math.max(0, age / 1000))
      }
    },
  })
  for (const name of ['done', 'failed'] as const) {
    new Counter({
      name: `due_work_${name}_total`,
      help: `Due work that this process has ${name === 'done' ? 'done' : 'tried in vain'}`,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const { work, counts } of runners) this.inc({ kind: work.kind }, counts[name])
      },
    })
  }
}
