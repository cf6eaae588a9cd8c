import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseOptions } from '#server/platform/database/database.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from './test-database.ts'

/** An empty place of its own for a database, and how to remove it. */
export interface Place {
  options: DatabaseOptions
  remove(): Promise<void>
}

export function makeEmbeddedPlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-dir-'))
  return {
    options: { dataDir, migrationsFolder, log: silentLog },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

export async function makeServerPlace(): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await askServer(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return {
    options: { url: url.href, dataDir: '', migrationsFolder, log: silentLog },
    remove: () => askServer(`drop database ${name} with (force)`),
  }
}

export const stores: { store: string; makePlace: () => Place | Promise<Place> }[] = [
  { store: 'embedded', makePlace: makeEmbeddedPlace },
  { store: 'server', makePlace: makeServerPlace },
]

async function askServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
