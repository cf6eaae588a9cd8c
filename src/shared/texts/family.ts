import type { ToastText } from './toast-text.ts'

export const familyTexts = {
  title: 'Family and links',
  ownerName: 'Who writes it',
  ownerNameHint: 'Named as the author of every story',
  ownerBio: 'About the writer',
  description: 'What the diary is about',
  descriptionHint: 'In the footer, and where search engines and other sites show the diary',
  logo: 'Logo',
  logoHint: 'Replaces the drawn dog at the top of every page. Optional.',
  chooseLogo: 'Choose a logo',
  removeLogo: 'Remove the logo',
  timeZone: 'Time zone',
  timeZoneHint: 'Used for dates, ages, and the calendar',
  accounts: 'Accounts elsewhere',
  accountsHint: 'Only the ones you fill in appear in the footer.',
  save: 'Save family and links',
  saving: 'Saving…',
  leaveTexts: {
    title: 'Leave without saving?',
    text: 'Your changes to family and links aren’t saved yet.',
    stay: 'Stay',
    leave: 'Leave',
  },
} as const

export const familyToasts = {
  saved: { title: 'Saved', description: 'It’s live on every page.' },
} as const satisfies Record<string, ToastText>

export const familyFailedToast = (description: string): ToastText => ({
  title: 'Not saved',
  description,
})
