import pg from 'pg'
import { StartError } from '../../process/lifecycle.ts'

export function checkServerUrl(url: string): void {
  try {
    if (!/^postgres(ql)?:\/\//i.test(url)) throw new Error('no PostgreSQL address')
    // The constructor parses the address and does not connect.
    new pg.Client({ connectionString: url })
  } catch {
    // The parser's own error is left out: it may quote the address with its password.
    throw new StartError(
      'DATABASE_URL doesn’t look right. Write it as postgres://user:password@host:5432/database, with special characters in the password percent-encoded.',
    )
  }
}

const network = 'check the host and port in DATABASE_URL, and make sure the server is running.'

const sentences: Record<string, string> = {
  ECONNREFUSED: `The PostgreSQL server refused the connection: ${network}`,
  ECONNRESET: `The PostgreSQL server closed the connection: ${network}`,
  ENOTFOUND: `The PostgreSQL server’s host is unknown: ${network}`,
  EAI_AGAIN: `The PostgreSQL server’s host couldn’t be looked up: ${network}`,
  EHOSTUNREACH: `The PostgreSQL server can’t be reached: ${network}`,
  ENETUNREACH: `The PostgreSQL server can’t be reached: ${network}`,
  ETIMEDOUT: `The PostgreSQL server didn’t answer in time: ${network}`,
  ENOENT: `The PostgreSQL server’s socket wasn’t found: ${network}`,
  '28P01':
    'The PostgreSQL server refused the user or password. Check both in DATABASE_URL, with special characters percent-encoded.',
  '28000':
    'The PostgreSQL server doesn’t let this user in. Check the user in DATABASE_URL and the server’s access rules (pg_hba.conf).',
  '3D000':
    'The PostgreSQL server has no database by that name. Create it, or fix the name in DATABASE_URL.',
  '42501':
    'The user in DATABASE_URL isn’t allowed to create tables. Make it the owner of the database, or grant it permission.',
  '53300':
    'The PostgreSQL server has no free connections. Close some, or raise its max_connections.',
  '57P03': 'The PostgreSQL server is still starting or shutting down. Try again in a moment.',
}

export function toStartError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const sentence = sentences[codeOf(error)]
  if (sentence) return new StartError(sentence)
  if (/timeout/i.test(error.message)) return new StartError(sentences.ETIMEDOUT ?? '')
  if (/SSL/.test(error.message)) {
    return new StartError(
      'The PostgreSQL server and DATABASE_URL don’t agree on encryption. Check sslmode in DATABASE_URL.',
    )
  }
  return codeOf(error) || !/password|SASL|SCRAM/.test(error.message)
    ? error
    : new StartError(sentences['28P01'] ?? '')
}

function codeOf(error: Error): string {
  const { code, errors, cause } = error as { code?: unknown; errors?: unknown[]; cause?: unknown }
  if (typeof code === 'string') return code
  // A host with several addresses fails with one error for each.
  const inner = errors?.[0] ?? cause
  return inner instanceof Error ? codeOf(inner) : ''
}
