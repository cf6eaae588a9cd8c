import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { AppError } from '../http/errors.ts'

/** Shell commands run in the diary's process, because only it may open the embedded store. */
export type CommandHandlers = Record<string, (input: unknown) => Promise<unknown>>

const GONE =
  'The running diary stopped answering. What it had begun, it goes on with when it runs again.'

const fileIn = (dataDir: string) => join(dataDir, 'control.json')

/**
 * Serves commands on the loopback address, never as part of the website. The secret is stored
 * beside the data, so reading it takes the same rights as reading the data.
 */
export async function startCommandServer(dataDir: string, commands: CommandHandlers) {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    const answer = await answerCommand(request, secret, commands)
    // A later request of a command would fail on a connection that is just being closed.
    response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify(answer.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as { port: number }
  const file = fileIn(dataDir)
  // The file is created again, because an existing one would keep its old permissions.
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' })
  return {
    async close() {
      await rm(file, { force: true })
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answerCommand(request: IncomingMessage, secret: string, commands: CommandHandlers) {
  try {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      return { status: 401, body: { message: 'This isn’t for you.' } }
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { command, input } = JSON.parse(Buffer.concat(chunks).toString()) as {
      command: string
      input: unknown
    }
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (!run)
      return { status: 404, body: { message: 'The running diary doesn’t know this command.' } }
    return { status: 200, body: { result: (await run(input)) ?? null } }
  } catch (error) {
    const message =
      error instanceof AppError ? error.message : 'The running diary couldn’t do that.'
    return { status: 400, body: { message } }
  }
}

const isSame = (received: string, expected: string) =>
  received.length === expected.length &&
  timingSafeEqual(Buffer.from(received), Buffer.from(expected))

export async function findRunningDiary(dataDir: string) {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null)
  if (!text) return null
  const { port, secret } = JSON.parse(text) as { port: number; secret: string }
  const ask = async (command: string, input: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ command, input }),
    }).catch(() => {
      throw new AppError(503, 'control.gone', GONE)
    })
    const body = (await response.json()) as { result?: unknown; message?: string }
    if (!response.ok) throw new AppError(response.status, 'control.refused', body.message ?? '')
    return body.result
  }
  // A killed diary leaves its file behind; then no process, or another one, uses the port.
  const isThere = await ask('ping', null).then(
    () => true,
    () => false,
  )
  return isThere ? { ask } : null
}
