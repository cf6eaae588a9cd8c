import { useState } from 'react'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { wayTexts } from '#texts/admin/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { AskUndo } from '../ask-undo.tsx'

/** Undone while it is still on its way. */
export function TakeOut({ of }: { of: Import }) {
  const [isAsking, setAsking] = useState(false)
  if (!of.undoUntil) return null
  return (
    <>
      <Button look="line" small onClick={() => setAsking(true)}>
        {wayTexts.takeOut}
      </Button>
      <AskUndo of={isAsking ? of : null} onClose={() => setAsking(false)} />
    </>
  )
}
