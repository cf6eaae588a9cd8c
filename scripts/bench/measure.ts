import { request } from 'node:http'
import type { Usage } from './line.ts'
import { type Program, startProgram } from './program.ts'

export interface Load {
  port: number
  path: string
  headers?: Record<string, string>
  connections: number
  amount: number
  maxMs: number
}

export interface Loaded {
  requests: number
  refused: number
  seconds: number
  p50: number
  p99: number
}

export interface Sample {
  perSecond: number
  p50: number
  p99: number
  /** For each request that was answered; sending others away costs too. */
  cpuMs: number
  /** The share that was sent away because of overload. */
  refused: number
}

/** Anything whose CPU can be read: a program of ours, or one that is not written in Node. */
export interface Server {
  usage(): Promise<Pick<Usage, 'cpuMs'>>
}

let client: Promise<Program> | null = null
/** In a process of its own, so that making the load costs the measured one nothing. */
const loadClient = () => {
  client ??= startProgram('scripts/bench/load-client.ts', { ready: 'ready' })
  return client
}

/** One run of load, with the CPU the server spent on it. */
export async function measure(
  server: Server,
  load: Load,
  { mayRefuse = false } = {},
): Promise<Sample> {
  const sender = await loadClient()
  const before = await server.usage()
  const loaded = await sender.ask<Loaded>('run', load)
  const after = await server.usage()
  const answered = loaded.requests - loaded.refused
  if (answered === 0 || (loaded.refused > 0 && !mayRefuse)) {
    throw new Error(`${load.path}: ${loaded.refused} of ${loaded.requests} requests were refused`)
  }
  return {
    perSecond: answered / loaded.seconds,
    p50: loaded.p50,
    p99: loaded.p99,
    cpuMs: (after.cpuMs - before.cpuMs) / answered,
    refused: loaded.refused / loaded.requests,
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function medianSample(samples: Sample[]): Sample {
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick))
  return {
    perSecond: of((sample) => sample.perSecond),
    p50: of((sample) => sample.p50),
    p99: of((sample) => sample.p99),
    cpuMs: of((sample) => sample.cpuMs),
    refused: of((sample) => sample.refused),
  }
}

export interface Captured {
  headers: string[]
  body: string
  bytes: number
  ms: number
}

/** The answer exactly as it comes over the line, for the bare server to repeat. */
export function capture(port: number, path: string, headers: Record<string, string> = {}) {
  const from = performance.now()
  return new Promise<Captured>((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
        const body = Buffer.concat(chunks)
        resolve({
          headers: keptHeaders(response.rawHeaders),
          body: body.toString('base64'),
          bytes: body.length,
          ms: performance.now() - from,
        })
      })
    })
      .once('error', reject)
      .end()
  })
}

function keptHeaders(raw: string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!
    if (!/^(date|connection|keep-alive|transfer-encoding)$/i.test(name)) {
      kept.push(name, raw[at + 1]!)
    }
  }
  return kept
}
