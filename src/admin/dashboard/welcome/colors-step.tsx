import { useEffect, useState } from 'react'
import { fontByName } from '#shared/theme/fonts.ts'
import { colorsStepTexts as texts } from '#texts/admin/welcome.ts'
import { loadFontCatalogue, showTheme, useThemePreview } from '../../settings/live-theme.ts'

import { collars, fonts, papers } from './choices.ts'
import { Choices } from './choices-field.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './steps.ts'
import { useSaveStep } from './use-save-step.ts'

export function ColorsStep({ settings, onBack, onDone }: StepProps) {
  const saving = useSaveStep()
  const [look, setLook] = useState({
    primaryColor: settings.primaryColor,
    accentColor: settings.accentColor,
    fontFamily: settings.fontFamily,
  })
  useThemePreview(look, settings)
  useEffect(loadFontCatalogue, [])
  const next = async () => {
    if (!(await saving.run(() => saving.saveSettings(look)))) return
    showTheme(look)
    onDone()
  }
  const swatches = (from: readonly { name: string; color: string }[], own: string) => [
    ...from.map(({ name, color }) => ({ value: color, label: name, color })),
    ...(from.some(({ color }) => color.toLowerCase() === own.toLowerCase())
      ? []
      : [{ value: own, label: texts.own, color: own }]),
  ]
  return (
    <StepFrame
      step={3}
      heading={texts.heading}
      lead={texts.lead}
      {...saving}
      onBack={onBack}
      onNext={next}
    >
      <Choices
        legend={texts.collar}
        value={look.primaryColor}
        options={swatches(collars, settings.primaryColor)}
        onChange={(primaryColor) => setLook({ ...look, primaryColor })}
      />
      <Choices
        legend={texts.paper}
        value={look.accentColor}
        options={swatches(papers, settings.accentColor)}
        onChange={(accentColor) => setLook({ ...look, accentColor })}
      />
      <Choices
        legend={texts.font}
        value={look.fontFamily}
        options={[...new Set([...fonts, settings.fontFamily])].map((name) => ({
          value: name,
          label: name,
          font: fontByName(name).stack,
        }))}
        onChange={(fontFamily) => setLook({ ...look, fontFamily })}
      />
    </StepFrame>
  )
}
