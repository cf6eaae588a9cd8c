import { defaultDog } from '#server/dog/default-dog.ts'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { type DogDocument, updateDog } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'

export const documentOf = (change: Partial<DogProfile>): DogDocument => ({
  dogs: [{ ...defaultDog.dogs[0], ...change }],
})

export const saveDog = (call: ApiClient, change: Partial<DogProfile>, version = 0) =>
  call(updateDog, { body: { document: documentOf(change), version } })

interface Refusal {
  status: number
  problem: { fields?: Record<string, string>; code: string }
}

export const refusalOf = (answer: Promise<unknown>): Promise<Refusal | null> =>
  answer.then(
    () => null,
    (error: Refusal) => error,
  )
