import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../test/stores/start-postgres.ts'
import { onCleanup } from './cleanup.ts'

export type Stores = Awaited<ReturnType<typeof openStores>>

export async function openStores() {
  const folder = await mkdtemp(join(tmpdir(), 'diary-stores-'))
  // PostgreSQL runs as another user and must enter the folder.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres()
  onCleanup(postgres.remove)

  let last = 0
  const embedded = () => {
    last += 1
    return { DATA_DIR: join(folder, `data-${last}`) }
  }
  const server = async () => {
    const place = embedded()
    const url = new URL(postgres.url)
    url.pathname = `diary_${last}`
    await query(postgres.url, `create database diary_${last}`)
    return { ...place, DATABASE_URL: url.href }
  }
  return { folder, postgres, embedded, server }
}

export async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(sql)
  await client.end()
  return rows
}
