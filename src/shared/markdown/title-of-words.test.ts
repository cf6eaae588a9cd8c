import { expect, test } from 'vitest'
import { titleOfWords } from './title-of-words.ts'

const title = (content: string, now = '2026-11-18T08:30:00Z', zone = 'Europe/Berlin') =>
  titleOfWords(content, new Date(now), zone)

test.each([
  ['Mud everywhere. And he is proud of it.', 'Mud everywhere'],
  ['Who ate the **sofa**? Nobody knows.', 'Who ate the sofa?'],
  ['## First snow\n\nIt came at night.', 'First snow'],
  ['![Asleep](/media/a/1x1.jpg)\n\nAsleep again!', 'Asleep again!'],
  ['One line without an end', 'One line without an end'],
  [
    'He waited at the gate for the whole of the afternoon because somebody had said the word walk.',
    'He waited at the gate for the whole of the afternoon…',
  ],
])('the first sentence of %j is the title %j', (content, expected) => {
  expect(title(content)).toBe(expected)
  expect(expected.length).toBeLessThanOrEqual(60)
})

test.each([
  ['2026-11-18T08:30:00Z', 'Europe/Berlin', 'Wednesday morning, November 18'],
  ['2026-11-18T08:30:00Z', 'Asia/Tokyo', 'Wednesday evening, November 18'],
  ['2026-11-18T08:30:00Z', 'America/Los_Angeles', 'Wednesday night, November 18'],
  ['2026-11-18T14:30:00Z', 'Europe/Berlin', 'Wednesday afternoon, November 18'],
])('without words, %s in %s is called %j', (now, zone, expected) => {
  for (const content of [
    '',
    '![](/media/a/1x1.jpg)',
    '::: photos\n![Mud](/media/a/1x1.jpg)\n:::',
    'Ha',
  ]) {
    expect(title(content, now, zone)).toBe(expected)
  }
})
