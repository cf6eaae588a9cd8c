import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { FamilyForm as Family, updateSettings } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { socialNetworks } from '#shared/social-networks.ts'
import { familyToasts, familyTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { settingsQuery } from '../app/queries.ts'
import { Select } from '../parts/fields.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { PhotoPicker } from '../photos/photo-picker.tsx'

const FAMILY = 'family'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = () => [...new Set(['UTC', ownZone(), ...Intl.supportedValuesOf('timeZone')])].sort()

const toForm = (settings: Settings): Family => ({
  ownerName: settings.ownerName,
  ownerBio: settings.ownerBio ?? '',
  blogDescription: settings.blogDescription,
  logoUrl: settings.logoUrl,
  timeZone: settings.timeZone ?? ownZone(),
  socialLinks: {
    ...settings.socialLinks,
    ...Object.fromEntries(socialNetworks.map(({ key }) => [key, settings.socialLinks[key] ?? ''])),
  },
})

export function FamilyForm({ settings }: { settings: Settings }) {
  const form = useForm<Family>({
    resolver: standardSchemaResolver(Family),
    defaultValues: toForm(settings),
  })
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (body: Family) => api(updateSettings, { body }),
    onSuccess(saved) {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      form.reset(toForm(saved))
      showToast(familyToasts.saved)
    },
    meta: { failed: familyToasts.failed },
  })
  const { errors, isDirty } = form.formState
  return (
    <Folded title={texts.title} state={settings.ownerName}>
      <form
        className="part-in form-stack"
        noValidate
        onSubmit={form.handleSubmit((family) => saving.mutate(family))}
        aria-label={texts.title}
      >
        <LeaveGuard texts={texts.leaveTexts} isDirty={() => isDirty} />
        <Field label={texts.ownerName} hint={texts.ownerNameHint} error={errors.ownerName?.message}>
          <Input dir="auto" {...form.register('ownerName')} />
        </Field>
        <Field label={texts.ownerBio} error={errors.ownerBio?.message}>
          <Textarea dir="auto" rows={3} {...form.register('ownerBio')} />
        </Field>
        <Field
          label={texts.description}
          hint={texts.descriptionHint}
          error={errors.blogDescription?.message}
        >
          <Textarea dir="auto" rows={2} {...form.register('blogDescription')} />
        </Field>
        <LogoField form={form} />
        <Field label={texts.timeZone} hint={texts.timeZoneHint} error={errors.timeZone?.message}>
          <Select
            {...form.register('timeZone')}
            options={zones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </Field>
        <Accounts form={form} />
        <div className="cluster">
          <Button type="submit" busy={saving.isPending}>
            {saving.isPending ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Folded>
  )
}

/** Links with this fragment open the group. */
function Folded({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  const [isTarget] = useState(() => location.hash === `#${FAMILY}`)
  return (
    <details className="box part" id={FAMILY} open={isTarget || undefined}>
      <summary>
        <h2>{title}</h2>
        <span>{state}</span>
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  )
}

function LogoField({ form }: { form: UseFormReturn<Family> }) {
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
        <Button variant="quiet" small onClick={() => setChoosing(true)}>
          {texts.chooseLogo}
        </Button>
        {logoUrl && (
          <Button variant="quiet" small onClick={() => setLogo('')}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      {isChoosing && (
        <PhotoPicker
          pick="one"
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

function Accounts({ form }: { form: UseFormReturn<Family> }) {
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
