import { expect, test } from 'vitest'
import { createMediaMentions } from './unused-files.ts'

test('mentions are refused until another wing has added its own, so that no sweep sees photos alone', async () => {
  const mentions = createMediaMentions(async () => ['/media/of-a-photo/'])
  await expect(mentions.list()).rejects.toThrow('no other wing')

  mentions.add(async () => new Set(['![](/media/of-a-post/)']))
  expect(await mentions.list()).toEqual(['/media/of-a-photo/', '![](/media/of-a-post/)'])
})
