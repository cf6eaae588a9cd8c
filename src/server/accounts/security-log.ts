import type { Logger } from '#server/platform/process/log.ts'

type SecurityEvent =
  | 'auth.signed_in'
  | 'auth.sign_in_failed'
  | 'auth.throttled'
  | 'auth.signed_out'
  | 'auth.not_admin'
  | 'auth.confirmed'
  | 'auth.confirm_failed'
  | 'auth.session_ended'
  | 'auth.other_sessions_ended'
  | 'auth.password_changed'
  | 'auth.email_change_asked'
  | 'auth.email_change_cancelled'
  | 'auth.email_changed'
  | 'auth.person_added'
  | 'auth.person_removed'
  | 'auth.setup_completed'
  | 'auth.setup_refused'
  | 'auth.google_failed'
  | 'auth.passkey_failed'
  | 'auth.passkey_counter'
  | 'auth.passkey_added'
  | 'auth.passkey_removed'
  | 'auth.app_added'
  | 'auth.app_revoked'
  | 'auth.app_refused'
  | 'auth.reset_asked'
  | 'auth.reset_failed'
  | 'auth.new_browser'

interface Facts {
  provider?: string
  email?: string
  was?: string
  uid?: string
  by?: string
  ip?: string
  reason?: string
}

export type LogSecurity = ReturnType<typeof createLogSecurity>

/** Writes one line per event. Text typed into a form is never logged: it may be a secret. */
export function createLogSecurity(log: Logger) {
  return (event: SecurityEvent, facts: Facts) => log.info({ event, ...facts }, event)
}
