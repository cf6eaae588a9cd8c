import { type PGlite, protocol } from '@electric-sql/pglite'
import { type Parse, type Rows, readRows } from './read-rows.ts'

interface Statement {
  name: string
  serializers: ((value: unknown) => string)[]
  parsers: Parse[]
  /** The last message made for it: "the newest four" are asked for again and again. */
  bound?: { values: string; message: Uint8Array }
}

interface Question {
  text: string
  values: unknown[]
  resolve: (rows: Rows | null) => void
}

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** More different questions than the diary has; what comes after them is asked the long way. */
const MOST_KNOWN = 100
const { serialize } = protocol
const { ParameterDescriptionMessage, RowDescriptionMessage } = protocol.messages
const execute = serialize.execute({})
const sync = serialize.sync()
const asIs = (text: string) => text

/**
 * PGlite has each question parsed and described anew, in six steps. Here one that comes again is
 * parsed once and then only bound and run; and all that wait for the store go to it together. The
 * three reads of a home page cost a quarter of what they did.
 */
export function prepareRepeatedReads(client: PGlite) {
  const askPlainly = client.query.bind(client)
  /** Nothing yet for what was asked once only. */
  const known = new Map<string, Statement | null>()
  let prepared = 0
  let waiting: Question[] = []

  const prepare = async (text: string): Promise<Statement> => {
    prepared += 1
    const name = `read_${prepared}`
    const messages = [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      sync,
    ]
    const described = await client.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
    const statement = { name, ...codecsOf(client, described) }
    known.set(text, statement)
    return statement
  }

  const answer = async (asked: Question[]): Promise<Rows[]> => {
    await client._checkReady()
    const statements: Statement[] = []
    for (const { text } of asked) statements.push(known.get(text) ?? (await prepare(text)))
    const messages = asked.flatMap(({ values }, at) => [bind(statements[at]!, values), execute])
    const sent: Buffer[] = []
    await client.execProtocolRawStream(Buffer.concat([...messages, sync]), {
      syncToFs: false,
      // A view of the store's own memory: it must be copied before the store goes on.
      onRawData: (part) => sent.push(Buffer.from(part)),
    })
    return readRows(
      Buffer.concat(sent),
      statements.map(({ parsers }) => parsers),
    )
  }

  const answerWaiting = async () => {
    const asked = waiting
    waiting = []
    const answers = await answer(asked).catch(() => null)
    for (const [at, { resolve }] of asked.entries()) resolve(answers?.[at] ?? null)
  }

  const ask = (text: string, values: unknown[]) =>
    new Promise<Rows | null>((resolve) => {
      waiting.push({ text, values, resolve })
      if (waiting.length > 1) return
      // As any query: never in the middle of somebody's transaction.
      void client._runExclusiveTransaction(() => client._runExclusiveQuery(answerWaiting))
    })

  const isWorthIt = (text: string): boolean => {
    if (known.has(text)) return true
    if (known.size < MOST_KNOWN) known.set(text, null)
    return false
  }

  client.query = (async (text, values = [], options) => {
    const isRead = options?.rowMode === 'array' && text.startsWith('select ')
    if (!isRead || !isWorthIt(text)) return askPlainly(text, values, options)
    const rows = await ask(text, values)
    if (rows) return { rows, fields: [] }
    // Whatever it was, the long way says it in full, or needs no more than a new beginning.
    known.delete(text)
    return askPlainly(text, values, options)
  }) as PGlite['query']
}

function bind(statement: Statement, values: unknown[]): Uint8Array {
  const { name, serializers, bound } = statement
  const given = values.map((value, at) => (value == null ? null : serializers[at]!(value)))
  const written = JSON.stringify(given)
  if (bound?.values === written) return bound.message
  const message = serialize.bind({ statement: name, values: given })
  statement.bound = { values: written, message }
  return message
}

function codecsOf({ serializers, parsers }: PGlite, described: BackendMessage[]) {
  const codecs: Pick<Statement, 'serializers' | 'parsers'> = { serializers: [], parsers: [] }
  for (const message of described) {
    if (message instanceof ParameterDescriptionMessage) {
      codecs.serializers = message.dataTypeIDs.map((type) => serializers[type] ?? String)
    } else if (message instanceof RowDescriptionMessage) {
      codecs.parsers = message.fields.map(({ dataTypeID }) => parsers[dataTypeID] ?? asIs)
    }
  }
  return codecs
}
