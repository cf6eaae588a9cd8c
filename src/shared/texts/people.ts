import { passwordLengths } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

export const peopleErrors = {
  emailTaken: 'Someone with this email address can already sign in.',
  lastOne: 'You’re the only admin. Add another before removing this one.',
  confirmYourself: 'This is you. Confirm that you want to remove your own access.',
  fromEnvironment:
    'This account comes from ADMIN_EMAIL and would come back at the next start. Remove it there first.',
  noPassword: 'This account signs in with Google and has no password here.',
  unknownEmail: 'No one with this email address can sign in.',
  notFound: 'This person is no longer an admin.',
} as const

/** How somebody signs in, in a list of people. */
export const providerLabels = { password: 'Email and password', google: 'Google' } as const

export const personAddedToast = (email: string): ToastText => ({
  title: 'Admin added',
  description: `${email} can sign in now.`,
})
export const personPasswordToast = (email: string): ToastText => ({
  title: 'Password changed',
  description: `${email} was signed out everywhere and needs the new password.`,
})
export const personRemovedToast = (email: string): ToastText => ({
  title: 'Admin removed',
  description: `${email} can no longer sign in.`,
})

export const peopleTexts = {
  heading: 'Admin users',
  hint: 'Everyone here can write, publish, and change settings.',
  add: 'Add admin',
  addTitle: 'Add an admin',
  addHint: 'They’ll sign in with this email and password. They can change the password later.',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  save: 'Add admin',
  saving: 'Adding...',
  you: 'You',
  fromEnvironment: 'Owner (set at install)',
  added: (date: string) => `added ${date}`,
  changePassword: 'Change password',
  changePasswordOf: (email: string) => `Change the password of ${email}`,
  changePasswordHint: 'They’re signed out everywhere and sign back in with the new password.',
  savePassword: 'Save password',
  savingPassword: 'Saving...',
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  cancel: 'Cancel',
  failed: 'Failed to load the admin users. Please check your connection and try again.',
  environmentStays: 'This account comes from ADMIN_EMAIL and would return at the next start.',
} as const

export const removePersonTexts = {
  title: (email: string) => `Remove ${email}?`,
  other: 'They’re signed out right away and can’t sign back in. What they wrote stays.',
  yourselfTitle: 'Remove yourself?',
  yourself:
    'This is the account you’re signed in with. You’ll be signed out right away, and only another admin can let you back in.',
  confirm: 'Remove',
  confirmYourself: 'Remove me',
  busy: 'Removing...',
} as const

/** The server says what is wrong where it knows; otherwise there is only trying again. */
export const peopleFailedToast = (message: string | undefined): ToastText => ({
  title: 'Error',
  description: message ?? 'That didn’t work. Please try again.',
})

export const accessGuideItems = {
  addUsers: [
    `Choose "Add admin" above and type an email address and a password of at least ${passwordLengths.chosen} characters.`,
    'Tell the person both. They open /admin/login and log in with them.',
    'They can change the password under Settings, Account & Security.',
  ],
  troubleshooting: [
    {
      problem: 'Login not working',
      answer:
        'Check the spelling of the email address and try again. After several wrong passwords, sign-in locks for 15 minutes, or an hour if someone is trying from many places. A browser that has signed in before isn’t held up by anyone else’s attempts. Any admin can set a new password in the list above.',
    },
    {
      problem: 'Access denied',
      answer:
        'The account signed in correctly but is not an admin. Add its email address above; a Google account is let in only if it was registered in the one-time setup.',
    },
  ],
} as const
