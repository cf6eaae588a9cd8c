import { useState } from 'react'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { throwAwayTexts as texts } from '#texts/admin/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { useThrowAway } from '../use-import-acts.ts'

interface ThrowAwayProps {
  of: Import
  onGone: () => void
}

/** Asks, because a large file takes long to send again. */
export function ThrowAway({ of, onGone }: ThrowAwayProps) {
  const [isAsking, setAsking] = useState(false)
  const throwAway = useThrowAway(onGone)
  return (
    <>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        description={texts.text}
        cancelLabel={texts.keep}
        confirmLabel={texts.away}
        look="solid"
        busy={throwAway.isPending}
        onConfirm={() => throwAway.mutate(of.id, { onError: () => setAsking(false) })}
      />
    </>
  )
}
