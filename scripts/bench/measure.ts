import { request } from 'node:http'
import autocannon from 'autocannon'
import type { Measured } from './child.ts'

export interface Sample {
  requestsPerSecond: number
  p50: number
  p99: number
  cpuMsPerRequest: number
}

export interface Target {
  url: string
  headers?: Record<string, string>
  connections: number
  amount: number
}

/** One run of load, with the CPU the server spent on it. */
export async function measure(server: Measured, target: Target): Promise<Sample> {
  const before = server.cpuMs()
  const result = await autocannon({
    url: target.url,
    headers: target.headers,
    connections: target.connections,
    amount: target.amount,
  })
  const cpu = server.cpuMs() - before
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMsPerRequest: cpu / target.amount,
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The answer exactly as it comes over the line, for the bare server to repeat. */
export function capture(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: string[]; body: string }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const kept: string[] = []
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const name = response.rawHeaders[at]!
          if (!/^(date|connection|keep-alive)$/i.test(name)) {
            kept.push(name, response.rawHeaders[at + 1]!)
          }
        }
        resolve({ headers: kept, body: Buffer.concat(chunks).toString('base64') })
      })
    })
      .on('error', reject)
      .end()
  })
}
