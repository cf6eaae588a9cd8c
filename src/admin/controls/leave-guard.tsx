import { ConfirmDialog } from './confirm-dialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface LeaveGuardProps {
  isDirty: () => boolean
  texts: Record<'title' | 'text' | 'stay' | 'leave', string>
}

/** Asks before unsaved changes are left behind, by whatever way: link, Back, reload or closing the tab. */
export function LeaveGuard({ isDirty, texts }: LeaveGuardProps) {
  const guard = useLeaveGuard(isDirty)
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
