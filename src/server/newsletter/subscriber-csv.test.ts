import { expect, test } from 'vitest'
import { makeSubscriber } from '#test/make.ts'
import { readAddresses, writeSubscribersCsv } from './subscriber-csv.ts'

const peopleIn = (csv: string) =>
  readAddresses(csv)?.addresses.map(({ name, email }) => `${name} <${email}>`)

test('commas, semicolons and tabs are read alike, with or without names of columns', () => {
  for (const sign of [',', ';', '\t']) {
    const lines = [`Ann${sign}ann@example.com`, `Bob${sign}bob@example.com`]
    const people = ['Ann <ann@example.com>', 'Bob <bob@example.com>']
    expect(peopleIn(lines.join('\n'))).toEqual(people)
    expect(peopleIn([`Name${sign}E-mail`, ...lines].join('\r\n'))).toEqual(people)
  }
})

test('quotes hold separators, quotes and line breaks', () => {
  expect(
    peopleIn('"Winter, Alex ""Al""",alex@example.com\n"Two\nlines","two@example.com"'),
  ).toEqual(['Winter, Alex "Al" <alex@example.com>', 'Two\nlines <two@example.com>'])
})

test('first and last names of other services become one name', () => {
  expect(
    peopleIn('"Email Address","First Name","Last Name"\nalex@example.com,Alex,Winter\n'),
  ).toEqual(['Alex Winter <alex@example.com>'])
})

test('a list of nothing but addresses is enough', () => {
  expect(peopleIn('alex@example.com\nx@example.com\n')).toEqual([
    'alex <alex@example.com>',
    'x@example.com <x@example.com>',
  ])
})

test('a line without an address is told by its number', () => {
  const read = readAddresses('Name,Email\n"Ann\nMarie",ann@example.com\nBob,nowhere\n\nCid,@\n')
  expect(read?.invalidLines).toEqual([4, 6])
  expect(read?.addresses).toHaveLength(1)
})

test('a file without any address is none of ours', () => {
  expect(readAddresses('Name,Email\nAnn,ann at example\n')).toBeNull()
  expect(readAddresses('')).toBeNull()
})

test('what the export wrote comes back as it was, and those who left as gone', () => {
  const names = ['=1+1', "Anne-Marie O'Hara", 'Zoë, "the" boss', '-1', "'=x"]
  const csv = writeSubscribersCsv([
    ...names.map((name, n) => makeSubscriber({ name, email: `r${n}@example.com` })),
    makeSubscriber({ email: 'gone@example.com', state: 'left' }),
  ])
  const read = readAddresses(csv)
  expect(read?.addresses.map(({ name }) => name)).toEqual([...names, 'Robin'])
  expect(read?.addresses.filter(({ isGone }) => isGone).map(({ email }) => email)).toEqual([
    'gone@example.com',
  ])
})

test('ten thousand lines, also broken ones, are read without getting lost in them', () => {
  expect(readAddresses('a,b@example.com\n'.repeat(10_000))?.lineCount).toBe(10_000)
  expect(readAddresses(`${'"'.repeat(100_000)}\nann@example.com\n`)).not.toBeUndefined()
})

const csvOf = (name: string, email = 'robin@example.com') =>
  writeSubscribersCsv([makeSubscriber({ name, email })])
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
