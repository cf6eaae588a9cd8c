import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { adminTexts } from '#texts/admin/shell.ts'
import { signInPageTexts } from '#texts/admin/sign-in.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { settingsQuery } from '../app/queries.ts'

/** The way in: the dog on one side, what there is to do on the other. */
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
