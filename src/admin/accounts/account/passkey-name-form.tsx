import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { PasskeyName } from '#shared/contract/accounts.admin.ts'
import { PASSKEY_NAME_LENGTH } from '#shared/limits.ts'
import { passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { markFields } from '../../app/api.ts'
import { FormActs } from '../../parts/fields.tsx'

interface PasskeyNameFormProps {
  name: string
  label: string
  busyLabel: string
  onSave: (name: string) => Promise<void>
  onFailed: (error: unknown) => void
  onCancel: () => void
}

export function PasskeyNameForm(props: PasskeyNameFormProps) {
  const form = useForm<PasskeyName>({
    resolver: standardSchemaResolver(PasskeyName),
    defaultValues: { name: props.name },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await props.onSave(name)
    } catch (error) {
      if (!markFields(form, error)) props.onFailed(error)
    }
  })
  return (
    <form className="form-stack" noValidate onSubmit={save}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message} required>
        <Input autoComplete="off" maxLength={PASSKEY_NAME_LENGTH} {...form.register('name')} />
      </Field>
      <FormActs cancelLabel={texts.cancel} onCancel={props.onCancel} busy={isSubmitting}>
        {isSubmitting ? props.busyLabel : props.label}
      </FormActs>
    </form>
  )
}
