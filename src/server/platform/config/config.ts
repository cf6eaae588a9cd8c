import type { z } from 'zod'
import { StartError } from '../process/start-error.ts'
import { incompleteGroups } from './incomplete-groups.ts'
import { outsideConfig, outsideEnv } from './outside-config.ts'
import { serverConfig, serverEnv } from './server-config.ts'
import { signInConfig, signInEnv } from './sign-in-config.ts'
import { storageConfig, storageEnv } from './storage-config.ts'

type Env = Record<string, string | undefined>

/** What was typed into these is never printed. */
const SECRETS = new Set(['DATABASE_URL', 'ADMIN_PASSWORD', 'SMTP_URL', 'METRICS_TOKEN'])

const everything = serverEnv.extend({
  ...storageEnv.shape,
  ...signInEnv.shape,
  ...outsideEnv.shape,
})

export type Config = ReturnType<typeof configFrom>

/** Reads the environment once; everything wrong with it is told in one go. */
export function readConfig(env: Env) {
  const given = withoutBlanks(env)
  const read = everything.safeParse(given)
  const problems = incompleteGroups(given)
  if (!read.success) problems.unshift(...fieldProblems(read.error, env))
  if (!read.success || problems.length > 0) throw new StartError(problems.join('\n'))
  return configFrom(read.data)
}

function configFrom(env: z.output<typeof everything>) {
  return {
    ...serverConfig(env),
    ...storageConfig(env),
    ...signInConfig(env),
    ...outsideConfig(env),
  }
}

/** An empty variable is as good as none; spaces belong to a password alone. */
function withoutBlanks(env: Env): Env {
  const entries = Object.entries(env).map(([name, value]) => [
    name,
    (name === 'ADMIN_PASSWORD' ? value : value?.trim()) || undefined,
  ])
  return Object.fromEntries(entries)
}

function fieldProblems({ issues }: z.ZodError, env: Env): string[] {
  const expected = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = String(path[0])
    if (!expected.has(name)) expected.set(name, message)
  }
  return [...expected].map(([name, message]) => {
    const told = SECRETS.has(name) ? '' : `, but is ${JSON.stringify(env[name])}`
    return `${name} must be ${message}${told}.`
  })
}
