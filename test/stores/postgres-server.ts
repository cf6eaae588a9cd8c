import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { silentLog } from '../silent-log.ts'
import { askPostgres, startPostgres } from './start-postgres.ts'
import { migrationsFolder } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A database with all tables; copying it is much faster than running the migrations. */
    postgresTemplate: string
  }
}

const TEMPLATE = 'diary_template'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', TEMPLATE)
  await askPostgres(server.url, `create database ${TEMPLATE}`)
  const url = Object.assign(new URL(server.url), { pathname: TEMPLATE }).href
  const database = await openDatabase({ url, dataDir: '', migrationsFolder, log: silentLog })
  await database.close()
  return server.remove
}
