import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export async function openPostgresProxy(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => {
        if (!isSilent) to.write(chunk)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const port = await listen(0)
  const through = new URL(url)
  through.port = String(port)
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: through.href,
    takeAway: stop,
    silence() {
      isSilent = true
    },
    async bringBack() {
      isSilent = false
      if (!server.listening) await listen(port)
    },
    async close() {
      if (server.listening) await stop()
    },
  }
}
