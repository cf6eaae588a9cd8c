import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { allEndpoints } from './all-endpoints.ts'
import type { Endpoint } from './endpoint.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

async function endpointsOf(file: string) {
  const contents: Record<string, unknown> = await import(`./${file}`)
  return Object.values(contents).filter(isEndpoint)
}

test("visitors' calls and the owner's are described in files of their own", async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !file.includes('.test.'))
  const found: Endpoint[] = []
  for (const file of files) {
    const endpoints = await endpointsOf(file)
    found.push(...endpoints)
    const wrong = endpoints.filter(({ who }) => (who === 'admin') !== file.includes('.admin.'))
    expect([file, wrong.map(({ method, path }) => `${method} ${path}`)]).toEqual([file, []])
  }
  expect(new Set(allEndpoints)).toEqual(new Set(found))
})
