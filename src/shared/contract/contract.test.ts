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

test('every call to sign in, confirm it and sign out is essential, and no other', () => {
  const essential = allEndpoints.filter(({ essential }) => essential).map(({ path }) => path)
  expect(essential.toSorted()).toEqual([
    '/api/admin/confirm',
    '/api/admin/confirm/google',
    '/api/admin/confirm/passkey',
    '/api/admin/confirm/passkey/options',
    '/api/auth/forgotten',
    '/api/auth/google/finish',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/passkey',
    '/api/auth/passkey/options',
    '/api/auth/reset',
    '/api/auth/sign-out',
    '/api/auth/verify-admin',
  ])
})
