import type { z } from 'zod'
import { StartError } from '../process/lifecycle.ts'
import {
  externalServicesEnvSchema,
  serverEnvSchema,
  signInEnvSchema,
  storageEnvSchema,
  toExternalServicesConfig,
  toServerConfig,
  toSignInConfig,
  toStorageConfig,
} from './variables.ts'

type Env = Record<string, string | undefined>

/** Error messages never print the values of these variables. */
const SECRETS = new Set(['DATABASE_URL', 'ADMIN_PASSWORD', 'SMTP_URL', 'METRICS_TOKEN'])

const everything = serverEnvSchema.extend({
  ...storageEnvSchema.shape,
  ...signInEnvSchema.shape,
  ...externalServicesEnvSchema.shape,
})

export type Config = ReturnType<typeof configFrom>

export function readConfig(env: Env) {
  const values = withoutBlanks(env)
  const read = everything.safeParse(values)
  const problems = incompleteGroups(values)
  if (!read.success) problems.unshift(...fieldProblems(read.error, env))
  if (!read.success || problems.length > 0) throw new StartError(problems.join('\n'))
  return configFrom(read.data)
}

function configFrom(env: z.output<typeof everything>) {
  return {
    ...toServerConfig(env),
    ...toStorageConfig(env),
    ...toSignInConfig(env),
    ...toExternalServicesConfig(env),
  }
}

/** An empty variable counts as unset, and spaces count only in a password. */
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
    const values = SECRETS.has(name) ? '' : `, but is ${JSON.stringify(env[name])}`
    return `${name} must be ${message}${values}.`
  })
}

const pairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
]
const s3 = ['MEDIA_S3_URL', 'MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY']

function incompleteGroups(values: Env): string[] {
  const problems = pairs
    .filter((names) => isPartly(names, values))
    .map((names) => `${names.join(' and ')} belong together: set both or neither.`)
  if (isPartly(s3, values)) {
    problems.push(`${s3[0]}, ${s3[1]} and ${s3[2]} belong together: set all or none.`)
  }
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = values
  if (AI_BASE_URL && !AI_MODEL) {
    problems.push('AI_BASE_URL needs AI_MODEL, the name of the model to ask.')
  }
  if (!AI_BASE_URL && (AI_MODEL || AI_API_KEY)) {
    problems.push('AI_API_KEY and AI_MODEL need AI_BASE_URL, the address to ask at.')
  }
  return problems
}

function isPartly(names: string[], values: Env): boolean {
  const isSet = names.map((name) => values[name] !== undefined)
  return isSet.includes(true) && isSet.includes(false)
}
