import type { LogEntry } from '#shared/contract/dog.admin.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import { logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { markFields } from '../../../app/api.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { FormActs } from '../../../parts/fields.tsx'
import { useChangeLog } from '../use-change-log.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryPhoto } from './entry-photo.tsx'
import { useEntryForm } from './use-entry-form.ts'

interface EditEntryProps {
  entry: LogEntry
  unit: WeightUnit
  today: string
  onClose: () => void
}

/** Mount it to open it. */
export function EditEntry(props: EditEntryProps) {
  return (
    <Dialog title={texts.editTitle} closeLabel={texts.close} wide onClose={props.onClose}>
      <EditForm {...props} />
    </Dialog>
  )
}

function EditForm({ entry, unit, today, onClose }: EditEntryProps) {
  const form = useEntryForm(entry)
  const { update, remove, tellFailure } = useChangeLog()
  const save = form.handleSubmit((fields) =>
    update.mutate(
      { ...fields, id: entry.id },
      {
        onSuccess() {
          toast(logToasts.saved)
          onClose()
        },
        onError(error) {
          if (!markFields(form, error)) tellFailure(error)
        },
      },
    ),
  )
  return (
    <form className="form-stack edit-entry" noValidate onSubmit={save}>
      <EntryFields form={form} unit={unit} today={today} />
      <EntryPhoto form={form} />
      <Button
        look="delete"
        small
        busy={remove.isPending}
        onClick={() => remove.mutate(entry.id, { onSuccess: onClose })}
      >
        {texts.delete}
      </Button>
      <FormActs cancelLabel={texts.cancel} onCancel={onClose} busy={update.isPending}>
        {update.isPending ? texts.saving : texts.save}
      </FormActs>
    </form>
  )
}
