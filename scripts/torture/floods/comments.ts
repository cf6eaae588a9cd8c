import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { startMailServer } from '../../../test/mail/mail-server.ts'
import { onCleanup } from '../../processes/cleanup.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../../processes/diary-process.ts'
import { ask, writePost } from '../../processes/requests.ts'
import type { Stores } from '../../processes/stores.ts'
import { milliseconds, type Promised, percentile, waitFor } from '../promise.ts'

const ADDRESSES = 200
const QUIET_SECONDS = 15
const READS_PER_SECOND = 40
const SLUG = 'a-walk-in-the-rain'
const page = `/blog/${SLUG}`
const calls = `/api/posts/${SLUG}/comments`

/** Comments from two hundred addresses at once, while others read the page they are meant for. */
export async function floodWithComments(
  stores: Stores,
  comments: number,
  seconds: number,
): Promise<Promised[]> {
  const mail = await startMailServer()
  onCleanup(() => void mail.close())
  const env = { ...stores.embedded(), SEED: 'none', SMTP_URL: mail.url }
  const diary = await startDiaryProcess(env)
  const headers = await signIn(diary.url)
  await openComments(diary, headers)
  const etag = await etagOf(diary)
  const quiet = await read(diary, QUIET_SECONDS)
  const [answers, busy] = await Promise.all([flood(diary, comments, seconds), read(diary, seconds)])
  // The loop that sends mail comes by every ten seconds.
  await setTimeout(12_000)
  const listed = await fetch(`${diary.url}/api/admin/comments`, { headers })
  const { counts } = (await listed.json()) as { counts: Record<string, number> }
  const isSame = etag === (await etagOf(diary))
  const thread = (await (await fetch(diary.url + calls)).json()) as { total: number }
  const digests = mail.mails.filter(({ headers }) =>
    headers.some((line) => /^subject: .*comment/i.test(line)),
  ).length
  await diary.end()
  return tell({ answers, counts, quiet, busy, isSame, shown: thread.total, digests, seconds })
}

async function openComments(diary: DiaryProcess, headers: Record<string, string>) {
  const features = { comments: true, featuredPosts: true, analytics: false }
  await fetch(`${diary.url}/api/admin/settings`, {
    ...{ method: 'PUT', headers: { ...headers, origin: diary.url } },
    body: JSON.stringify({ features }),
  })
  await writePost(diary.url, headers, SLUG.replaceAll('-', ' '))
  await waitFor(async () => (await ask(diary.port, page)).status === 200, 30_000)
}

const etagOf = async ({ url }: DiaryProcess) => {
  const answer = await fetch(url + page)
  await answer.text()
  return answer.headers.get('etag')
}

/** How long each reader of the page waits. */
async function read({ port }: DiaryProcess, seconds: number): Promise<number[]> {
  const asked: Promise<{ ms: number }>[] = []
  for (let n = 0; n < seconds * READS_PER_SECOND; n += 1) {
    asked.push(ask(port, page))
    await setTimeout(1000 / READS_PER_SECOND)
  }
  return (await Promise.all(asked)).map(({ ms }) => ms)
}

/** Evenly over the time, from addresses of this machine's own network in turn. */
async function flood(diary: DiaryProcess, comments: number, seconds: number) {
  const sent: Promise<number>[] = []
  const begun = performance.now()
  for (let n = 0; n < comments; n += 1) {
    const due = begun + (n / comments) * seconds * 1000
    await setTimeout(Math.max(0, due - performance.now()))
    sent.push(comment(diary, `127.0.1.${(n % ADDRESSES) + 1}`, n))
  }
  return Promise.all(sent)
}

function comment({ port }: DiaryProcess, localAddress: string, n: number): Promise<number> {
  const body = JSON.stringify({
    name: `Reader ${n}`,
    message: `Comment ${n}: ${Math.random().toString(36).repeat(5)}`,
  })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  return new Promise((resolve) => {
    const about = { host: '127.0.0.1', port, path: calls, method: 'POST', localAddress, headers }
    const asked = request(about, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume()
    })
    asked.on('error', () => resolve(0)).end(body)
  })
}

interface Outcome {
  answers: number[]
  counts: Record<string, number>
  quiet: number[]
  busy: number[]
  isSame: boolean
  shown: number
  digests: number
  seconds: number
}

function tell(outcome: Outcome): Promised[] {
  const { answers, counts, quiet, busy, isSame, shown, digests, seconds } = outcome
  const taken = answers.filter((status) => status === 200).length
  const kept = (counts.waiting ?? 0) + (counts.spam ?? 0)
  const before = percentile(quiet, 0.99)
  const during = percentile(busy, 0.99)
  return [
    {
      promise: `${answers.length} comments in ${seconds} s from ${ADDRESSES} addresses: none is public`,
      figure: `${shown} public; ${taken} taken, ${kept} stored, ${answers.length - taken} refused`,
      isKept: shown === 0 && taken === kept && taken > 0,
    },
    {
      promise: '… and the page stays as it was, in memory',
      figure: isSame ? 'the same' : 'another',
      isKept: isSame,
    },
    {
      promise: '… and readers wait at most twice as long (p99)',
      figure: `${milliseconds(during)}, ${milliseconds(before)} before`,
      isKept: during <= Math.max(2 * before, 10),
    },
    {
      promise: '… and the owner gets one mail',
      figure: `${digests} mails`,
      isKept: digests === 1,
    },
  ]
}
