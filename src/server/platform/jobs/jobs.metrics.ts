import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from '../process/clock.ts'
import type { Jobs } from './jobs.ts'

/** Waiting work is the same on every instance, but each instance counts its own done and failed. */
export function registerJobMetrics(register: Registry, { runners }: Jobs, clock: Clock) {
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
      for (const { kind, countDue } of runners) {
        const { count, oldest } = await countDue().catch(() => ({
          count: Number.NaN,
          oldest: null,
        }))
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
        for (const { kind, counts } of runners) this.inc({ kind }, counts[name])
      },
    })
  }
}
