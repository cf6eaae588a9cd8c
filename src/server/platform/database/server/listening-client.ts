import pg from 'pg'
import { streamOf } from './server-watch.ts'

const heartbeatEvery = 1_000
const patience = 2_000

interface ListeningOptions {
  connection: pg.ClientConfig
  channels: Iterable<string>
  onMessage: (channel: string, payload: string) => void
  /** The server does not answer: the connection is cut, and `onEnd` follows. */
  onSilent: () => void
  onEnd: () => void
}

/** A connection that listens, and is asked now and then: a silently dead one is noticed only so. */
export async function openListeningClient(options: ListeningOptions): Promise<pg.Client> {
  const { connection, channels, onMessage, onSilent, onEnd } = options
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''))
  // Reported by 'end', which always follows; unhandled it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  let isAsked = false
  const heartbeat = setInterval(async () => {
    // One question at a time: a slow server gets no queue of them.
    if (isAsked) return
    isAsked = true
    await client.query('select 1').catch(() => {
      onSilent()
      streamOf(client)?.destroy()
    })
    isAsked = false
  }, heartbeatEvery)
  heartbeat.unref()
  client.on('end', () => {
    clearInterval(heartbeat)
    onEnd()
  })
  return client
}
