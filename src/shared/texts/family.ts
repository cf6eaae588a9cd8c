import type { ToastText } from './toast-text.ts'

export const familyTexts = {
  title: 'Family and links',
  ownerName: 'Who writes it',
  ownerNameHint: 'Named as the author of every story',
  ownerBio: 'About the one who writes',
  description: 'What the diary is about',
  descriptionHint: 'In the footer, and where search engines and other sites show the diary',
  logo: 'Logo',
  logoHint: 'In place of the drawn dog at the top of every page; may stay empty',
  chooseLogo: 'Choose a logo',
  removeLogo: 'Remove the logo',
  timeZone: 'Time zone',
  timeZoneHint: 'Days begin and end here: dates, ages, the calendar',
  accounts: 'Accounts elsewhere',
  accountsHint: 'Only those with an address are shown in the footer.',
  save: 'Save family and links',
  saving: 'Saving…',
  leaveTexts: {
    title: 'Leave without saving?',
    text: 'What you changed about the family and its links is not saved yet.',
    stay: 'Stay',
    leave: 'Leave',
  },
} as const

export const familyToasts = {
  saved: { title: 'Saved', description: 'Every page shows it from now on.' },
} as const satisfies Record<string, ToastText>

export const familyFailedToast = (description: string): ToastText => ({
  title: 'Not saved',
  description,
})
