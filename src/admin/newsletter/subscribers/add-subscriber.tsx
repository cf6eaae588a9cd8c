import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'
import { addSubscriber, NewSubscriber } from '#shared/contract/newsletter.admin.ts'
import { subscriberToasts, addSubscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, markFields } from '../../app/api.ts'

import { refreshReaders } from '../../app/queries.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { FormActs } from '../../parts/fields.tsx'
import { tellFailure } from '../mail/tell-failure.ts'

export function AddSubscriber() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <Icon of={UserPlus} />
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        description={texts.hint}
        closeLabel={adminTexts.close}
      >
        <AddForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function useAddForm(onDone: () => void) {
  const queryClient = useQueryClient()
  const form = useForm<NewSubscriber>({
    resolver: standardSchemaResolver(NewSubscriber),
    defaultValues: { name: '', email: '', consentNote: '' },
  })
  const add = useMutation({
    mutationFn: (body: NewSubscriber) => api(addSubscriber, { body }),
    async onSuccess({ name }) {
      await refreshReaders(queryClient)
      toast(subscriberToasts.added(name))
      onDone()
    },
    onError(error) {
      if (markFields(form, error)) return
      const problem = error instanceof ApiError ? error.problem : null
      if (problem?.code === 'subscriber.known') {
        form.setError('email', { message: problem.message }, { shouldFocus: true })
      } else tellFailure(error)
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
      <Field label={texts.name} error={errors.name?.message} required>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={texts.email} error={errors.email?.message} required>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label={texts.note} hint={texts.noteHint} error={errors.consentNote?.message} required>
        <Textarea className="is-short" {...form.register('consentNote')} />
      </Field>
      <FormActs cancelLabel={texts.cancel} onCancel={onDone} busy={add.isPending}>
        {add.isPending ? texts.saving : texts.save}
      </FormActs>
    </form>
  )
}
