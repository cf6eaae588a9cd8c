import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('nothing configured is a plain local start', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    seed: 'demo',
    logLevel: 'info',
    trustProxy: false,
    isPublicUrlConfigured: false,
    oidcIssuer: 'https://accounts.google.com',
  })
  expect(config.publicUrl.origin).toBe('http://localhost:3000')
  expect(config.databaseUrl).toBeUndefined()
})

test('everything wrong with the environment is told at once', () => {
  const problems = problemsOf({
    PORT: 'three thousand',
    PUBLIC_URL: 'diary',
    DATABASE_URL: 'mysql://root:hunter2@db/diary',
    ADMIN_EMAIL: 'owner',
    SMTP_URL: 'mail.example.com',
    LETTERS_PER_MINUTE: 'many',
    DIARY_LANGUAGE: 'klingon',
    SEED: 'maybe',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'perhaps',
    GOOGLE_CLIENT_ID: 'only-the-id',
    AI_MODEL: 'only-the-model',
    OIDC_ISSUER: 'http://issuer.example.com',
  })
  const names = [
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'SMTP_URL',
    'LETTERS_PER_MINUTE must be a number from 1 to 6000, but is "many".',
    'DIARY_LANGUAGE must be one of en, de, es, fr, but is "klingon".',
    'SEED',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'GOOGLE_CLIENT_SECRET',
    'AI_BASE_URL',
    'OIDC_ISSUER',
  ]
  for (const name of names) expect(problems).toContain(name)
})

test('a problem never shows a secret', () => {
  const problems = problemsOf({
    DATABASE_URL: 'mysql://root:hunter2@db/diary',
    SMTP_URL: 'imap://me:hunter2@mail',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'hunt2',
  })
  expect(problems).not.toContain('hunt')
  expect(problems.split('\n')).toHaveLength(3)
})

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '' })).toMatchObject({ port: 3000 })
})

test('the number or the addresses of trusted proxies are read', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
  ])
})

test('an issuer without encryption is accepted on this machine only', () => {
  expect(readConfig({ OIDC_ISSUER: 'http://127.0.0.1:4000' }).oidcIssuer).toContain('127.0.0.1')
  expect(problemsOf({ OIDC_ISSUER: 'http://example.com' })).toContain('OIDC_ISSUER')
})

test('a password that no version accepted is refused with the length of today', () => {
  const problems = problemsOf({ ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'five5' })
  expect(problems).toBe('ADMIN_PASSWORD must be at least 8 characters long.')
})

test.each([
  ['compose.yaml', /TRUST_PROXY: \$\{TRUST_PROXY:-(\S+)\}/],
  ['nginx.conf', /TRUST_PROXY=(\S+)/],
])('the example %s names a proxy to trust', (file, pattern) => {
  const example = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
  const [, TRUST_PROXY = ''] = pattern.exec(example) ?? []
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual([TRUST_PROXY])
})
