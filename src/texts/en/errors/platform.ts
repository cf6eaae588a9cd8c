/** Reasons why the server refused a call before handling it. */
export const requestErrors = {
  notValid: 'The request is not valid.',
  valueNotValid: 'Not valid.',
  unknownField: (names: string) => `Unknown field: ${names}`,
  notJsonOf: (expected: string) => `The request must be a JSON ${expected}.`,
  signIn: 'Please sign in to continue.',
  nothingHere: 'There is nothing here.',
  unknownAddress: 'There’s nothing at this address.',
  badJson: 'The request body is not valid JSON.',
  emptyBody: 'The request body is empty.',
  mediaType: 'Send the request body as application/json.',
  tooLarge: 'The request body is too large.',
  tooDeep: 'The request body is nested too deeply. Send it with fewer levels.',
  tooManyFields: 'The form has more fields than can be read. Reload the page and send it again.',
  badLength: 'The request body doesn’t have the length it announced.',
  badUrl: 'The address is not valid.',
  refused: 'We couldn’t understand that request.',
  twoHosts: 'The request names its host more than once.',
  otherSite: (origin: string) =>
    `This request came from another address than ${origin}. Open the diary there; whoever runs it can set PUBLIC_URL to change its address.`,
  nul: 'The request contains a NUL character, which can’t be stored.',
  outdated:
    'The diary has been updated since this page was opened, so nothing was saved. Reload the page and try again.',
} as const

/** Reasons why the server could not answer. */
export const serverErrors = {
  failed: 'Something went wrong on our side. Please try again later.',
  busy: 'The diary is very busy. Please try again in a moment.',
  resting: 'The diary is resting for a moment. Please try again shortly.',
  restoring:
    'A backup is being restored, so nothing can be saved right now. Please try again in a moment.',
  storeBusy:
    'Something else is being saved, or another process is starting. Nothing was changed. Please try again in a moment.',
  databaseAway: 'The diary can’t reach its database. Please try again in a moment.',
  diskFull: 'The diary’s disk is full, so nothing was saved. Free up some space and try again.',
  diskReadOnly:
    'The diary can’t write to its disk, so nothing was saved. Give it permission to its data folder and try again.',
} as const

/** Tells the owner why a mail was not sent. `said` is the mail server's answer. */
export const mailVerdictTexts = {
  notWritten: (said: string) => `The mail couldn’t be written: ${said}`,
  wait: (said: string) => `The mail server asked to wait: ${said}`,
  noMailbox: (said: string) => `There’s no such mailbox: ${said}`,
  refused: (said: string) => `The mail server refused this mail: ${said}`,
  wrongPassword: (said: string) =>
    `The mail server didn’t accept the user or password in SMTP_URL${said}`,
  senderRefused: (said: string) => `The mail server didn’t accept the sender${said}`,
  notReached: (said: string) => `The mail server couldn’t be reached${said}`,
  waitedTooLong: 'It waited too long to be useful.',
  unwritable: 'It could not be written.',
} as const
