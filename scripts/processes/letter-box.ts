import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { migrationsFolder } from '../../src/server/platform/root.ts'
import { insertReaders } from '../../test/mail/readers.ts'
import { silentLog } from '../../test/silent-log.ts'
import { onCleanup } from './cleanup.ts'
import { writePost } from './requests.ts'

export const HIGHEST_PACE = { LETTERS_PER_MINUTE: '6000' }

export async function openLetterBox() {
  const ids = new Map<string, string[]>()
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      let head = ''
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 4096) head += chunk.toString('latin1')
      })
      stream.on('end', () => {
        const [, id = ''] = /^message-id: (\S+)/im.exec(head) ?? []
        const readers = envelope.rcptTo.filter(({ address }) => address.startsWith('reader'))
        for (const { address } of readers) ids.set(address, [...(ids.get(address) ?? []), id])
        // The owner also gets mails about sign-ins, which do not count.
        count += readers.length
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onCleanup(() => void server.close())
  const { port } = server.server.address() as { port: number }
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'diary@example.com' }
  return { env, ids, count: () => count }
}

/** No diary may have the store open. */
export async function addReaders(env: Record<string, string>, readers: number) {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env
  const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
  await insertReaders(database, readers)
  await database.close()
}

export async function sendLetter(url: string, headers: Record<string, string>) {
  const { id } = (await (await writePost(url, headers, 'A letter to all')).json()) as { id: number }
  const answer = await fetch(`${url}/api/admin/posts/${id}/letter`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ subject: 'A letter to all', kind: 'whole' }),
  })
  if (!answer.ok) throw new Error(`no letter: ${await answer.text()}`)
}
