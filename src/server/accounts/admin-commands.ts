import * as z from 'zod/mini'
import { invalidFields } from '#server/platform/http/errors.ts'
import type { Commands } from '#server/platform/process/control.ts'
import { NewPerson } from '#shared/contract/people.ts'
import { unknownEmail } from './accounts.errors.ts'
import type { Auth } from './accounts.ts'

const OneEmail = z.object({ email: z.string() })

/** `npm run admin`: the same whether the running diary does it or the command itself. */
export function adminCommands({
  logSecurity,
  people,
}: Pick<Auth, 'logSecurity' | 'people'>): Commands {
  const get = async (email: string) => {
    const person = await people.findByEmail(email)
    if (!person) throw unknownEmail()
    return person
  }
  const by = 'npm run admin'

  return {
    ping: async () => null,
    'admin list': () => people.list(null),
    'admin add': async (input) => {
      const person = await people.add(read(NewPerson, input), null)
      logSecurity('auth.person_added', { email: person.email, by })
      return person
    },
    'admin password': async (input) => {
      const { email, password } = read(NewPerson, input)
      const person = await get(email)
      await people.setPassword(person.id, password)
      logSecurity('auth.password_changed', { email: person.email, by })
      return person
    },
    'admin remove': async (input) => {
      const person = await get(read(OneEmail, input).email)
      await people.remove(person.id, null, true)
      logSecurity('auth.person_removed', { email: person.email, by })
      return person
    },
  }
}

function read<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw invalidFields({ [String(issue?.path[0] ?? 'input')]: issue?.message ?? 'Not valid.' })
}
