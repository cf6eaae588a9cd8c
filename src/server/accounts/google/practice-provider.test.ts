import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { googleMode } from './oidc.ts'
import { startPracticeProvider } from './practice-provider.ts'

const options = {
  clientId: 'practice',
  clientSecret: 'a-secret-for-practice',
  redirectUris: ['http://localhost:3000/api/auth/google/callback'],
}
const real = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

describe('practice never happens', () => {
  test.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', HOST: '127.0.0.1' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'diary.example.com' },
    { PUBLIC_URL: 'https://diary.example.com' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { TRUST_PROXY: 'loopback' },
    { TRUST_PROXY: '1' },
  ])('with %j', async (env) => {
    const config = readConfig(env)
    expect(googleMode(config)).toBe('off')
    await expect(startPracticeProvider(config, options)).rejects.toThrow(
      'only works on a plain start',
    )
    // A configured Google does not turn practice on, either.
    expect(googleMode(readConfig({ ...env, ...real }))).toBe('configured')
  })
})

test.each(['localhost', '127.0.0.1', '::1'])('a plain start on %s practises', (HOST) => {
  expect(googleMode(readConfig({ HOST }))).toBe('practice')
  expect(googleMode(readConfig({ HOST, ...real }))).toBe('configured')
})

test('it listens on the loopback address alone', async () => {
  const provider = await startPracticeProvider(readConfig({}), options)
  const discovery = '/.well-known/openid-configuration'
  expect(provider.issuer.hostname).toBe('127.0.0.1')
  expect((await fetch(new URL(discovery, provider.issuer))).status).toBe(200)
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && !address.internal && address.family === 'IPv4')
  for (const { address } of outside as { address: string }[]) {
    const url = `http://${address}:${provider.issuer.port}${discovery}`
    await expect(fetch(url)).rejects.toThrow()
  }
  await provider.close()
})
