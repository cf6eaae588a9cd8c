import { useState } from 'react'
import { imageUrl } from '#shared/contract/fields.ts'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

export function AddressForm({ onAdd }: { onAdd: (url: string) => void }) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className="cover-url"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React would also tell the form that the dialog was opened from.
        event.stopPropagation()
        const read = imageUrl(() => texts.addressWrong).safeParse(url)
        if (!read.success) return setError(read.error.issues[0]?.message)
        onAdd(read.data)
        setUrl('')
      }}
    >
      <Field label={texts.address} hint={texts.addressHint} error={error}>
        <Input
          type="url"
          value={url}
          autoComplete="off"
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" small look="quiet" disabled={url.trim() === ''}>
        {texts.add}
      </Button>
    </form>
  )
}
