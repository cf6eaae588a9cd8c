import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { adminTexts } from '#texts/admin/shell.ts'
import { forgottenTexts, signInPageTexts } from '#texts/admin/sign-in.ts'
import { ArrowLink, buttonClass } from '#ui/controls/button.tsx'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { settingsQuery } from '../app/queries.ts'
import type { SignInFailure } from './use-sign-in.ts'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { data: settings } = useQuery(settingsQuery)
  useEffect(() => {
    document.title = adminTexts.pageTitle(title, settings?.blogName)
  }, [title, settings?.blogName])
  return (
    <div className="sign-in">
      <header className="sign-in-art">
        <a className="brand" href="/">
          <BrandMark />
          <span>{settings?.blogName}</span>
        </a>
        <p className="sign-in-words">{signInPageTexts.words}</p>
        <div>
          <LongDog />
          <div className="sign-in-floor" />
        </div>
      </header>
      <main className="sign-in-form">
        <div>
          {children}
          <ArrowLink href="/">{signInPageTexts.back}</ArrowLink>
        </div>
      </main>
    </div>
  )
}

interface CardProps {
  title: string
  children?: ReactNode
  to?: { href: string; label: string }
}

export function SignInCard({ title, children, to }: CardProps) {
  return (
    <section className="sign-in-card" role={to && 'status'}>
      <h1>{title}</h1>
      {children}
      {to && (
        <Link href={to.href} className={buttonClass({ wide: true })}>
          {to.label}
        </Link>
      )}
    </section>
  )
}

export function FailureBanner({ failure }: { failure: SignInFailure }) {
  return (
    <div className={`banner sign-in-banner ${failure.isNote ? 'is-note' : 'is-bad'}`} role="alert">
      <p>{failure.title}</p>
      {failure.detail && <p className="sign-in-detail">{failure.detail}</p>}
    </div>
  )
}

export function ResetByCommandHint() {
  return (
    <>
      <p>{forgottenTexts.withoutMail}</p>
      <p>
        <code className="command">{forgottenTexts.command}</code>
      </p>
    </>
  )
}

/** The secret is in the URL fragment, which no server or log ever sees. */
export function useSecretFromUrl(): string {
  const [secret] = useState(() => location.hash.slice(1))
  return secret
}
