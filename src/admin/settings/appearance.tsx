import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Control, Controller, useController, useForm, useWatch } from 'react-hook-form'
import { AppearanceForm as Appearance } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { settingsToasts, specimenTexts, settingsTexts as texts } from '#texts/admin/settings.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Eye } from '#ui/icons/eye.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { accentColorPresets, primaryColorPresets } from './color-presets.ts'
import { ColourField } from './colour-field.tsx'
import { FontField } from './font-picker.tsx'
import { useThemePreview } from './live-theme.ts'
import { useSaveSettings } from './queries.ts'
import { useMarkUnsaved } from './unsaved.ts'

const toForm = ({ primaryColor, accentColor, fontFamily, logoUrl }: Settings): Appearance => ({
  primaryColor,
  accentColor,
  fontFamily,
  logoUrl,
})

export function AppearanceForm({ settings }: { settings: Settings }) {
  const saving = useSaveSettings('appearance')
  const form = useForm<Appearance>({
    resolver: standardSchemaResolver(Appearance),
    defaultValues: toForm(settings),
  })
  const { control } = form
  const { errors, isDirty } = form.formState
  useMarkUnsaved('appearance', isDirty)
  useThemePreview(useWatch({ control }), settings)

  const save = form.handleSubmit((appearance) =>
    saving.mutate(appearance, {
      onSuccess(saved) {
        form.reset(toForm(saved))
        showToast(settingsToasts.appearanceSaved)
      },
    }),
  )

  return (
    <div className="with-aside settings-cols">
      <form className="box form-stack" noValidate onSubmit={save}>
        {errors.logoUrl?.message && <ErrorBox>{errors.logoUrl.message}</ErrorBox>}
        <div className="two">
          <ColourControl control={control} name="primaryColor" />
          <ColourControl control={control} name="accentColor" />
        </div>
        <Controller
          control={control}
          name="fontFamily"
          render={({ field }) => <FontField value={field.value} onChange={field.onChange} />}
        />
        <div className="cluster">
          <Button type="submit" busy={saving.isPending}>
            {saving.isPending ? texts.saving : texts.saveAppearance}
          </Button>
          <span className="muted">{texts.previewNote}</span>
        </div>
      </form>
      <Specimen />
    </div>
  )
}

const colours = () =>
  ({
    primaryColor: {
      label: texts.primaryColor,
      hint: texts.primaryColorHint,
      pickLabel: texts.pickPrimary,
      swatch: 'primary',
      presets: primaryColorPresets,
    },
    accentColor: {
      label: texts.accentColor,
      hint: texts.accentColorHint,
      pickLabel: texts.pickAccent,
      swatch: 'accent',
      presets: accentColorPresets,
    },
  }) as const

interface ColourControlProps {
  control: Control<Appearance>
  name: keyof ReturnType<typeof colours>
}

function ColourControl({ control, name }: ColourControlProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <ColourField
      {...colours()[name]}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

function Specimen() {
  return (
    <section className="specimen" aria-label={texts.previewTitle}>
      <div className="specimen-bar">
        <Icon of={Eye} />
        {texts.previewTitle}
      </div>
      <div className="specimen-top">
        <p className="specimen-heading">{specimenTexts.heading}</p>
        <LongDog />
      </div>
      <div className="specimen-in">
        <Tag>{specimenTexts.category}</Tag>
        <p className="specimen-title">{specimenTexts.title}</p>
        <p className="muted">{specimenTexts.words}</p>
        <span className="more">{specimenTexts.link}</span>
        <span className={buttonClass({ small: true })}>{specimenTexts.button}</span>
      </div>
      <div className="specimen-night">{specimenTexts.night}</div>
    </section>
  )
}
