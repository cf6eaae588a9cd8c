import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { addPerson, NewPerson } from '#shared/contract/accounts.admin.ts'
import { peopleTexts, peopleToasts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, markFields } from '../../app/api.ts'

import { Dialog } from '../../parts/dialog.tsx'
import { FormActs, PasswordField } from '../../parts/fields.tsx'

import { peopleQuery, tellFailure } from './people-query.ts'

interface AddPersonDialogProps {
  open: boolean
  onClose: () => void
}

export function AddPersonDialog({ open, onClose }: AddPersonDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={peopleTexts.addTitle}
      description={peopleTexts.addHint}
      closeLabel={adminTexts.close}
    >
      <AddPersonForm onDone={onClose} />
    </Dialog>
  )
}

function AddPersonForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm<NewPerson>({
    resolver: standardSchemaResolver(NewPerson),
    defaultValues: { email: '', password: '' },
  })
  const add = useMutation({
    mutationFn: (body: NewPerson) => api(addPerson, { body }),
    async onSuccess({ email }) {
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      toast(peopleToasts.added(email))
      onDone()
    },
    onError(error) {
      if (!markFields(form, error)) tellFailure(error)
    },
  })
  const { errors } = form.formState
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={form.handleSubmit((body) => add.mutate(body))}
    >
      <Field label={peopleTexts.email} error={errors.email?.message} required>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <PasswordField
        label={peopleTexts.password}
        error={errors.password?.message}
        autoComplete="new-password"
        required
        {...form.register('password')}
      />
      <FormActs cancelLabel={peopleTexts.cancel} onCancel={onDone} busy={add.isPending}>
        {add.isPending ? peopleTexts.saving : peopleTexts.save}
      </FormActs>
    </form>
  )
}
