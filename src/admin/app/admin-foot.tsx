import { LogOut } from 'lucide'
import { adminTexts } from '#texts/admin/shell.ts'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ThemeGroup } from '#ui/theme/theme-switch.tsx'
import { useSession } from '../accounts/use-session.ts'
import { useLogOutButton } from './log-out.tsx'

/** Theme, who is signed in, and the way out. */
export function AdminFoot({ onLogOut }: { onLogOut?: () => void }) {
  const session = useSession()
  const { logOut, isPending } = useLogOutButton()
  return (
    <div className="foot">
      <ThemeGroup label={adminTexts.theme} labels={adminTexts.themes} />
      <p title={session?.user?.email}>{session?.user?.email}</p>
      <button
        type="button"
        disabled={isPending}
        onClick={() => {
          onLogOut?.()
          logOut()
        }}
      >
        <Icon of={LogOut} />
        {loginTexts.logout}
      </button>
    </div>
  )
}
