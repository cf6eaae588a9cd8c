import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enhanceByRules } from './enhance.ts'

const corrected = (text: string) => enhanceByRules(text).enhancedContent

describe('corrections', () => {
  test.each([
    ['a doubled word', 'He ran to the the door and and barked.', 'He ran to the door and barked.'],
    ['a misspelling', 'We recieved a wierd parcel.', 'We received a weird parcel.'],
    ['a misspelling with a capital', 'Teh dog. Definately him.', 'The dog. Definitely him.'],
    ['a misspelling of the breed', 'My daschund sleeps.', 'My dachshund sleeps.'],
    [
      'missing apostrophes',
      'He doesnt dig, im sure. Dont ask.',
      "He doesn't dig, I'm sure. Don't ask.",
    ],
    ['a phrase heard wrong', 'He could of waited.', 'He could have waited.'],
    [
      'a doubled verb, and one dog that don’t',
      "dog don't like like the bath.",
      "Dog doesn't like the bath.",
    ],
    ['many that doesn’t', "They doesn't dig.", "They don't dig."],
    ['its and it’s', 'Its a long dog.', "It's a long dog."],
    [
      'an before a vowel',
      'He found a old ball in a hour, and an bone.',
      'He found an old ball in an hour, and a bone.',
    ],
    ['spaces before marks', 'He sat , then left .', 'He sat, then left.'],
    ['several spaces', 'He  sat   down.', 'He sat down.'],
    ['no space after a comma', 'Ears,nose and tail.', 'Ears, nose and tail.'],
    ['no space between sentences', 'He barked.It left.', 'He barked. It left.'],
    ['shouting', 'What a dog!!! Really??', 'What a dog! Really?'],
    ['days', 'On monday and every sunday.', 'On Monday and every Sunday.'],
    ['a small i', 'Then i ran, and i’m tired.', 'Then I ran, and I’m tired.'],
    ['a sentence without its capital', 'He sat. then he left.', 'He sat. Then he left.'],
    ['a paragraph without its capital', 'we met the sea today.', 'We met the sea today.'],
  ])('%s', (_, wrong, right) => {
    expect(corrected(wrong)).toBe(right)
  })

  test('each change is listed, repeated ones once', () => {
    const { suggestions } = enhanceByRules('We recieved a wierd parcel and and recieved a tick.')
    expect(suggestions).toEqual([
      'Corrected “recieved” to “received” (2 times)',
      'Corrected “wierd” to “weird”',
      'Removed the repeated word “and”',
    ])
  })

  test('a clean text is left alone and said to be clean', () => {
    const text = 'He had had enough. He knew that that was all.\n\n* one left flip-flop, e.g. blue'
    expect(enhanceByRules(text)).toEqual({
      enhancedContent: text,
      suggestions: ['Spelling, spacing, and capitals look good. No changes needed.'],
    })
  })

  test('what is right already stays: two that do not, and words that are said twice', () => {
    const text = "The cat and the dog don't agree. Do I like it? I don't. Ha ha, bye bye."
    expect(corrected(text)).toBe(text)
  })

  test('any other doubled word is mentioned, not changed', () => {
    const { enhancedContent, suggestions } = enhanceByRules('He found found the slipper again.')
    expect(enhancedContent).toBe('He found found the slipper again.')
    expect(suggestions).toContain('“found found”: did you mean to say it twice?')
  })

  test('long sentences and favourite words are mentioned, not changed', () => {
    const text = `He is very small, very brave, very loud and very long. ${'He ran and '.repeat(20)}slept.`
    const { enhancedContent, suggestions } = enhanceByRules(text)
    expect(enhancedContent).toBe(text)
    expect(suggestions.join()).toMatch(/61 words/)
    expect(suggestions.join()).toMatch(/“very” appears 4 times/)
  })
})

describe('what is not prose stays as it is', () => {
  test.each([
    'Look at `teh  code` here.',
    'See https://example.com/teh/recieve,now and www.example.com/dont?a=1,b.',
    'Write to teh@example.com today.',
    'A [link](/blog/teh-dog,dont) and ![teh dog](/media/teh.jpg).',
    'Before.\n\n```\nteh  teh  code !!\n```\n\nAfter.',
    'Before.\n\n```\nteh  unfinished code',
    'Text with \uE000 0 \uE001 marks.',
  ])('%s', (text) => {
    expect(corrected(text)).toBe(text)
  })
})

describe('on any text', () => {
  const word = fc.constantFrom(
    'the',
    'teh',
    'a',
    'old',
    'dont',
    '`x  y`',
    '```',
    '\n',
    '.',
    '!!',
    ',',
    '  ',
    'i',
    '[a](b)',
  )
  test('a second pass changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const once = corrected(words.join(' '))
        const twice = corrected(once)
        expect(corrected(twice)).toBe(twice)
      }),
    )
  })

  // Long awkward input must not send a pattern into an endless search.
  test('forty thousand awkward characters become no others', () => {
    for (const piece of [' ', '.', '`', '](', 'a ', '! ', 'i', '\n', '@', 'a.', '```\n', 'the ']) {
      const made = corrected(piece.repeat(40_000 / piece.length)).toLowerCase()
      const others = new Set([...made].filter((letter) => !`${piece} `.includes(letter)))
      expect([piece, [...others]]).toEqual([piece, []])
    }
  })
})
