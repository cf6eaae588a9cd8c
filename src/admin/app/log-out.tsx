import { createContext, type ReactNode, use, useState } from 'react'
import { logoutTexts as texts } from '#texts/admin/shell.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { isAnythingUnsaved, letUnsavedGo } from '../parts/unsaved-screens.ts'
import { useLogOut } from './use-log-out.ts'

const LogOutContext = createContext({ logOut: () => {}, isPending: false })

/** Whatever offers to log out, in the sidebar or in the drawer of a phone. */
export const useLogOutButton = () => use(LogOutContext)

/** Asks before the session ends with unsaved words on the screen; outside the drawer, which closes. */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const { mutate, isPending } = useLogOut()
  const [isAsking, setAsking] = useState(false)
  const logOut = () => (isAnythingUnsaved() ? setAsking(true) : mutate())
  return (
    <LogOutContext value={{ logOut, isPending }}>
      {children}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        description={texts.text}
        cancelLabel={texts.stay}
        confirmLabel={texts.leave}
        onConfirm={async () => {
          setAsking(false)
          await letUnsavedGo()
          mutate()
        }}
      />
    </LogOutContext>
  )
}
