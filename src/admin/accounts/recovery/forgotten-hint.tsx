import { Link } from 'wouter'
import { forgottenTexts as texts } from '#texts/admin/sign-in.ts'
import { useSignInFacts } from '../use-session.ts'
import { WithoutMail } from './without-mail.tsx'

/** By mail where the diary sends any; otherwise it says what its owner can type. */
export function ForgottenHint() {
  const facts = useSignInFacts()
  if (!facts) return null
  if (facts.sendsMail) {
    return (
      <Link className="text-link sign-in-small" href="/admin/forgot-password">
        {texts.link}
      </Link>
    )
  }
  return (
    <details className="sign-in-small forgotten">
      <summary className="text-link">{texts.link}</summary>
      <WithoutMail />
    </details>
  )
}
