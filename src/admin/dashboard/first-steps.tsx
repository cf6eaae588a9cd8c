import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, PackageOpen } from 'lucide'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { ApiError } from '#shared/calls/api-client.ts'
import { hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { getAdminDog, updateDog } from '#shared/contract/dog.admin.ts'
import {
  countSamples,
  removeSamples,
  type SettingsChange,
  updateSettings,
} from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { fontByName } from '#shared/theme/fonts.ts'
import { dogTexts } from '#texts/admin/dog.ts'
import { samplesTexts } from '#texts/admin/settings.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { transferCardTexts } from '#texts/admin/transfer.ts'
import {
  colorsStepTexts,
  portraitStepTexts,
  storiesStepTexts,
  welcomeTexts,
  whoseStepTexts,
} from '#texts/admin/welcome.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ConfirmIdentity } from '../accounts/confirm-identity.tsx'
import { useChangeEmail } from '../accounts/my-email.tsx'
import { useSession } from '../accounts/session.ts'
import { api, messageOf } from '../app/api.ts'
import { dogCardQuery, settingsQuery } from '../app/queries.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { collars, drawings, fonts, papers } from '../settings/color-presets.ts'
import { loadFontCatalogue, showTheme, useThemePreview } from '../settings/live-theme.ts'

const steps = [WhoseStep, PortraitStep, ColorsStep, StoriesStep]

/** Four short steps; the address says which, so that a reload comes back to it. */
export function FirstStepsScreen() {
  const [params, setParams] = useSearchParams()
  const [, goTo] = useLocation()
  const step = Math.min(steps.length, Math.max(1, Number(params.get('step')) || 1))
  const { data: settings } = useQuery(settingsQuery)
  // Each step reads what the one before has written.
  const dog = useQuery({
    queryKey: [getAdminDog.path, 'step', step],
    queryFn: ({ signal }) => api(getAdminDog, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    document.title = adminTexts.pageTitle(welcomeTexts.title, settings?.blogName)
  }, [settings?.blogName])
  if (dog.isError) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: dog.refetch }}>
        {dogTexts.loadFailed}
      </ErrorBox>
    )
  }
  if (!settings || !dog.data) return <p role="status">{adminTexts.loading}</p>
  const Step = steps[step - 1]!
  const show = (next: number) => setParams({ step: String(next) })
  return (
    <>
      <Step
        key={step}
        dog={dog.data.document.dogs[0]}
        settings={settings}
        onBack={() => show(step - 1)}
        onDone={() => (step < steps.length ? show(step + 1) : goTo('/admin'))}
      />
      <ConfirmIdentity />
    </>
  )
}

function WhoseStep({ dog, settings, onDone }: StepProps) {
  const { saveDog, saveSettings } = useSaves()
  const [name, setName] = useState(dog.name)
  const [birthday, setBirthday] = useState(dog.birthday)
  const [blogName, setBlogName] = useState(settings.blogName)
  const current = useSession()?.user?.email ?? ''
  const changeEmail = useChangeEmail()
  const [email, setEmail] = useState('')
  const isEmailAsked = hasNoMailbox(current)
  const followsName = blogName === whoseStepTexts.blogNameOf(name)
  const save = async () => {
    // A text may count the age from the birthday; without one it cannot.
    const sidebarText = birthday ? dog.sidebarText : dog.sidebarText.replace(' {age}', '')
    await saveDog({ name, birthday, sidebarText })
    await saveSettings({ blogName })
    // Last: what it says about the address stands above the next step.
    if (email.trim()) await changeEmail(email)
  }
  return (
    <StepFrame
      step={1}
      heading={whoseStepTexts.heading}
      lead={isEmailAsked ? whoseStepTexts.leadWithEmail : whoseStepTexts.lead}
      save={save}
      onDone={onDone}
    >
      {isEmailAsked && (
        <Field label={whoseStepTexts.email} hint={whoseStepTexts.emailHint(current)}>
          <Input
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label={whoseStepTexts.name}>
        <Input
          value={name}
          autoComplete="off"
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (followsName) setBlogName(whoseStepTexts.blogNameOf(typed))
            setName(typed)
          }}
        />
      </Field>
      <Field label={whoseStepTexts.birthday} hint={whoseStepTexts.birthdayHint}>
        <Input
          type="date"
          value={birthday}
          onChange={(event) => setBirthday(event.currentTarget.value)}
        />
      </Field>
      <Field label={whoseStepTexts.blogName} hint={whoseStepTexts.blogNameHint}>
        <Input value={blogName} onChange={(event) => setBlogName(event.currentTarget.value)} />
      </Field>
    </StepFrame>
  )
}

function PortraitStep({ dog, onBack, onDone }: StepProps) {
  const { saveDog } = useSaves()
  const [portrait, setPortrait] = useState(dog.portrait)
  const [isChoosing, setChoosing] = useState(false)
  const save = async () => {
    if (portrait !== dog.portrait) await saveDog({ portrait, heroPhoto: portrait })
  }
  return (
    <StepFrame
      step={2}
      heading={portraitStepTexts.heading(dog.name)}
      lead={portraitStepTexts.lead}
      onBack={onBack}
      save={save}
      onDone={onDone}
    >
      <div className="fr-arch">
        <div className="pic">
          {portrait && <ResponsiveImage src={portrait} alt="" sizes="210px" />}
        </div>
        <div>
          <Button look="quiet" small onClick={() => setChoosing(true)}>
            {portraitStepTexts.choose}
          </Button>
          <p className="hint">{portraitStepTexts.borrow}</p>
          <div className="cluster fr-thumbs">
            {drawings.map(({ name, url }) => (
              <button
                key={url}
                type="button"
                aria-label={portraitStepTexts.use(name)}
                aria-pressed={portrait === url}
                onClick={() => setPortrait(url)}
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
            setPortrait(url)
            setChoosing(false)
          }}
        />
      )}
    </StepFrame>
  )
}

function ColorsStep({ settings, onBack, onDone }: StepProps) {
  const { saveSettings } = useSaves()
  const [theme, setTheme] = useState({
    primaryColor: settings.primaryColor,
    accentColor: settings.accentColor,
    fontFamily: settings.fontFamily,
  })
  useThemePreview(theme, settings)
  useEffect(loadFontCatalogue, [])
  const save = async () => {
    await saveSettings(theme)
    showTheme(theme)
  }
  const swatches = (from: readonly { name: string; color: string }[], own: string) => [
    ...from.map(({ name, color }) => ({ value: color, label: name, color })),
    ...(from.some(({ color }) => color.toLowerCase() === own.toLowerCase())
      ? []
      : [{ value: own, label: colorsStepTexts.own, color: own }]),
  ]
  return (
    <StepFrame
      step={3}
      heading={colorsStepTexts.heading}
      lead={colorsStepTexts.lead}
      onBack={onBack}
      save={save}
      onDone={onDone}
    >
      <Choices
        legend={colorsStepTexts.collar}
        value={theme.primaryColor}
        options={swatches(collars, settings.primaryColor)}
        onChange={(primaryColor) => setTheme({ ...theme, primaryColor })}
      />
      <Choices
        legend={colorsStepTexts.paper}
        value={theme.accentColor}
        options={swatches(papers, settings.accentColor)}
        onChange={(accentColor) => setTheme({ ...theme, accentColor })}
      />
      <Choices
        legend={colorsStepTexts.font}
        value={theme.fontFamily}
        options={[...new Set([...fonts, settings.fontFamily])].map((name) => ({
          value: name,
          label: name,
          font: fontByName(name).stack,
        }))}
        onChange={(fontFamily) => setTheme({ ...theme, fontFamily })}
      />
    </StepFrame>
  )
}

function StoriesStep({ onBack, onDone }: StepProps) {
  const queryClient = useQueryClient()
  const { saveSettings } = useSaves()
  const [isRemoving, setRemoving] = useState(false)
  const { data: samples } = useQuery({
    queryKey: [countSamples.path],
    queryFn: ({ signal }) => api(countSamples, { signal }),
    staleTime: 0,
  })
  const hasSamples = samples !== undefined && samples.posts + samples.photos > 0
  const save = async () => {
    if (isRemoving && hasSamples) await api(removeSamples)
    await saveSettings({ welcome: 'done' })
    await queryClient.invalidateQueries()
    toast(welcomeTexts.done)
  }
  return (
    <StepFrame
      step={4}
      heading={storiesStepTexts.heading}
      lead={storiesStepTexts.lead}
      onBack={onBack}
      save={save}
      onDone={onDone}
    >
      {samples && !hasSamples && <p>{storiesStepTexts.none}</p>}
      {hasSamples && (
        <fieldset className="choices fr-choices fr-samples">
          <legend className="label">{samplesTexts.counted(samples)}</legend>
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
      )}
      <p className="fr-bring">
        <Icon of={PackageOpen} />
        <span>
          {transferCardTexts.firstSteps}{' '}
          <Link className="more" href="/admin/import">
            {transferCardTexts.bring}
          </Link>
        </span>
      </p>
    </StepFrame>
  )
}

interface StepProps {
  dog: DogProfile
  settings: Settings
  onBack: () => void
  onDone: () => void
}

interface ChoicesProps {
  legend: string
  value: string
  options: { value: string; label: string; color?: string; font?: string }[]
  onChange: (value: string) => void
}

/** One of a few, seen before it is chosen. */
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

interface StepFrameProps {
  step: number
  heading: { plain: string; turned: string }
  lead: string
  onBack?: () => void
  save: () => Promise<void>
  onDone: () => void
  children: ReactNode
}

/** One card with at most three questions, and the dog whose length tells how far one is. */
function StepFrame(props: StepFrameProps) {
  const { step, heading, lead, onBack, save, onDone, children } = props
  const { mutate, isPending, error } = useMutation({ mutationFn: save, onSuccess: onDone })
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another page
  useEffect(() => title.current?.focus(), [step])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <main className="first-run">
      <header className="fr-top">
        <a className="brand" href="/">
          <BrandMark />
          <span>{welcomeTexts.brand}</span>
        </a>
        <Link className="more" href="/admin">
          {welcomeTexts.skip}
        </Link>
      </header>
      <div className="fr-in">
        <div>
          <h1 className="fr-heading" ref={title} tabIndex={-1}>
            {heading.plain} <em>{heading.turned}</em>
          </h1>
          <p className="lead">{lead}</p>
        </div>
        <form className="fr-card" noValidate onSubmit={submit}>
          {children}
          {error && <ErrorBox>{sentenceOf(error)}</ErrorBox>}
          <div className="cluster fr-acts">
            {onBack && (
              <Button look="line" onClick={onBack}>
                {welcomeTexts.back}
              </Button>
            )}
            <Button type="submit" busy={isPending}>
              {isPending
                ? welcomeTexts.busy
                : step === welcomeTexts.steps.length
                  ? welcomeTexts.finish
                  : welcomeTexts.next}
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </form>
      </div>
      <div className="fr-road" role="img" aria-label={welcomeTexts.progress(step)}>
        <LongDog className={`longdog is-step-${step}`} />
      </div>
      <ol className="fr-steps">
        {welcomeTexts.steps.map((name, index) => (
          <li
            key={name}
            className={index + 1 < step ? 'is-done' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <b>{index + 1}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </main>
  )
}

function useSaves() {
  const queryClient = useQueryClient()
  return {
    async saveDog(change: Partial<DogProfile>) {
      const { document, version } = await api(getAdminDog)
      const [dog] = document.dogs
      await api(updateDog, { body: { document: { dogs: [{ ...dog, ...change }] }, version } })
      await queryClient.invalidateQueries(dogCardQuery)
    },
    async saveSettings(body: SettingsChange) {
      const saved = await api(updateSettings, { body })
      queryClient.setQueryData(settingsQuery.queryKey, saved)
    },
  }
}

/** A field that is blamed has the clearer sentence. */
function sentenceOf(failure: Error): string {
  const fields = failure instanceof ApiError ? failure.problem?.fields : undefined
  return Object.values(fields ?? {})[0] ?? messageOf(failure)
}
