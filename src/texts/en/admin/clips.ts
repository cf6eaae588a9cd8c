import type { PronounForms } from '#shared/dog/placeholders.ts'
import { clipLimits } from '#shared/limits.ts'
import { plurals } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'second', 'seconds')

function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'minute', 'minutes')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts = {
  gettingReady: (percent: number, left: number | null) =>
    left === null
      ? `Getting it ready: ${percent}%`
      : `Getting it ready: ${percent}%, about ${seconds(left)} left`,
  gettingFileReady: (fileName: string) => `Getting ${fileName} ready`,
  goesOn: 'You can keep writing. This goes on by itself.',
  tooLong: (length: number) => `${minutesAnd(length)}. A clip can be ${MOST} seconds long.`,
  trim: 'Trim it',
  silent: 'The sound couldn’t come along. This clip is silent.',
  cancel: 'Cancel',
  /** For the tile of a clip in a moment. */
  remove: (length: number) => `Take out clip, ${seconds(length)}`,
  /** Shown below the text of a post. */
  inText: (clips: number, length: number) =>
    `${plurals.counted(clips, 'clip', 'clips')}, ${seconds(length)}`,
} as const

/** Reasons why a clip was refused, each with a remedy. */
export const clipProblems = {
  unreadable: `This browser can’t read this video. Save it as an MP4 of ${MOST} seconds or less, then add that.`,
  hevc: `Most browsers can’t read HEVC videos. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or save the video as an MP4 of ${MOST} seconds or less, and add it again.`,
  tooLargeToSend: `This browser can’t make clips smaller, and this one is over ${clipLimits.sentBytes / 1024 ** 2} MB. Add a shorter one.`,
  stillTooLarge: `Still over ${clipLimits.storedBytes / 1024 ** 2} MB. Trim it a little more.`,
  failed: 'That didn’t work. Try again, or trim it first.',
} as const

export const trimTexts = {
  title: 'Which seconds?',
  close: 'Close',
  play: 'Play the part you keep',
  pause: 'Pause',
  start: 'Start',
  end: 'End',
  seconds,
  isLong: ({ he }: PronounForms, length: number) =>
    he === 'they'
      ? `They’re ${seconds(length)} long`
      : `${he === 'she' ? 'She' : 'He'}’s ${seconds(length)} long`,
  poster: 'The picture before it plays',
  cancel: 'Cancel',
  use: (length: number) =>
    `Use ${plurals.of(length, 'this', `these ${length}`)} ${plurals.of(length, 'second', 'seconds')}`,
} as const
