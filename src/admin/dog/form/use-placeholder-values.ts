import { ageOf } from '#shared/dog/age.ts'
import { placeholderValues } from '#shared/dog/placeholders.ts'
import { useToday } from '../../app/diary.ts'
import { useDog } from './use-dog-form.ts'
import { useLoggedWeight } from './use-logged-weight.ts'

export function usePlaceholderValues() {
  const { dog } = useDog()
  const today = useToday()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dog.birthday)
  const age = isDay ? ageOf(dog.birthday, new Date(today)).adjective : ''
  const weight = useLoggedWeight() ?? dog.weight
  return placeholderValues({ ...dog, weight, age })
}
