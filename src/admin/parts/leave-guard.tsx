import { ConfirmDialog } from './confirm-dialog.tsx'
import { type GuardedScreen, useLeaveGuard } from './use-leave-guard.ts'

interface LeaveGuardProps extends GuardedScreen {
  texts: Record<'title' | 'text' | 'stay' | 'leave', string>
}

/** Asks before unsaved changes are left behind, by whatever way: link, Back, reload or closing the tab. */
export function LeaveGuard({ texts, ...screen }: LeaveGuardProps) {
  const guard = useLeaveGuard(screen)
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={texts.title}
      description={texts.text}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={guard.leave}
    />
  )
}
