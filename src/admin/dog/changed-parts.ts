import type { DogProfile } from '#shared/dog/dog-profile.ts'
import { dogTexts } from '#texts/admin/dog.ts'

const { groups } = dogTexts
const labels: Record<keyof DogProfile, string> = {
  name: dogTexts.name,
  breed: dogTexts.breed,
  birthday: dogTexts.birthday,
  color: dogTexts.color,
  weight: dogTexts.weight,
  pronouns: dogTexts.pronouns,
  coat: dogTexts.coat,
  tagline: dogTexts.tagline,
  heroPhoto: dogTexts.heroPhoto,
  portrait: dogTexts.portrait,
  heroTitle: groups.firstWords,
  intro: dogTexts.intro,
  teaserTitle: dogTexts.teaserTitle,
  aboutTeaser: dogTexts.aboutTeaser,
  sidebarText: dogTexts.sidebarText,
  stats: groups.tiles,
  favorites: groups.favorites,
  story: groups.story,
  training: groups.training,
  funFacts: groups.funFacts,
  faq: groups.faq,
}

/** The parts that differ, by the names they have on the screen. */
export function changedParts(before: DogProfile, after: DogProfile): string[] {
  const names = Object.keys(labels) as (keyof DogProfile)[]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => labels[name])
}
