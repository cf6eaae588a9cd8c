import { setTimeout } from 'node:timers/promises'
import { startMailServer } from '../../../test/mail/mail-server.ts'
import { onCleanup } from '../../processes/cleanup.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../../processes/diary-process.ts'
import { percentile, type Row, say } from '../../processes/figures.ts'
import { ask, writePost } from '../../processes/requests.ts'
import type { Stores } from '../../processes/stores.ts'
import { waitFor } from '../../processes/turns.ts'
import { atPace } from './at-pace.ts'

const ADDRESSES = 200
const QUIET_SECONDS = 15
const READS_PER_SECOND = 40
const SLUG = 'a-walk-in-the-rain'
const page = `/blog/${SLUG}`
const calls = `/api/posts/${SLUG}/comments`

/** Sends comments from two hundred addresses at once, while others read the page. */
export async function floodWithComments(
  stores: Stores,
  comments: number,
  seconds: number,
): Promise<Row[]> {
  const mail = await startMailServer()
  onCleanup(() => void mail.close())
  const diary = await startDiaryProcess({ ...stores.embedded(), SEED: 'none', SMTP_URL: mail.url })
  const headers = await signIn(diary.url)
  await openComments(diary, headers)
  const etag = await etagOf(diary)
  const before = await read(diary, QUIET_SECONDS)
  const flood = atPace(comments, seconds * 1000, (number) => comment(diary, number))
  const [answers, during] = await Promise.all([flood, read(diary, seconds)])
  // The loop that sends mail runs every ten seconds.
  await setTimeout(12_000)
  const listed = await fetch(`${diary.url}/api/admin/comments`, { headers })
  const { counts } = (await listed.json()) as { counts: Record<string, number> }
  const thread = (await (await fetch(diary.url + calls)).json()) as { total: number }
  const isSame = etag === (await etagOf(diary))
  await diary.end()

  const taken = answers.filter(({ status }) => status === 200).length
  const stored = (counts.waiting ?? 0) + (counts.spam ?? 0)
  const isDigest = (line: string) => /^subject: .*comment/i.test(line)
  const digests = mail.mails.filter((mail) => mail.headers.some(isDigest)).length
  return [
    {
      what: `${comments} comments in ${seconds} s from ${ADDRESSES} addresses: none is public`,
      figure: `${thread.total} public; ${taken} taken, ${stored} stored, ${comments - taken} refused`,
      isWithin: thread.total === 0 && taken === stored && taken > 0,
    },
    {
      what: '… and the page stays as it was, in memory',
      figure: isSame ? 'the same' : 'another',
      isWithin: isSame,
    },
    {
      what: '… and readers wait at most twice as long (p99)',
      figure: `${say.ms(during)}, ${say.ms(before)} before`,
      isWithin: during <= Math.max(2 * before, 10),
    },
    { what: '… and the owner gets one mail', figure: `${digests} mails`, isWithin: digests === 1 },
  ]
}

async function openComments(diary: DiaryProcess, headers: Record<string, string>) {
  const features = { comments: true, featuredPosts: true, analytics: false }
  const body = JSON.stringify({ features })
  await fetch(`${diary.url}/api/admin/settings`, { method: 'PUT', headers, body })
  await writePost(diary.url, headers, SLUG.replaceAll('-', ' '))
  await waitFor(async () => (await ask(diary.port, page)).status === 200, 30_000)
}

async function etagOf({ url }: DiaryProcess) {
  const answer = await fetch(url + page)
  await answer.text()
  return answer.headers.get('etag')
}

async function read({ port }: DiaryProcess, seconds: number): Promise<number> {
  const reads = await atPace(seconds * READS_PER_SECOND, seconds * 1000, () => ask(port, page))
  const times = reads.map(({ ms }) => ms)
  return percentile(times, 0.99)
}

/** Each request uses one of several loopback addresses in turn. */
function comment({ port }: DiaryProcess, number: number) {
  const body = JSON.stringify({
    name: `Reader ${number}`,
    message: `Comment ${number}: ${Math.random().toString(36).repeat(5)}`,
  })
  const headers = { 'content-type': 'application/json' }
  const localAddress = `127.0.1.${(number % ADDRESSES) + 1}`
  return ask(port, calls, { method: 'POST', localAddress, headers, body })
}
