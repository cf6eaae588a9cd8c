import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { getAdminDog, removeDemoTexts } from '#shared/contract/dog.admin.ts'
import { removeSamples } from '#shared/contract/settings.admin.ts'
import { languageNames } from '#shared/languages.ts'
import { fontByName } from '#shared/theme/fonts.ts'
import { dogTexts } from '#texts/admin/dog.ts'
import { samplesTexts } from '#texts/admin/settings.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import {
  colorsStepTexts,
  portraitStepTexts,
  storiesStepTexts,
  welcomeTexts,
} from '#texts/admin/welcome.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ReauthenticationDialog } from '../accounts/confirm-identity.tsx'
import { api } from '../app/api.ts'
import { getPageLanguage } from '../app/language.ts'
import { settingsQuery } from '../app/queries.ts'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import {
  accentColorPresets,
  primaryColorPresets,
  samplePortraits,
  suggestedFonts,
} from '../settings/color-presets.ts'
import { applyTheme, loadFontCatalogue, useThemePreview } from '../settings/live-theme.ts'
import { hasSamples, sampleCountsQuery } from './queries.ts'
import { StepFrame, type StepProps, useSaveDogAndSettings } from './step-frame.tsx'
import { DogAndOwnerStep } from './whose-step.tsx'

const all = [DogAndOwnerStep, PortraitStep, ColorsStep, StoriesStep]

/** The current step is part of the address, so that a reload returns to it. */
export function FirstStepsScreen() {
  const [params, setParams] = useSearchParams()
  const [, goTo] = useLocation()
  const requestedStep = Math.max(1, Number(params.get('step')) || 1)
  const { data: settings } = useQuery(settingsQuery)
  const samples = useQuery({ ...sampleCountsQuery, gcTime: 0 })
  // The key holds the step, because each step must read what the previous one saved.
  const dog = useQuery({
    queryKey: [getAdminDog.path, 'step', requestedStep],
    queryFn: ({ signal }) => api(getAdminDog, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    document.title = adminTexts.pageTitle(welcomeTexts.title, settings?.blogName)
  }, [settings?.blogName])
  const failed = [dog, samples].find(({ isError }) => isError)
  if (failed) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: failed.refetch }}>
        {dogTexts.loadFailed}
      </ErrorBox>
    )
  }
  if (!settings || !dog.data || !samples.data) return <SkeletonRows shape="fields" />
  const steps = hasSamples(samples.data) ? all.length : all.length - 1
  const step = Math.min(steps, requestedStep)
  const Step = all[step - 1]!
  const show = (next: number) => setParams({ step: String(next) })
  return (
    <>
      <Step
        key={step}
        dog={dog.data.document.dogs[0]}
        isDemo={dog.data.version === 0}
        settings={settings}
        place={{
          step,
          steps,
          ...(step > 1 && { onBack: () => show(step - 1) }),
          onDone: () => (step < steps ? show(step + 1) : goTo('/admin')),
        }}
      />
      <ReauthenticationDialog />
    </>
  )
}

function PortraitStep({ dog, place }: StepProps) {
  const [portrait, setPortrait] = useState(dog.portrait)
  const [isChoosing, setChoosing] = useState(false)
  const save = useSavePortrait(dog.portrait)
  const choose = (url: string) => {
    setPortrait(url)
    // Saved at once, because the owner may leave the step without Next. A failure is ignored: Next
    // saves again and reports it.
    save(url).catch(() => {})
  }
  return (
    <StepFrame
      {...place}
      heading={portraitStepTexts.heading(dog.name)}
      lead={portraitStepTexts.lead}
      save={() => save(portrait)}
    >
      <div className="fr-arch">
        <div className="pic">
          {portrait && <ResponsiveImage src={portrait} alt="" sizes="210px" />}
        </div>
        <div>
          <Button variant="quiet" small onClick={() => setChoosing(true)}>
            {portraitStepTexts.choose}
          </Button>
          <p className="hint">{portraitStepTexts.borrow}</p>
          <div className="cluster fr-thumbs">
            {samplePortraits.map(({ name, url }) => (
              <button
                key={url}
                type="button"
                aria-label={portraitStepTexts.use(name)}
                aria-pressed={portrait === url}
                onClick={() => choose(url)}
              >
                <ResponsiveImage src={url} alt="" sizes="54px" />
              </button>
            ))}
          </div>
        </div>
      </div>
      {isChoosing && (
        <PhotoPicker
          pick="one"
          title={portraitStepTexts.title}
          current={portrait}
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            choose(url)
            setChoosing(false)
          }}
        />
      )}
    </StepFrame>
  )
}

/** Runs one save at a time, so that the last choice wins on a slow connection, too. */
function useSavePortrait(stored: string) {
  const { saveDog } = useSaveDogAndSettings()
  const saved = useRef(stored)
  const running = useRef(Promise.resolve())
  return (portrait: string) => {
    const save = async () => {
      if (portrait === saved.current) return
      await saveDog({ portrait, heroPhoto: portrait })
      saved.current = portrait
    }
    running.current = running.current.then(save, save)
    return running.current
  }
}

function ColorsStep({ settings, place }: StepProps) {
  const { saveSettings } = useSaveDogAndSettings()
  const [theme, setTheme] = useState({
    primaryColor: settings.primaryColor,
    accentColor: settings.accentColor,
    fontFamily: settings.fontFamily,
  })
  useThemePreview(theme, settings)
  useEffect(loadFontCatalogue, [])
  const save = async () => {
    await saveSettings(theme)
    applyTheme(theme)
  }
  const swatches = (from: readonly { name: string; color: string }[], own: string) => [
    ...from.map(({ name, color }) => ({ value: color, label: name, color })),
    ...(from.some(({ color }) => color.toLowerCase() === own.toLowerCase())
      ? []
      : [{ value: own, label: colorsStepTexts.own, color: own }]),
  ]
  return (
    <StepFrame {...place} heading={colorsStepTexts.heading} lead={colorsStepTexts.lead} save={save}>
      <Choices
        legend={colorsStepTexts.collar}
        value={theme.primaryColor}
        options={swatches(primaryColorPresets, settings.primaryColor)}
        onChange={(primaryColor) => setTheme({ ...theme, primaryColor })}
      />
      <Choices
        legend={colorsStepTexts.paper}
        value={theme.accentColor}
        options={swatches(accentColorPresets, settings.accentColor)}
        onChange={(accentColor) => setTheme({ ...theme, accentColor })}
      />
      <Choices
        legend={colorsStepTexts.font}
        value={theme.fontFamily}
        options={[...new Set([...suggestedFonts, settings.fontFamily])].map((name) => ({
          value: name,
          label: name,
          font: fontByName(name).stack,
        }))}
        onChange={(fontFamily) => setTheme({ ...theme, fontFamily })}
      />
    </StepFrame>
  )
}

function StoriesStep({ place }: StepProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { data: samples } = useQuery(sampleCountsQuery)
  const tag = getPageLanguage()
  const save = async () => {
    if (!isRemoving) return
    await api(removeSamples)
    await api(removeDemoTexts)
  }
  return (
    <StepFrame
      {...place}
      heading={storiesStepTexts.heading}
      lead={storiesStepTexts.lead}
      save={save}
    >
      <fieldset className="choices fr-choices fr-samples">
        <legend className="label">{samples && samplesTexts.counted(samples)}</legend>
        {[false, true].map((remove) => (
          <label key={String(remove)} className="choice">
            <input
              type="radio"
              name="samples"
              checked={isRemoving === remove}
              onChange={() => setRemoving(remove)}
            />
            <span>
              <strong>{remove ? storiesStepTexts.remove : storiesStepTexts.keep}</strong>
              <small>{remove ? storiesStepTexts.removeHint : storiesStepTexts.keepHint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {tag !== 'en' && <p className="hint">{storiesStepTexts.inEnglish(languageNames[tag])}</p>}
    </StepFrame>
  )
}

interface ChoicesProps {
  legend: string
  value: string
  options: { value: string; label: string; color?: string; font?: string }[]
  onChange: (value: string) => void
}

function Choices({ legend, value, options, onChange }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className="choices fr-choices">
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            className="sr"
            type="radio"
            name={name}
            checked={option.value.toLowerCase() === value.toLowerCase()}
            onChange={() => onChange(option.value)}
          />
          {option.color && <i style={{ background: option.color }} />}
          <span style={{ fontFamily: option.font }}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
