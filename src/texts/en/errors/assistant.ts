import { numbers } from '../grammar.ts'

export const aiErrors = {
  short: 'Please write more content before using AI tools.',
  tooMany:
    'You’ve used the writing helper a lot just now. Please wait a few minutes and try again.',
  tooLong: (most: number, length: number) =>
    `The writing helper reads up to ${numbers.written(most)} characters at a time; this text has ${numbers.written(length)}. Select a part of it and try again.`,
  enhance: 'Failed to enhance content. Please try again later.',
  expand: 'Failed to expand content. Please try again later.',
  ideas: 'Failed to generate blog ideas. Please try again later.',
  summary: 'Failed to create summary. Please try again later.',
  /** Null when the built-in assistant can correct and expand this language. */
  needsModel: null as string | null,
} as const
