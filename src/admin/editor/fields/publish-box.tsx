import { Controller, type UseFormReturn } from 'react-hook-form'
import { editorFields as labels } from '#shared/texts/editor.ts'
import { Switch } from '../../controls/switch.tsx'
import type { PostValues } from '../post-values.ts'

interface PublishSwitchProps {
  form: UseFormReturn<PostValues>
  name: 'published' | 'featured'
  describedBy?: string
}

export function PublishSwitch({ form, name, describedBy }: PublishSwitchProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Switch
          {...field}
          checked={value}
          onCheckedChange={onChange}
          aria-label={labels[name]}
          aria-describedby={describedBy}
        />
      )}
    />
  )
}

/** On a phone the switch to publish stands in the bar at the bottom instead. */
export function PublishBox({ form }: { form: UseFormReturn<PostValues> }) {
  return (
    <section className="box publish-box">
      {(['published', 'featured'] as const).map((name) => (
        <div key={name} className="row" data-field={name}>
          <div>
            <strong className="label">{labels[name]}</strong>
            <p id={`${name}-hint`}>{labels[`${name}Hint`]}</p>
          </div>
          <PublishSwitch form={form} name={name} describedBy={`${name}-hint`} />
        </div>
      ))}
    </section>
  )
}
