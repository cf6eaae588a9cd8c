import { useQuery } from '@tanstack/react-query'
import { ageOf } from '#shared/dog/age.ts'
import { placeholderValues } from '#shared/dog/placeholders.ts'
import { settingsQuery } from '../../queries.ts'
import { useDog } from './use-dog-form.ts'

/** The diary's day, as the server counts it. */
export function useToday(): string {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.today ?? new Date().toISOString().slice(0, 10)
}

export function usePlaceholderValues() {
  const { dog } = useDog()
  const today = useToday()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dog.birthday)
  const age = isDay ? ageOf(dog.birthday, new Date(today)).adjective : ''
  return placeholderValues({ ...dog, age })
}
