import { defaultDog } from '#server/dog/default-dog.ts'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { type DogDocument, updateDog } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'

export const makeDogDocument = (change: Partial<DogProfile>): DogDocument => ({
  dogs: [{ ...defaultDog.dogs[0], ...change }],
})

export const saveDog = (call: ApiClient, change: Partial<DogProfile>, version = 0) =>
  call(updateDog, { body: { document: makeDogDocument(change), version } })

interface Refusal {
  status: number
  problem: { fields?: Record<string, string>; code: string }
}

export const findRefusal = (answer: Promise<unknown>): Promise<Refusal | null> =>
  answer.then(
    () => null,
    (error: Refusal) => error,
  )
