import { isDeepStrictEqual } from 'node:util'
import type { DogProfile } from '#shared/dog/profile.ts'
import { defaultDog } from './default-dog.ts'

const [demoDog] = defaultDog.dogs

/** Removes texts that equal the demo's word for word; the owner's own texts stay. */
export function withoutDemoTexts(dog: DogProfile): DogProfile {
  // These facts and the style of the drawing are no sentences about the demo's dog.
  const { name, breed, birthday, pronouns, coat, heroLook, ...words } = dog
  const own = withoutSame(words, demoDog) as typeof words
  return { ...own, name, breed, birthday, pronouns, coat, heroLook }
}

/** The two halves of a heading are removed only together. */
const isHeading = (value: object) => 'turned' in value

function withoutSame(mine: unknown, demo: unknown): unknown {
  if (typeof mine === 'string') return mine === demo ? '' : mine
  if (Array.isArray(mine)) {
    return mine.filter(
      (value) => !(demo as unknown[]).some((other) => isDeepStrictEqual(value, other)),
    )
  }
  const [parts, others] = [mine as object, demo as Record<string, unknown>]
  if (isHeading(parts) && !isDeepStrictEqual(parts, others)) return parts
  return Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [key, withoutSame(value, others[key])]),
  )
}
