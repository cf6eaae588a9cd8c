import pg from 'pg'
import { StartError } from '../../process/start-error.ts'

export function checkServerUrl(url: string): void {
  try {
    if (!/^postgres(ql)?:\/\//i.test(url)) throw new Error('no PostgreSQL address')
    // The constructor parses the address and does not connect.
    new pg.Client({ connectionString: url })
  } catch {
    // The parser's own error is left out: it may quote the address with its password.
    throw new StartError(
      'DATABASE_URL cannot be read: write it as postgres://user:password@host:5432/database, with special characters in the password percent-encoded.',
    )
  }
}

const network = 'check the host and port in DATABASE_URL and that the server is running.'

const sentences: Record<string, string> = {
  ECONNREFUSED: `The PostgreSQL server refused the connection: ${network}`,
  ECONNRESET: `The PostgreSQL server closed the connection: ${network}`,
  ENOTFOUND: `The host of the PostgreSQL server is not known: ${network}`,
  EAI_AGAIN: `The host of the PostgreSQL server could not be looked up: ${network}`,
  EHOSTUNREACH: `The PostgreSQL server cannot be reached: ${network}`,
  ENETUNREACH: `The PostgreSQL server cannot be reached: ${network}`,
  ETIMEDOUT: `The PostgreSQL server did not answer in time: ${network}`,
  ENOENT: `The socket of the PostgreSQL server was not found: ${network}`,
  '28P01':
    'The PostgreSQL server refused the user or password: check both in DATABASE_URL, with special characters percent-encoded.',
  '28000':
    'The PostgreSQL server does not let this user in: check the user in DATABASE_URL and the access rules (pg_hba.conf) of the server.',
  '3D000':
    'The PostgreSQL server has no database of that name: create it, or correct the name in DATABASE_URL.',
  '42501':
    'The user in DATABASE_URL may not create tables: make it the owner of the database, or grant it the rights.',
  '53300':
    'The PostgreSQL server has no free connection: close some, or raise its max_connections.',
  '57P03': 'The PostgreSQL server is still starting or shutting down: try again in a moment.',
}

/** Known troubles of connecting become one sentence; anything else stays as it is. */
export function serverStartError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const sentence = sentences[codeOf(error)]
  if (sentence) return new StartError(sentence)
  if (/timeout/i.test(error.message)) return new StartError(sentences.ETIMEDOUT ?? '')
  if (/SSL/.test(error.message)) {
    return new StartError(
      'The PostgreSQL server and DATABASE_URL do not agree on encryption: check sslmode in DATABASE_URL.',
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
