import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  headers: string[]
}

export interface MailServer {
  url: string
  mails: ReceivedMail[]
  refuse(count: number): void
  /**
   * Decides the SMTP answer for a recipient, such as "550 5.1.1 No such user"; null accepts the
   * mail.
   */
  answerTo(decide: (address: string) => string | null): void
  refused(): number
  close(): Promise<void>
}

function refusal(answer: string): Error {
  const responseCode = Number(answer.slice(0, 3))
  return Object.assign(new Error(answer.slice(4)), { responseCode })
}

/** A real mail server that stores received mails. A fixed port lets a test stop and restart it. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let toRefuse = 0
  let refused = 0
  let decide: (address: string) => string | null = () => null
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const answer = decide(address)
      done(answer ? refusal(answer) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (toRefuse > 0) {
          toRefuse -= 1
          refused += 1
          done(new Error('the mailbox is asleep'))
          return
        }
        const raw = Buffer.concat(chunks).toString('utf8')
        const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          headers: head.split('\r\n'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: actualPort } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    mails,
    refuse: (count) => {
      toRefuse = count
    },
    answerTo: (next) => {
      decide = next
    },
    refused: () => refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Accepts connections but never sends a greeting. */
export async function startSilentMailServer() {
  const open = new Set<Socket>()
  let connections = 0
  let mostAtOnce = 0
  const server = createServer((socket) => {
    open.add(socket)
    connections += 1
    mostAtOnce = Math.max(mostAtOnce, open.size)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => connections,
    mostAtOnce: () => mostAtOnce,
    open: () => open.size,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
