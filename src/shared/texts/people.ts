import { passwordLengths } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

export const peopleErrors = {
  emailTaken: 'Somebody with this email address can sign in already.',
  lastOne: 'You’re the only admin. Add another before removing this one.',
  confirmYourself: 'This is you. Confirm that you want to remove your own access.',
  fromEnvironment:
    'This account is set by ADMIN_EMAIL where the diary is started and would come back. Take it away there first.',
  noPassword: 'This account signs in with Google and has no password here.',
  unknownEmail: 'Nobody with this email address can sign in.',
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
  hint: 'Everybody here can write, publish and change settings.',
  add: 'Add admin',
  addTitle: 'Add an admin',
  addHint:
    'They sign in with this email and password. Tell them both; they can change the password.',
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
  changePasswordHint: 'They are signed out everywhere and sign in again with the new password.',
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
  other: 'They are signed out at once and can no longer sign in. What they wrote stays.',
  yourselfTitle: 'Remove yourself?',
  yourself:
    'This is the account you are signed in with. You will be signed out at once, and only another admin can let you in again.',
  confirm: 'Remove',
  confirmYourself: 'Remove me',
  busy: 'Removing...',
} as const

/** The server says what is wrong where it knows; otherwise there is only trying again. */
export const peopleFailedToast = (message: string | undefined): ToastText => ({
  title: 'Error',
  description: message ?? 'That did not work. Please try again.',
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
        'Check the spelling of the email address and try again. After several wrong passwords one has to wait for fifteen minutes, or an hour when somebody tries from many places; a browser that has signed in before is not held up by what others try. Any admin can set a new password in the list above.',
    },
    {
      problem: 'Access denied',
      answer:
        'The account signed in correctly but is not an admin. Add its email address above; a Google account is let in only if it was registered in the one-time setup.',
    },
  ],
} as const
