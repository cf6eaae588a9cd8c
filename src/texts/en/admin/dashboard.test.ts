import { expect, test } from 'vitest'
import { dashboardTexts } from './dashboard.ts'

test.each([
  [0, "Still up, Pretzel's human?"],
  [3, "Still up, Pretzel's human?"],
  [4, "Good morning, Pretzel's human"],
  [11, "Good morning, Pretzel's human"],
  [12, "Good afternoon, Pretzel's human"],
  [18, "Good evening, Pretzel's human"],
  [22, "Good evening, Pretzel's human"],
  [23, "Still up, Pretzel's human?"],
])('at %i o’clock the owner reads “%s”', (hour, words) => {
  expect(dashboardTexts.greeting(hour, 'Pretzel')).toBe(words)
})
