import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from '../ending.ts'
import { ensureBrowser } from '../ensure-browser.ts'

export interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void }

/**
 * A Chromium that is asked through its own protocol and no more than needed. The usual libraries have a
 * debugger listen to every script, and starting ours then took four times as long as it takes visitors.
 */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'diary-chromium-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
  const child = spawn(await ensureBrowser(), [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const stop = atTheEnd(async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      // The whole group: where it comes with a starter script, that one is our child.
      process.kill(-child.pid, 'SIGKILL')
      await once(child, 'exit')
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const line = await openLine(await addressOf(child.stderr))
  return { ...line, stop }
}

export type Chromium = Awaited<ReturnType<typeof startChromium>>

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of said) {
    text += chunk
    const address = /listening on (ws:\S+)/.exec(text)?.[1]
    if (!address) continue
    // It goes on talking; nobody needs to listen.
    said.resume()
    return address
  }
  throw new Error(`Chromium did not start:\n${text}`)
}

async function openLine(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(message: Message) => void>()
  let last = 0

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message
    const asked = message.id && waiting.get(message.id)
    if (!asked) {
      for (const listener of listeners) listener(message)
      return
    }
    waiting.delete(message.id!)
    if (message.error) asked.reject(new Error(message.error.message))
    else asked.resolve(message.result as never)
  })

  return {
    send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
    },
    /** Gives back what ends it. */
    listen(listener: (message: Message) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
