import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FamilyForm } from '#shared/contract/settings.admin.ts'
import { socialNetworks } from '#shared/social-networks.ts'
import { familyTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ChoosePhoto } from '../../photos/uploads/choose-photo.tsx'

interface FamilyFieldProps {
  form: UseFormReturn<FamilyForm>
}

/** By address, or chosen like any other photo. */
export function LogoField({ form }: FamilyFieldProps) {
  const [isChoosing, setChoosing] = useState(false)
  const logoUrl = form.watch('logoUrl')
  const setLogo = (url: string) =>
    form.setValue('logoUrl', url, { shouldDirty: true, shouldValidate: true })
  const error = form.formState.errors.logoUrl?.message
  return (
    <>
      <Field label={texts.logo} hint={texts.logoHint} error={error}>
        <Input type="url" {...form.register('logoUrl')} />
      </Field>
      <div className="acts">
        <Button look="quiet" small onClick={() => setChoosing(true)}>
          {texts.chooseLogo}
        </Button>
        {logoUrl && (
          <Button look="quiet" small onClick={() => setLogo('')}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      {isChoosing && (
        <ChoosePhoto
          title={texts.logo}
          current={logoUrl}
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setLogo(url)
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}

export function Accounts({ form }: FamilyFieldProps) {
  const errors = form.formState.errors.socialLinks
  return (
    <fieldset className="form-stack">
      <legend className="label">{texts.accounts}</legend>
      <p className="box-hint">{texts.accountsHint}</p>
      <div className="part-grid">
        {socialNetworks.map(({ key, label }) => (
          <Field key={key} label={label} error={errors?.[key]?.message}>
            <Input type="url" {...form.register(`socialLinks.${key}`)} />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
