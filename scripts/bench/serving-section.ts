import { bytes, count, type Goal, most, ms, type Section, type Table, times } from './section.ts'
import { measureServing, type Served, type Serving, type Warm } from './serving.ts'

const EFFICIENCY = 0.65
const UNCACHED_MS = 3
const isPage = ({ thing }: Served) => thing !== 'photo'
const nameOf = ({ thing, encoding, connections }: Served) => [thing, encoding, connections]
/** How much of the CPU goes into sending the bytes, as far as Node itself goes. */
const efficiency = ({ ratio }: Warm) => 1 / ratio

export const serving: Section<Serving> = {
  title: 'Serving',
  about:
    'The demo diary on the embedded store, a bare `node:http` server that sends the same bytes with the same headers, and nginx (where installed) sending them as a file; in short turns, one after the other, in five rounds with new processes, medians; the ratio is that of CPU within a turn. CPU is what each process says it spent, all threads, divided by the requests it answered. Uncached pages are measured after some thousands of them, when V8 has compiled what it will: the first after a start cost several times as much. The load comes from a process of its own over 1 or 50 kept connections. Measured twice in a row on a machine of steady pace, the ratio of a cached answer differed by 0.02 at the median and 0.06 at most, and the CPU of an uncached page, one connection, by a tenth at most. Uncached home, compressed, is nearest to its limit: 2.2 to 2.6 ms in four measurements there; on a machine whose pace swung by half it was up to 4.0 ms before the diary was made cheaper to draw.',
  measure: measureServing,
  tables: ({ warm, cold }) => [warmTable(warm), coldTable(cold)],
  goals: ({ warm, cold }) => [
    leastEfficient(warm.filter(isPage)),
    ...(['embedded', 'server'] as const).flatMap((store) => {
      const pages = cold.filter(
        (one) => one.store === store && one.thing !== 'all posts' && one.connections === 1,
      )
      if (pages.length === 0) return []
      return ['identity', 'br'].map((encoding) =>
        most(
          `Page drawn anew (home, list, post; ${store} store, ${encoding}), CPU`,
          UNCACHED_MS,
          pages.filter((one) => one.encoding === encoding).map(({ ours }) => ours.cpuMs),
          ms,
        ),
      )
    }),
  ],
}

function leastEfficient(warm: Warm[]): Goal {
  const worst = warm.reduce((a, b) => (efficiency(a) < efficiency(b) ? a : b))
  return {
    goal: 'Cached page or answer: CPU efficiency of a bare Node server, the worst of them',
    wanted: `≥ ${EFFICIENCY}`,
    measured: `${efficiency(worst).toFixed(2)} (${nameOf(worst).join(', ')})`,
    isKept: efficiency(worst) >= EFFICIENCY,
  }
}

function warmTable(warm: Warm[]): Table {
  return {
    caption: 'Cached (a photo: from the disk)',
    head: 'what,form,connections,bytes,req/s,p50,p99,CPU,bare CPU,CPU ÷ bare,bare req/s,nginx req/s,nginx CPU'.split(
      ',',
    ),
    rows: warm.map((one) => [
      ...nameOf(one),
      bytes(one.bytes),
      count(one.ours.perSecond),
      ms(one.ours.p50),
      ms(one.ours.p99),
      `${one.ours.cpuMs.toFixed(3)} ms`,
      `${one.bare.cpuMs.toFixed(3)} ms`,
      times(one.ratio),
      count(one.bare.perSecond),
      one.nginx ? count(one.nginx.perSecond) : '',
      one.nginx ? `${one.nginx.cpuMs.toFixed(3)} ms` : '',
    ]),
  }
}

function coldTable(cold: Serving['cold']): Table {
  return {
    caption:
      'Uncached: every request makes its answer anew, as the first visit after a write does. On the embedded store the database works in the same process and counts',
    head: ['what', 'form', 'connections', 'store', 'req/s', 'p50', 'p99', 'CPU', 'sent away'],
    rows: cold.map((one) => [
      ...nameOf(one),
      one.store,
      count(one.ours.perSecond),
      ms(one.ours.p50),
      ms(one.ours.p99),
      ms(one.ours.cpuMs),
      `${Math.round(one.ours.refused * 100)} %`,
    ]),
  }
}
