import { type DogProfile, dogLimits } from '#shared/dog/profile.ts'

/** Four tiles can be typed in, however many there are. */
export const withTiles = (dog: DogProfile): DogProfile => ({
  ...dog,
  stats: Array.from(
    { length: dogLimits.stats },
    (_, at) => dog.stats[at] ?? { value: '', label: '' },
  ),
})
