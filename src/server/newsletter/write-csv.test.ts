import { expect, test } from 'vitest'
import { makeSubscriber } from '#test/make.ts'
import { subscribersCsv } from './write-csv.ts'

const csvOf = (name: string, email = 'robin@example.com') =>
  subscribersCsv([makeSubscriber({ name, email })])
const cells = (name: string, email?: string) => csvOf(name, email).split('\r\n')[1]

test('the file names its columns and is read as UTF-8 by spreadsheets', () => {
  expect(csvOf('Zoë')).toBe(
    '\uFEFF"Name","Email","Subscribed","State"\r\n"Zoë","robin@example.com","2026-11-08T09:00:00.000Z","confirmed"\r\n',
  )
})

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvOf('A "B", C\nD')).toContain('"A ""B"", C\nD","robin')
})

for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '|cmd', '"=1']) {
  test(`a name that begins like a formula is only text: ${JSON.stringify(name)}`, () => {
    expect(csvOf(name).split('\r\n').slice(1).join('\r\n')).toMatch(/^"'/)
  })
}

test('an address that begins like a formula is only text', () => {
  expect(cells('Robin', '=cmd@example.com')).toContain('"\'=cmd@example.com"')
})

test('ordinary names are left as they are', () => {
  expect(cells("Anne-Marie O'Hara")).toMatch(/^"Anne-Marie O'Hara",/)
})
