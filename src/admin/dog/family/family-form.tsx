import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { FamilyForm as Family } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { socialNetworks } from '#shared/social-networks.ts'
import { familyToasts, familyTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { Select } from '../../parts/fields.tsx'
import { LeaveGuard } from '../../parts/leave-guard.tsx'
import { Accounts, LogoField } from './family-fields.tsx'
import { useSaveFamily } from './use-save-family.ts'

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
  const saving = useSaveFamily()
  const { errors, isDirty } = form.formState
  const save = form.handleSubmit((family) =>
    saving.mutate(family, {
      onSuccess(saved) {
        form.reset(toForm(saved))
        toast(familyToasts.saved)
      },
      onError: (error) => toast({ ...familyToasts.failed(error.message), variant: 'destructive' }),
    }),
  )
  return (
    <form className="box form-stack" noValidate onSubmit={save} aria-label={texts.title}>
      <LeaveGuard texts={texts.leaveTexts} isDirty={() => isDirty} />
      <h2>{texts.title}</h2>
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
      <div className="savebar">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}
