import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { AppearanceForm as Appearance, type Settings } from '#shared/contract/settings.ts'
import { isHexColour } from '#shared/look/hex-colour.ts'
import {
  settingsFailedToast,
  settingsToasts,
  settingsTexts as texts,
} from '#shared/texts/settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { useMarkUnsaved } from '../unsaved.ts'
import { useSaveSettings } from '../use-save-settings.ts'
import { ColourField } from './colour-field.tsx'
import { FontField } from './font-field.tsx'
import { showTheme } from './live-theme.ts'
import { Specimen } from './specimen.tsx'

const toForm = ({ primaryColor, accentColor, fontFamily, logoUrl }: Settings): Appearance => ({
  primaryColor,
  accentColor,
  fontFamily,
  logoUrl,
})

export function AppearanceForm({ settings }: { settings: Settings }) {
  const saving = useSaveSettings()
  const form = useForm<Appearance>({
    resolver: standardSchemaResolver(Appearance),
    defaultValues: toForm(settings),
  })
  const { control } = form
  const { errors, isDirty } = form.formState
  useMarkUnsaved('appearance', isDirty)
  usePreview(useWatch({ control }), settings)

  const save = form.handleSubmit((appearance) =>
    saving.mutate(appearance, {
      onSuccess(saved) {
        form.reset(toForm(saved))
        toast(settingsToasts.appearanceSaved)
      },
      onError: (error) =>
        toast({ ...settingsFailedToast('appearance', error.message), variant: 'destructive' }),
    }),
  )

  return (
    <div className="settings-cols">
      <form className="box form-stack" noValidate onSubmit={save}>
        {errors.logoUrl?.message && <ErrorBox>{errors.logoUrl.message}</ErrorBox>}
        <div className="two">
          <Controller
            control={control}
            name="primaryColor"
            render={({ field }) => (
              <ColourField
                label={texts.primaryColor}
                hint={texts.primaryColorHint}
                pickLabel={texts.pickPrimary}
                swatch="primary"
                value={field.value}
                onChange={field.onChange}
                error={errors.primaryColor?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="accentColor"
            render={({ field }) => (
              <ColourField
                label={texts.accentColor}
                hint={texts.accentColorHint}
                pickLabel={texts.pickAccent}
                swatch="accent"
                value={field.value}
                onChange={field.onChange}
                error={errors.accentColor?.message}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="fontFamily"
          render={({ field }) => <FontField value={field.value} onChange={field.onChange} />}
        />
        <div className="savebar">
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

/** The page wears what is chosen; whoever leaves without saving finds it as it was. */
function usePreview(chosen: Partial<Appearance>, saved: Settings) {
  const primaryColor = useLastValid(chosen.primaryColor, saved.primaryColor)
  const accentColor = useLastValid(chosen.accentColor, saved.accentColor)
  const fontFamily = chosen.fontFamily ?? saved.fontFamily
  useEffect(
    () => showTheme({ primaryColor, accentColor, fontFamily }),
    [primaryColor, accentColor, fontFamily],
  )
  const latest = useRef(saved)
  latest.current = saved
  useEffect(() => () => showTheme(latest.current), [])
}

/** While a colour is being typed the page keeps the one before. */
function useLastValid(typed: string | undefined, saved: string): string {
  const last = useRef(saved)
  if (typed && isHexColour(typed)) last.current = typed
  return last.current
}
