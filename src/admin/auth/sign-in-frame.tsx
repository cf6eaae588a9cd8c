import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { adminPageTitle } from '#shared/texts/admin.ts'
import { doorTexts } from '#shared/texts/auth.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { settingsQuery } from '../queries.ts'

/** The way in: the dog on one side, what there is to do on the other. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  const { data: settings } = useQuery(settingsQuery)
  useEffect(() => {
    document.title = adminPageTitle(title, settings?.blogName)
  }, [title, settings?.blogName])
  return (
    <div className="door">
      <header className="door-art">
        <a className="brand" href="/">
          <BrandMark />
          <span>{settings?.blogName}</span>
        </a>
        <p className="door-words">{doorTexts.words}</p>
        <div>
          <LongDog />
          <div className="door-floor" />
        </div>
      </header>
      <main className="door-form">
        <div>
          {children}
          <ArrowLink href="/">{doorTexts.back}</ArrowLink>
        </div>
      </main>
    </div>
  )
}
