import { letterLimits } from '../limits.ts'

/** The mail that asks for the yes. */
export const confirmationWords = {
  subject: (blogName: string) => `Please confirm: letters from ${blogName}`,
  previewText: 'Confirm your address and the next page of the diary comes to you.',
  opening: 'somebody typed in your address. Was it you?',
  /** In two parts: the second one is set apart. */
  title: ['One click and you are', 'in the pack'],
  promise: (dogName: string) =>
    `Then you get one letter when there is a story worth telling. No noise, and ${dogName} never shares your address, not even for cheese.`,
  button: 'Yes, send me the letters',
  byHand: `The button works for ${letterLimits.confirmDays} days. If it does nothing, open this address:`,
  inText: `The link works for ${letterLimits.confirmDays} days.`,
  notYou:
    'It was not you? Then do nothing. Without the click you never hear from us, and the address is forgotten.',
} as const
