import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { loginTexts, signInPageTexts } from '#texts/admin/sign-in.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { setupStatusQuery } from '../setup/setup-status.ts'

/** The way to the one-time setup, as long as nobody has used it. */
export function SetupHint() {
  const { data, isPending } = useQuery(setupStatusQuery)
  if (isPending) return null
  if (data?.used !== false) return <p className="muted sign-in-small">{loginTexts.needAccount}</p>
  return (
    <div className="banner is-note sign-in-setup">
      <p>
        <strong>{loginTexts.firstTime}</strong>
        <br />
        {signInPageTexts.setupHint}
      </p>
      <Link href="/admin/setup" className={buttonClass({ look: 'line', small: true })}>
        {loginTexts.setupButton}
      </Link>
    </div>
  )
}
