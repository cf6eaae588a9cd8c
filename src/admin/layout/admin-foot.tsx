import { LogOut } from 'lucide'
import { adminTexts } from '#shared/texts/admin.ts'
import { loginTexts } from '#shared/texts/auth.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ThemeGroup } from '#ui/theme/theme-switch.tsx'
import { useSession } from '../auth/use-session.ts'
import { useLogOut } from './use-log-out.ts'

/** Theme, who is signed in, and the way out. */
export function AdminFoot() {
  const session = useSession()
  const logOut = useLogOut()
  return (
    <div className="foot">
      <ThemeGroup label={adminTexts.theme} labels={adminTexts.themes} />
      <p title={session?.user?.email}>{session?.user?.email}</p>
      <button type="button" onClick={() => logOut.mutate()} disabled={logOut.isPending}>
        <Icon of={LogOut} />
        {loginTexts.logout}
      </button>
    </div>
  )
}
