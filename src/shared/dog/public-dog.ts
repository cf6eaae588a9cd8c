import { neutralTexts } from '#texts/site/neutral.ts'
import type { DogCard, PublicDog } from '../contract/dog.ts'
import type { FocalPointOf } from '../theme/focal-point.ts'
import { ageAtDay, ageOf } from './age.ts'
import { fillPlaceholders, placeholderValuesOf } from './placeholders.ts'
import type { DogProfile } from './profile.ts'

interface BesideDocument {
  isDefault?: boolean
  focalPointOf?: FocalPointOf
}

/** Fills in the placeholders for a day and leaves out empty parts. */
export function publicDogOf(
  dog: DogProfile,
  today: string,
  { isDefault = false, focalPointOf = () => null }: BesideDocument = {},
): PublicDog {
  const age = dog.birthday ? ageOf(dog.birthday, new Date(today)) : null
  const birthday = ageAtDay(dog.birthday, today)?.birthday
  const values = placeholderValuesOf({ ...dog, age: age?.adjective ?? '' })
  const filled = fillAll(dog, (text) => fillPlaceholders(text, values))
  return {
    ...filled,
    ...neutralWords(filled),
    age: age?.old ?? '',
    isDefault,
    heroFocalPoint: focalPointOf(dog.heroPhoto),
    portraitFocalPoint: focalPointOf(dog.portrait),
    ...(birthday && { turnsToday: birthday }),
    stats: filled.stats.filter(({ value }) => value),
    story: filled.story.filter(Boolean),
    funFacts: filled.funFacts.filter(Boolean),
    training: { ...filled.training, items: filled.training.items.filter(Boolean) },
  }
}

/** Default texts, so that no page starts without one. */
function neutralWords(dog: DogProfile) {
  const { name, breed, heroTitle, intro, contactLead, galleryLead, newsletterLead } = dog
  return {
    heroTitle: heroTitle.plain ? heroTitle : neutralTexts.heroTitle(name),
    intro: intro || neutralTexts.intro(name, breed),
    contactLead: contactLead || neutralTexts.contactLead,
    galleryLead: galleryLead || neutralTexts.galleryLead(name),
    newsletterLead: newsletterLead || neutralTexts.newsletterLead(name),
  }
}

function fillAll<T>(value: T, fill: (text: string) => string): T {
  if (typeof value === 'string') return fill(value) as T
  if (Array.isArray(value)) return value.map((item) => fillAll(item, fill)) as T
  const entries = Object.entries(value as object).map(([key, inner]) => [key, fillAll(inner, fill)])
  return Object.fromEntries(entries) as T
}

/** Leaves out the long texts: every page contains the card. */
export function dogCardOf(dog: PublicDog): DogCard {
  const { favorites, story, training, funFacts, faq, ...card } = dog
  return card
}
