import { Controller, type UseFormReturn } from 'react-hook-form'
import { editorFields as labels } from '#shared/texts/editor.ts'
import { Switch } from '../../controls/switch.tsx'
import type { PostValues } from '../post-values.ts'

export function PublishBox({ form }: { form: UseFormReturn<PostValues> }) {
  return (
    <section className="box">
      {(['published', 'featured'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { value, onChange, ...field } }) => (
            <div className="row">
              <div>
                <strong className="label">{labels[name]}</strong>
                <p id={`${name}-hint`}>{labels[`${name}Hint`]}</p>
              </div>
              <Switch
                {...field}
                checked={value}
                onCheckedChange={onChange}
                aria-label={labels[name]}
                aria-describedby={`${name}-hint`}
              />
            </div>
          )}
        />
      ))}
    </section>
  )
}
