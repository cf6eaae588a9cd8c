import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  addSubscriber,
  importSubscribers,
  NewSubscriber,
  requestAllConfirmations,
  type SubscriberImportCounts,
} from '#shared/contract/newsletter.admin.ts'
import { MAX_SUBSCRIBERS_CSV_BYTES } from '#shared/limits.ts'
import {
  addSubscriberTexts,
  askAllTexts,
  importTexts,
  subscriberToasts,
} from '#texts/admin/newsletter.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Check } from '#ui/icons/check.ts'
import { Equal } from '#ui/icons/equal.ts'
import { TriangleAlert } from '#ui/icons/triangle-alert.ts'
import { Upload } from '#ui/icons/upload.ts'
import { UserPlus } from '#ui/icons/user-plus.ts'
import { X } from '#ui/icons/x.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api, markInvalidFields, messageOf } from '../app/api.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { refreshSubscribers } from './queries.ts'

export function AddSubscriberButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        <Icon of={UserPlus} />
        {addSubscriberTexts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={addSubscriberTexts.title}
        description={addSubscriberTexts.hint}
        closeLabel={adminTexts.close}
      >
        <AddForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function useAddForm(onDone: () => void) {
  const form = useForm<NewSubscriber>({
    resolver: standardSchemaResolver(NewSubscriber),
    defaultValues: { name: '', email: '', consentNote: '' },
  })
  const add = useMutation({
    mutationFn: (body: NewSubscriber) => api(addSubscriber, { body }),
    async onSuccess({ name }) {
      await refreshSubscribers()
      showToast(subscriberToasts.added(name))
      onDone()
    },
    onError(error) {
      if (markInvalidFields(form, error)) return
      const problem = error instanceof ApiError ? error.problem : null
      if (problem?.code === 'subscriber.known') {
        form.setError('email', { message: problem.message }, { shouldFocus: true })
      } else {
        showToast({
          title: adminTexts.failed,
          description: messageOf(error),
          variant: 'destructive',
        })
      }
    },
  })
  return { form, add }
}

function AddForm({ onDone }: { onDone: () => void }) {
  const { form, add } = useAddForm(onDone)
  const { errors } = form.formState
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={form.handleSubmit((body) => add.mutate(body))}
    >
      <Field label={addSubscriberTexts.name} error={errors.name?.message} required>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={addSubscriberTexts.email} error={errors.email?.message} required>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field
        label={addSubscriberTexts.note}
        hint={addSubscriberTexts.noteHint}
        error={errors.consentNote?.message}
        required
      >
        <Textarea className="is-short" {...form.register('consentNote')} />
      </Field>
      <FormButtons cancelLabel={addSubscriberTexts.cancel} onCancel={onDone} busy={add.isPending}>
        {add.isPending ? addSubscriberTexts.saving : addSubscriberTexts.save}
      </FormButtons>
    </form>
  )
}

export function RequestAllConfirmationsButton({
  count,
  canSend,
}: {
  count: number
  canSend: boolean
}) {
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: () => api(requestAllConfirmations),
    onSuccess: ({ asked }) => showToast(subscriberToasts.askedAll(asked)),
    onSettled: refreshSubscribers,
    meta: { failed: adminTexts.failed },
  })
  const ask = () =>
    confirm({
      title: askAllTexts.title(count),
      text: askAllTexts.text,
      variant: 'solid',
      cancel: askAllTexts.cancel,
      confirm: askAllTexts.ask,
      busy: askAllTexts.asking,
      act: () => mutateAsync(),
    })
  return (
    <div className="banner is-note ask-all">
      <p>{askAllTexts.note(count)}</p>
      <Button small disabled={!canSend} onClick={ask}>
        {askAllTexts.ask}
      </Button>
    </div>
  )
}

/** Shows the result of a dry run first; importing the file is a second step. */
export function ImportSubscribersButton({ canSend }: { canSend: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        <Icon of={Upload} />
        {importTexts.open}
      </Button>
      {isOpen && <ImportDialog canSend={canSend} onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ canSend, onClose }: { canSend: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { file, dryRun, add } = useImport(onClose)
  const tally = dryRun.data
  const isBusy = dryRun.isPending || add.isPending
  const problem = dryRun.error ?? add.error
  return (
    <Dialog
      onClose={() => !add.isPending && onClose()}
      title={tally ? titleOf(tally.added) : importTexts.title}
      description={tally ? file : importTexts.hint}
      closeLabel={adminTexts.close}
    >
      <input
        ref={input}
        className="sr"
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={importTexts.choose}
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (chosen) dryRun.mutate(chosen)
        }}
      />
      {problem && <ErrorBox>{messageOf(problem)}</ErrorBox>}
      {dryRun.isPending && <p role="status">{importTexts.reading}</p>}
      {tally && <ImportTallyList tally={tally} canSend={canSend} />}
      <div className="acts">
        <Button
          variant={tally ? 'line' : 'solid'}
          small
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {file ? importTexts.chooseAnother : importTexts.choose}
        </Button>
        {tally && tally.added > 0 && (
          <Button small busy={add.isPending} onClick={() => add.mutate()}>
            {add.isPending ? importTexts.importing : importTexts.import(tally.added)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const titleOf = (added: number) => (added === 0 ? importTexts.nothing : importTexts.found(added))

function ImportTallyList({ tally, canSend }: { tally: SubscriberImportCounts; canSend: boolean }) {
  const { added, known, left, invalidLines } = tally
  const lines: [IconNode, number, string][] = [
    [Check, added, importTexts.added(added)],
    [Equal, known, importTexts.known(known)],
    [X, left, importTexts.left(left)],
    [TriangleAlert, invalidLines.length, importTexts.invalid(invalidLines)],
  ]
  return (
    <>
      <ul className="tally">
        {lines
          .filter(([, count]) => count > 0)
          .map(([icon, , text]) => (
            <li key={text}>
              <Icon of={icon} />
              {text}
            </li>
          ))}
      </ul>
      {added > 0 && (
        <p className="muted">
          {canSend ? importTexts.consequence.canSend : importTexts.consequence.cannotSend}
        </p>
      )}
    </>
  )
}

async function readCsv(file: File): Promise<string> {
  if (file.size > MAX_SUBSCRIBERS_CSV_BYTES) throw new Error(importTexts.tooLarge)
  const csv = await file.text().catch(() => {
    throw new Error(importTexts.unreadable)
  })
  // PostgreSQL cannot store this character, and no text file contains it.
  if (csv.includes('\0')) throw new Error(importTexts.unreadable)
  return csv
}

function useImport(onDone: () => void) {
  const [chosen, setChosen] = useState({ name: '', csv: '' })
  const dryRun = useMutation({
    async mutationFn(file: File) {
      setChosen({ name: file.name, csv: '' })
      const csv = await readCsv(file)
      const tally = await api(importSubscribers, { body: { csv, dryRun: true } })
      setChosen({ name: file.name, csv })
      return tally
    },
    onMutate: () => add.reset(),
  })
  const add = useMutation({
    mutationFn: () => api(importSubscribers, { body: { csv: chosen.csv, dryRun: false } }),
    async onSuccess({ added }) {
      await refreshSubscribers()
      showToast(subscriberToasts.imported(added))
      onDone()
    },
  })
  return { file: chosen.name, dryRun, add }
}
