import { daysBetween, monthsAfter, monthsBetween } from './day-sums.ts'
import { type Pronouns, pronounForms } from './placeholders.ts'

/** Younger than that, a puppy's age is told in weeks. */
const MONTHS_TOLD = 4

const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`

export interface AgeOn {
  /** Whole months of life; the place on the timeline. */
  months: number
  /** "10 weeks", "4 months", "1 year and 2 months" */
  words: string
  /** The years that were completed on this very day; 0 on all other days. */
  birthday: number
}

/** How old the dog was on a day of the diary; null before the birthday, or without one. */
export function ageOn(birthday: string, day: string): AgeOn | null {
  if (!birthday || day < birthday) return null
  const months = monthsBetween(birthday, day)
  const isBirthday = months > 0 && months % 12 === 0 && monthsAfter(birthday, months) === day
  return {
    months,
    words: ageWords(months, daysBetween(birthday, day)),
    birthday: isBirthday ? months / 12 : 0,
  }
}

function ageWords(months: number, days: number): string {
  if (days < 7) return count(days, 'day')
  if (months < MONTHS_TOLD) return count(Math.floor(days / 7), 'week')
  return monthsWords(months)
}

/** "1 year and 2 months" */
export function monthsWords(months: number): string {
  const [years, beyond] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 && count(years, 'year'), beyond > 0 && count(beyond, 'month')]
  return parts.filter(Boolean).join(' and ') || count(0, 'month')
}

/** "2 years, 3 months and 22 days", for today on the timeline. */
export function exactAge(birthday: string, day: string): string {
  const months = monthsBetween(birthday, day)
  const days = daysBetween(monthsAfter(birthday, months), day)
  const parts = [
    months >= 12 && count(Math.floor(months / 12), 'year'),
    months % 12 > 0 && count(months % 12, 'month'),
    (days > 0 || months === 0) && count(days, 'day'),
  ].filter((part) => part !== false)
  const last = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
}

interface AgedDog {
  name: string
  birthday: string
  pronouns: Pronouns
}

/** "Pretzel was 1 year and 2 months old", "Pretzel turned 2 on his birthday". */
export function ageSentence({ name, birthday, pronouns }: AgedDog, day: string): string | null {
  const age = ageOn(birthday, day)
  if (!age) return null
  if (day === birthday) return `${name} was born that day`
  if (age.birthday > 0)
    return `${name} turned ${age.birthday} on ${pronounForms[pronouns].his} birthday`
  return `${name} was ${age.words} old`
}
