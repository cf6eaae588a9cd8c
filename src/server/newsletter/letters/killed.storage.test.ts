import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeClock } from '#test/fake-clock.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { storesForKillTests, type TestStore } from '#test/stores/stores.ts'
import { createTestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { openDatabase } from '../../platform/database/open-database.ts'

const root = join(import.meta.dirname, '../../../..')
const CONNECTIONS = 5

describe.each(storesForKillTests)(
  'a process that is killed in the middle of a letter, $store store',
  ({ makePlace }) => {
    let place: TestStore
    let server: MailServer

    beforeAll(async () => {
      server = await startMailServer()
      place = await makePlace()
    })
    afterAll(async () => {
      await place.remove()
      await server.close()
    })

    const tellInShell = () => {
      const { url, dataDir } = place.options
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
      return endOf(
        spawn(process.execPath, ['scripts/command.ts', 'letters', 'status'], { cwd: root, env }),
      )
    }
    const received = () => {
      const ids = new Map<string, string[]>()
      for (const { to, headers } of server.mails) {
        const id = headers.find((line) => /^message-id:/i.test(line)) ?? ''
        for (const address of to) ids.set(address, [...(ids.get(address) ?? []), id])
      }
      return ids
    }

    test('leaves nobody without it, and few with the same mail twice', async () => {
      const child = startChild('send-until-killed', argumentsFor(place), { SMTP_URL: server.url })
      const ended = endOf(child)
      await waitUntil(() => server.mails.length >= 20 || child.exitCode !== null)
      child.kill('SIGKILL')
      expect(await ended).toMatchObject({ signal: 'SIGKILL', stderr: '' })

      const printed = await tellInShell()
      expect(printed).toMatchObject({ code: 0, stderr: '' })
      const [, all, sent, waiting] =
        /(\d+) recipients: (\d+) sent, 0 failed, 0 skipped, (\d+) waiting/.exec(printed.stdout) ??
        []
      expect(Number(all)).toBe(60)
      expect(Number(sent) + Number(waiting)).toBe(60)
      expect(server.mails.length - Number(sent)).toBeLessThanOrEqual(CONNECTIONS)

      const database = await openDatabase(place.options)
      // At this time the leases of the killed process have expired.
      const clock = createFakeClock('2026-11-16T10:10:00Z')
      const env = { SMTP_URL: server.url, LETTERS_PER_MINUTE: '6000' }
      const diary = await createTestApp({ env, database, clock })
      await diary.services.platform.jobs.run()
      const [letter] = await diary.services.newsletter.letters.list()
      expect(letter).toMatchObject({ letter: { state: 'sent' }, figures: { sent: 60, waiting: 0 } })
      await diary.close()
      await database.close()

      const ids = received()
      expect(ids.size).toBe(60)
      expect(server.mails.length - 60).toBeLessThanOrEqual(CONNECTIONS)
      expect([...ids.values()].filter((own) => new Set(own).size > 1)).toEqual([])
    })
  },
)
