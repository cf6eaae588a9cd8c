/**
 * Sends one request again and again over kept connections. It reads no more of an answer than its
 * status and length, so that the server, not this, is what is measured.
 */
import { connect, type Socket } from 'node:net'
import { answerBench } from './line.ts'
import type { Load, Loaded } from './measure.ts'

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const STATUS_AT = 'HTTP/1.1 '.length

answerBench({ run })
console.log('ready')

async function run({
  port,
  path,
  headers = {},
  connections,
  amount,
  maxMs,
}: Load): Promise<Loaded> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join('')}\r\n`,
  )
  const latencies: number[] = []
  let asked = 0
  let refused = 0
  const from = performance.now()
  const deadline = from + maxMs
  const mayAsk = () => asked < amount && performance.now() < deadline

  const converse = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    try {
      while (mayAsk()) {
        asked += 1
        const sentAt = performance.now()
        socket.write(request)
        const status = await readAnswer(socket)
        latencies.push(performance.now() - sentAt)
        if (status !== 200) refused += 1
      }
    } finally {
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, converse))
  const seconds = (performance.now() - from) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN
  return { requests: latencies.length, refused, seconds, p50: at(0.5), p99: at(0.99) }
}

/** One answer at a time on each connection, so whatever arrives belongs to it. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let head: Buffer | null = null
    let status = 0
    let missing = 0
    const done = (settle: () => void) => {
      socket.off('data', read).off('error', fail).off('close', gone)
      settle()
    }
    const fail = (error: Error) => done(() => reject(error))
    const gone = () => fail(new Error('the connection was closed'))
    const read = (chunk: Buffer) => {
      if (status === 0) {
        head = head ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        status = Number(text.slice(STATUS_AT, STATUS_AT + 3))
        missing = end + END_OF_HEAD.length + lengthIn(text) - head.length
      } else missing -= chunk.length
      if (missing <= 0) done(() => resolve(status))
    }
    socket.on('data', read).once('error', fail).once('close', gone)
  })
}

function lengthIn(head: string): number {
  const found = /\r\ncontent-length: (\d+)/i.exec(head)
  if (!found) throw new Error('an answer without a length cannot be measured')
  return Number(found[1])
}
