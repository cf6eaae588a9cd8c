import { Upload } from 'lucide'
import { useRef, useState } from 'react'
import { importTexts as texts } from '#texts/admin/newsletter.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { messageOf } from '../../../app/api.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { ImportTallyList } from './import-tally.tsx'
import { useImport } from './use-import.ts'

/** Counts what is in a file, and adds it only then. */
export function ImportSubscribers({ canSend }: { canSend: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <Icon of={Upload} />
        {texts.open}
      </Button>
      {isOpen && <ImportDialog canSend={canSend} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ImportDialogProps {
  canSend: boolean
  onClose: () => void
}

function ImportDialog({ canSend, onClose }: ImportDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const { file, look, add } = useImport(onClose)
  const tally = look.data
  const isBusy = look.isPending || add.isPending
  const problem = look.error ?? add.error
  return (
    <Dialog
      onClose={() => !add.isPending && onClose()}
      title={tally ? titleOf(tally.added) : texts.title}
      description={tally ? file : texts.hint}
      closeLabel={adminTexts.close}
    >
      <input
        ref={input}
        className="sr"
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={texts.choose}
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (chosen) look.mutate(chosen)
        }}
      />
      {problem && <ErrorBox>{messageOf(problem)}</ErrorBox>}
      {look.isPending && <p role="status">{texts.reading}</p>}
      {tally && <ImportTallyList tally={tally} canSend={canSend} />}
      <div className="acts">
        <Button
          look={tally ? 'line' : 'solid'}
          small
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {file ? texts.chooseAnother : texts.choose}
        </Button>
        {tally && tally.added > 0 && (
          <Button small busy={add.isPending} onClick={() => add.mutate()}>
            {add.isPending ? texts.importing : texts.import(tally.added)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const titleOf = (added: number) => (added === 0 ? texts.nothing : texts.found(added))
