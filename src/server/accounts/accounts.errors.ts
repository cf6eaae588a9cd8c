import {
  accountErrors,
  appErrors,
  confirmErrors,
  loginErrors,
  passkeyErrors,
  peopleErrors,
  recoveryErrors,
  setupErrors,
} from '#texts/errors/accounts.ts'
import {
  AppError,
  badRequest,
  conflict,
  forbidden,
  invalidFields,
  notFound,
} from '../platform/http/errors.ts'

export const wrongPassword = () =>
  new AppError(401, 'auth.wrong_password', loginErrors.wrongPassword)
export const notAdmin = () => forbidden('auth.not_admin', loginErrors.notAdmin)

export const setupUsed = () => conflict('setup.used', setupErrors.used)
export const setupNeedsGoogle = () => forbidden('setup.needs_google', setupErrors.needsGoogle)
export const setupNotForThisAccount = () =>
  forbidden('setup.not_for_this_account', setupErrors.notForThis)
export const notTheSignedInAccount = () =>
  forbidden('setup.other_account', setupErrors.otherAccount)

export const emailTaken = () =>
  conflict('people.email_taken', peopleErrors.emailTaken, {
    fields: { email: peopleErrors.emailTaken },
  })
export const cannotRemoveLastPerson = () => conflict('people.last_one', peopleErrors.lastOne)
export const ownRemovalNotConfirmed = () =>
  conflict('people.confirm_yourself', peopleErrors.confirmYourself)
export const personIsFromEnvironment = () =>
  conflict('people.from_environment', peopleErrors.fromEnvironment)
export const personHasNoPassword = () => conflict('people.no_password', peopleErrors.noPassword)
export const unknownEmail = () => notFound('people.unknown_email', peopleErrors.unknownEmail)
export const personNotFound = () => notFound('people.not_found', peopleErrors.notFound)

export const wrongCurrentPassword = () =>
  invalidFields({ currentPassword: accountErrors.wrongCurrent })
export const wrongReauthenticationPassword = () =>
  invalidFields({ password: confirmErrors.wrongPassword })
export const accountHasNoPassword = () => conflict('account.no_password', accountErrors.noPassword)
export const emailBelongsToGoogle = () =>
  conflict('account.google_email', accountErrors.googleEmail)
export const sessionNotFound = () =>
  notFound('account.session_not_found', accountErrors.sessionNotFound)

export const passkeyRefused = () => new AppError(401, 'passkeys.refused', passkeyErrors.refused)
export const passkeyNotCreated = () => badRequest('passkeys.not_made', passkeyErrors.notMade)
export const passkeyReauthenticationFailed = () =>
  badRequest('passkeys.not_confirmed', passkeyErrors.notConfirmed)
export const passkeyAlreadyRegistered = () => conflict('passkeys.known', passkeyErrors.known)
export const tooManyPasskeys = () => conflict('passkeys.too_many', passkeyErrors.tooMany)
export const passkeysNotPossibleHere = () => conflict('passkeys.not_here', passkeyErrors.notHere)
export const passkeyNotFound = () => notFound('passkeys.not_found', passkeyErrors.notFound)
export const lastSignInMethod = () => conflict('passkeys.last_way_in', passkeyErrors.lastWayIn)

export const appNameTaken = () =>
  conflict('apps.name_taken', appErrors.nameTaken, { fields: { name: appErrors.nameTaken } })
export const tooManyApps = () => conflict('apps.too_many', appErrors.tooMany)
export const appNotFound = () => notFound('apps.not_found', appErrors.notFound)

export const mailNotAvailable = () => conflict('auth.no_mail', recoveryErrors.noMail)
export const resetLinkExpired = () => notFound('auth.reset_gone', recoveryErrors.resetGone)
