import { lastLoginText } from '#shared/quirks.ts'
import { settingsTexts as texts } from '#texts/admin/settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { useSession } from '../use-session.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { MySessions } from './my-sessions.tsx'
import { Passkeys } from './passkeys.tsx'

export function AccountTab() {
  const session = useSession()
  return (
    <>
      <section className="box" aria-label={texts.tabs.account.label}>
        <dl className="facts">
          <div>
            <dt>{texts.currentLogin}</dt>
            <dd>{session?.user?.email ?? texts.notSignedIn}</dd>
          </div>
          {session?.provider && (
            <div>
              <dt>{texts.provider}</dt>
              <dd>{texts.providers[session.provider]}</dd>
            </div>
          )}
        </dl>
        <p className="muted facts-foot">{lastLoginText}</p>
      </section>
      {session && <ChangeEmail />}
      {session && <MySessions />}
      {session && <Passkeys />}
      {session && <ChangePassword provider={session.provider} />}
      <section className="box" aria-label={texts.twoFactor}>
        <div className="set-row">
          <div>
            <h2>{texts.twoFactor}</h2>
            <p>{texts.twoFactorHint}</p>
          </div>
          <Button look="quiet" small disabled>
            {texts.notAvailable}
          </Button>
        </div>
      </section>
    </>
  )
}
