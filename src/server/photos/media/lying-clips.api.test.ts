import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { endlessWebms, lyingFilms } from '#test/lying-films.ts'
import { clipTexts } from '#texts/errors/photos.ts'

const { diary, upload, expectNothingStored, empty } = await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

// A reader that trusted these files would accept and store both.
const films = [
  ['a film', 'video/mp4', lyingFilms['four billion cuts']!],
  ['a WebM', 'video/webm', endlessWebms['a million sounds']!],
] as const
test.for(films)('%s that lies about itself is refused, and leaves nothing', async (sent) => {
  const [, type, make] = sent
  const answer = await upload(make(), type)
  expect(answer.json()).toMatchObject({ message: clipTexts.damaged })
  expect(answer.statusCode).toBe(422)
  await expectNothingStored()
})
