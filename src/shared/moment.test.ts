import { describe, expect, it } from 'vitest'
import {
  createMomentExcerpt,
  type MomentTitleInput,
  momentTitleOf,
  publishDayOfMoment,
  splitMomentTitle,
} from './moment.ts'

/** A Wednesday, 9:30 in New York and 14:30 in UTC. */
const at = new Date('2026-11-18T14:30:00Z')
const moment = (more: Partial<MomentTitleInput> = {}): MomentTitleInput => ({
  title: '',
  words: '',
  day: null,
  at,
  zone: 'America/New_York',
  hasPhotos: true,
  ...more,
})
const titleOf = (words: string) => momentTitleOf(moment({ words }))

describe('the title of a moment', () => {
  it('is what was typed', () => {
    expect(momentTitleOf(moment({ title: ' Mud day ', words: 'He fell in.' }))).toBe('Mud day')
  })

  it('else the first of several sentences, without its full stop', () => {
    expect(titleOf('The last leaf pile was taken. We waited.')).toBe('The last leaf pile was taken')
    expect(titleOf('Mud! Everywhere.')).toBe('Mud!')
    expect(titleOf('Is it him? It was.')).toBe('Is it him?')
    expect(titleOf('He waited… and sat.')).toBe('He waited…')
    expect(titleOf('“Sit.” He did not.')).toBe('“Sit.”')
    expect(titleOf('No end in sight\nSecond line.')).toBe('No end in sight')
    expect(titleOf('He weighs 3.5 kg now. Good boy.')).toBe('He weighs 3.5 kg now')
    expect(titleOf('Mr. Pretzel came in. He sat.')).toBe('Mr. Pretzel came in')
  })

  it('else the day, where a sentence is all there is or a title would lose a part of it', () => {
    const day = 'Wednesday morning, November 18'
    expect(titleOf('The last leaf pile was taken.')).toBe(day)
    expect(titleOf('Mud!\n\n![A paw](/media/a/1x1.jpg)')).toBe(day)
    expect(titleOf('**So** much [mud](/blog/mud). Really.')).toBe(day)
    expect(titleOf(`${'he dug and dug '.repeat(10)}. Really.`)).toBe(day)
    expect(titleOf('- Mud.\n- More mud.')).toBe(day)
    expect(titleOf('Mud. - he said')).toBe(day)
    expect(titleOf('Dog | Weight\n--- | ---\nPretzel | 9 kg')).toBe(day)
    expect(titleOf('```\nwoof. woof.\n```')).toBe(day)
  })

  it('else day and hour by the diary’s clock', () => {
    expect(titleOf('')).toBe('Wednesday morning, November 18')
    expect(titleOf('Oh')).toBe('Wednesday morning, November 18')
    const inAuckland = moment({ zone: 'Pacific/Auckland' })
    expect(momentTitleOf(inAuckland)).toBe('Thursday night, November 19')
    expect(momentTitleOf(moment({ day: '2026-11-18' }))).toBe('Wednesday morning, November 18')
    expect(momentTitleOf(moment({ day: '2026-11-14' }))).toBe('Saturday, November 14')
  })
})

describe('the words of a moment', () => {
  const partsOf = (words: string, more: Partial<MomentTitleInput> = {}) =>
    splitMomentTitle(moment({ words, ...more }))

  it('go on behind the sentence that became the title', () => {
    expect(partsOf('Mud everywhere. And he is *proud* of it.\n\nSo are we.')).toEqual({
      title: 'Mud everywhere',
      words: 'And he is *proud* of it.\n\nSo are we.',
    })
    expect(partsOf('![](/media/a/1x1.jpg)\n\nMud!\n\nEverywhere.')).toEqual({
      title: 'Mud!',
      words: '![](/media/a/1x1.jpg)\n\nEverywhere.',
    })
    const long = `Mud everywhere. ${'He dug and dug. '.repeat(1000)}`
    expect(partsOf(long).words).toBe(long.slice('Mud everywhere. '.length).trim())
  })

  it('are whole below a typed title, and below the day', () => {
    expect(partsOf(' Mud. Everywhere. ', { title: 'Mud day' }).words).toBe('Mud. Everywhere.')
    expect(partsOf('Mud everywhere.').words).toBe('Mud everywhere.')
  })

  it('are whole where too few of them would be left for a post without photos', () => {
    const sat = 'He came in. He sat.'
    expect(partsOf(sat, { hasPhotos: false })).toEqual({
      title: 'Wednesday morning, November 18',
      words: sat,
    })
    expect(partsOf(sat).words).toBe('He sat.')
  })
})

describe('the excerpt of a moment', () => {
  it('is the ordinary one', () => {
    expect(createMomentExcerpt(moment(), 'The last leaf pile was taken.')).toBe(
      'The last leaf pile was taken.',
    )
  })

  it('has the day beside a word that is too short alone', () => {
    expect(createMomentExcerpt(moment(), 'Mud!\n\n![](/media/a/1x1.jpg)')).toBe(
      'Mud! Wednesday morning, November 18',
    )
    expect(createMomentExcerpt(moment(), '![](/media/a/1x1.jpg)')).toBe(
      'Wednesday morning, November 18',
    )
  })
})

describe('the day of a moment', () => {
  it('is that of its publication, unless another one was chosen', () => {
    expect(publishDayOfMoment(moment(), at)).toBeNull()
    expect(publishDayOfMoment(moment({ day: '2026-11-18' }), at)).toBeNull()
    expect(publishDayOfMoment(moment({ day: '2026-11-01' }), at)).toBe('2026-11-01')
  })

  it('stays the day it was made when it goes out after midnight', () => {
    expect(publishDayOfMoment(moment(), new Date('2026-11-19T05:30:00Z'))).toBe('2026-11-18')
    expect(publishDayOfMoment(moment(), new Date('2026-11-19T04:30:00Z'))).toBeNull()
  })
})
