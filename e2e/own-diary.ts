import type { WorkerFixture } from '@playwright/test'
import { type Diary, startDiary } from './diary.ts'

type OwnDiary = [WorkerFixture<Diary, object>, { scope: 'worker'; timeout: number }]

/** A diary that no other fixture shares: each call makes a function of its own, by which the runner tells workers apart. */
export const ownDiary = (env: Record<string, string> = {}): OwnDiary => [
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  async ({}, use) => {
    const diary = await startDiary(env)
    await use(diary)
    await diary.stop()
  },
  { scope: 'worker', timeout: 120_000 },
]
