import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { ProfileForm as Profile } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { languageNames, supportedLanguages } from '#shared/languages.ts'
import { type FeatureKey, settingsToasts, settingsTexts as texts } from '#texts/admin/settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { getPageLanguage, reloadForNewLanguage } from '../app/language.ts'
import { Select } from '../parts/fields.tsx'
import { FeatureSwitch, useSaveFeature } from './feature-switch.tsx'
import { useSaveSettings } from './queries.ts'
import { useMarkUnsaved } from './unsaved.ts'

const toForm = (settings: Settings): Profile => ({
  blogTitle: settings.blogName,
  blogDescription: settings.blogDescription,
  authorName: settings.ownerName,
  authorBio: settings.ownerBio ?? '',
  contactEmail: settings.ownerEmail,
  language: settings.language ?? 'en',
})

const languageOptions = supportedLanguages.map((value) => ({ value, label: languageNames[value] }))

export function ProfileForm({ settings }: { settings: Settings }) {
  const saving = useSaveSettings('profile')
  const form = useForm<Profile>({
    resolver: standardSchemaResolver(Profile),
    defaultValues: toForm(settings),
  })
  const { errors, isDirty } = form.formState
  useMarkUnsaved('profile', isDirty)

  const save = form.handleSubmit((profile) =>
    saving.mutate(
      {
        blogName: profile.blogTitle,
        blogDescription: profile.blogDescription,
        ownerName: profile.authorName,
        ownerEmail: profile.contactEmail,
        ownerBio: profile.authorBio || settings.ownerBio,
        language: profile.language,
      },
      {
        onSuccess(saved) {
          form.reset(toForm(saved))
          if (saved.language !== getPageLanguage())
            return reloadForNewLanguage({ shouldNotify: true })
          showToast(settingsToasts.profileSaved)
        },
      },
    ),
  )
  // Three fields have no input in this form, so their errors are shown above it.
  const hidden = errors.blogDescription ?? errors.authorName ?? errors.authorBio

  return (
    <form className="box form-stack" noValidate onSubmit={save} aria-label={texts.blogProfile}>
      <h2>{texts.blogProfile}</h2>
      {hidden?.message && <ErrorBox>{hidden.message}</ErrorBox>}
      <Field label={texts.blogTitle} hint={texts.blogTitleHint} error={errors.blogTitle?.message}>
        <Input {...form.register('blogTitle')} />
      </Field>
      <Field label={texts.language} hint={texts.languageHint}>
        <Select {...form.register('language')} options={languageOptions} />
      </Field>
      <Field
        label={texts.contactEmail}
        hint={texts.contactEmailHint}
        error={errors.contactEmail?.message}
      >
        <Input type="email" autoComplete="email" {...form.register('contactEmail')} />
      </Field>
      <div className="cluster">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? texts.saving : texts.saveProfile}
        </Button>
      </div>
    </form>
  )
}

const features: FeatureKey[] = ['comments', 'featuredPosts', 'analytics']

export function FeatureSwitches({ settings }: { settings: Settings }) {
  const saving = useSaveFeature(settings)
  return (
    <section className="box" aria-label={texts.contentDisplay}>
      <h2>{texts.contentDisplay}</h2>
      {features.map((feature) => (
        <FeatureSwitch key={feature} feature={feature} settings={settings} saving={saving} />
      ))}
    </section>
  )
}
