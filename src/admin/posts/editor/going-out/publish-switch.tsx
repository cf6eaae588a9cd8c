import type { UseFormReturn } from 'react-hook-form'
import { editorFields as labels } from '#texts/admin/editor.ts'
import { Switch } from '../../../parts/fields.tsx'
import type { PostValues } from '../post-values.ts'
import { useGoingOut } from './use-going-out.ts'

interface PublishSwitchProps {
  form: UseFormReturn<PostValues>
  describedBy?: string
}

export function PublishSwitch({ form, describedBy }: PublishSwitchProps) {
  const { status, publishNow, keepDraft } = useGoingOut(form)
  return (
    <Switch
      name="published"
      checked={status !== 'draft'}
      onCheckedChange={(isOn) => (isOn ? publishNow() : keepDraft())}
      aria-label={labels.published}
      aria-describedby={describedBy}
    />
  )
}
