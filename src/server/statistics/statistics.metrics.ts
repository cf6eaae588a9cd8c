import { Counter, Gauge, type Registry } from 'prom-client'
import type { Counting } from './counting.ts'

export function measureCounting(register: Registry, { held, written }: Counting) {
  new Counter({
    name: 'statistics_views_total',
    help: 'Views of pages that this process counted and wrote',
    registers: [register],
    collect() {
      this.reset()
      this.inc(written.views)
    },
  })
  new Gauge({
    name: 'statistics_keys_waiting',
    help: 'What was counted and waits to be written',
    registers: [register],
    collect() {
      this.set(held().keys)
    },
  })
}
