import { ArrowRight } from 'lucide'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { welcomeTexts as texts } from '#texts/admin/welcome.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'

interface StepFrameProps {
  step: number
  heading: { plain: string; turned: string }
  lead: string
  error: string | undefined
  isBusy: boolean
  onBack?: () => void
  onNext: () => void
  children: ReactNode
}

/** One card with at most three questions, and the dog whose length tells how far one is. */
export function StepFrame(props: StepFrameProps) {
  const { step, heading, lead, error, isBusy, onBack, onNext, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another page
  useEffect(() => title.current?.focus(), [step])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onNext()
  }
  return (
    <main className="first-run">
      <header className="fr-top">
        <a className="brand" href="/">
          <BrandMark />
          <span>{texts.brand}</span>
        </a>
        <Link className="more" href="/admin">
          {texts.skip}
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
          {error && <ErrorBox>{error}</ErrorBox>}
          <div className="fr-acts">
            {onBack && (
              <Button look="line" onClick={onBack}>
                {texts.back}
              </Button>
            )}
            <Button type="submit" busy={isBusy}>
              {isBusy ? texts.busy : step === texts.steps.length ? texts.finish : texts.next}
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </form>
      </div>
      <div className="fr-road" role="img" aria-label={texts.progress(step)}>
        <LongDog className={`longdog is-step-${step}`} />
      </div>
      <ol className="fr-steps">
        {texts.steps.map((name, index) => (
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
