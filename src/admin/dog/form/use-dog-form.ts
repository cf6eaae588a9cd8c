import { createContext, useContext, useState } from 'react'
import type { DogProfile } from '#shared/dog/profile.ts'
import { PublishedProfile } from '#shared/dog/profile-rules.ts'
import { readPath, writePath } from './dog-path.ts'

/** What is wrong, by the path of its field. */
export type DogErrors = Record<string, string>

export interface DogForm {
  dog: DogProfile
  errors: DogErrors
  read: (path: string) => string
  write: (path: string, value: unknown) => void
  replace: (dog: DogProfile) => void
  /** Null when something is wrong; then the errors say what. */
  check: () => DogProfile | null
  setErrors: (errors: DogErrors) => void
}

export function useDogForm(start: DogProfile): DogForm {
  const [dog, setDog] = useState(start)
  const [errors, setErrors] = useState<DogErrors>({})
  return {
    dog,
    errors,
    read: (path) => String(readPath(dog, path) ?? ''),
    write(path, value) {
      setDog((before) => writePath(before, path, value))
      setErrors(({ [path]: _, ...rest }) => rest)
    },
    replace(next) {
      setDog(next)
      setErrors({})
    },
    check() {
      const checked = PublishedProfile.safeParse(dog)
      if (checked.success) return checked.data
      const issues = checked.error.issues.map(({ path, message }) => [path.join('.'), message])
      setErrors(Object.fromEntries(issues.reverse()))
      return null
    },
    setErrors,
  }
}

export const DogFormContext = createContext<DogForm | null>(null)

export function useDog(): DogForm {
  const form = useContext(DogFormContext)
  if (!form) throw new Error('a field about the dog was drawn outside its form')
  return form
}
