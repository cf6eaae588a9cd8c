import type { Import } from '#shared/contract/transfer.admin.ts'
import { throwAwayTexts, wayTexts } from '#texts/admin/transfer.ts'
import { importErrors } from '#texts/errors/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { useImportActs, useThrowAway } from '../use-import-acts.ts'

interface RefusedProps {
  of: Import
  onGone: () => void
}

/** A file that could not be looked at; nothing was written. One that was refused is gone from the server already. */
export function Refused({ of, onGone }: RefusedProps) {
  const throwAway = useThrowAway(onGone)
  const { retry } = useImportActs(of)
  return (
    <section className="box" aria-labelledby="refused">
      <h2 id="refused" dir="auto">
        {of.file.name}
      </h2>
      <ErrorBox>{of.failure}</ErrorBox>
      <div className="savebar">
        {of.failure === importErrors.trouble && (
          <Button look="line" small busy={retry.isPending} onClick={() => retry.mutate()}>
            {wayTexts.tryAgain}
          </Button>
        )}
        <Button small busy={throwAway.isPending} onClick={() => throwAway.mutate(of.id)}>
          {throwAwayTexts.open}
        </Button>
      </div>
    </section>
  )
}
