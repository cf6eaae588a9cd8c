import type { DogProfile } from '#shared/dog/profile.ts'
import { dogTexts } from '#texts/admin/dog.ts'

const labels = (): Record<keyof DogProfile, string> => {
  const { groups } = dogTexts
  return {
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
}

/** The parts that differ, by the names they have on the screen. */
export function changedParts(before: DogProfile, after: DogProfile): string[] {
  const names = Object.entries(labels()) as [keyof DogProfile, string][]
  return names
    .filter(([part]) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map(([, name]) => name)
}
