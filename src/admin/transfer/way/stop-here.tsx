import { useState } from 'react'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { stopHereTexts as texts, wayTexts } from '#texts/admin/transfer.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { useImportActs } from '../use-import-acts.ts'

/** What is in stays; the rest never comes. */
export function StopHere({ of }: { of: Import }) {
  const [isAsking, setAsking] = useState(false)
  const { stop } = useImportActs(of)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" className="link-btn" onClick={() => setAsking(true)}>
        {wayTexts.stopHere}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={texts.title}
        description={texts.text(of.progress.made)}
        cancelLabel={texts.cancel}
        confirmLabel={texts.stop}
        busy={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSettled: close })}
      />
    </>
  )
}
