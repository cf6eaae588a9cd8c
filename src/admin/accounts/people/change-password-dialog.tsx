import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import {
  type AdminPerson,
  NewPassword,
  setPersonPassword,
} from '#shared/contract/accounts.admin.ts'
import { peopleTexts, peopleToasts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, markFields } from '../../app/api.ts'

import { Dialog } from '../../parts/dialog.tsx'
import { FormActs, PasswordField } from '../../parts/fields.tsx'

import { tellFailure } from './people-query.ts'

interface ChangePasswordDialogProps {
  person: AdminPerson | null
  onClose: () => void
}

export function ChangePasswordDialog({ person, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={person ? peopleTexts.changePasswordOf(person.email) : ''}
      description={peopleTexts.changePasswordHint}
      closeLabel={adminTexts.close}
    >
      {person && <ChangePasswordForm person={person} onDone={onClose} />}
    </Dialog>
  )
}

function ChangePasswordForm({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(NewPassword),
    defaultValues: { password: '' },
  })
  const save = useMutation({
    mutationFn: (body: NewPassword) => api(setPersonPassword, { params: { id: person.id }, body }),
    onSuccess() {
      toast(peopleToasts.passwordChanged(person.email))
      onDone()
    },
    onError(error) {
      if (!markFields(form, error)) tellFailure(error)
    },
  })
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
    >
      <input hidden autoComplete="username" value={person.email} readOnly />
      <PasswordField
        label={peopleTexts.newPassword}
        error={form.formState.errors.password?.message}
        autoComplete="new-password"
        required
        {...form.register('password')}
      />
      <FormActs cancelLabel={peopleTexts.cancel} onCancel={onDone} busy={save.isPending}>
        {save.isPending ? peopleTexts.savingPassword : peopleTexts.savePassword}
      </FormActs>
    </form>
  )
}
