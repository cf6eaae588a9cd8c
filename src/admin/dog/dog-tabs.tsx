import { Link } from 'wouter'
import { dogTabTexts as texts } from '#texts/admin/dog-log.ts'

const tabs = { profile: '/admin/dog', log: '/admin/dog/log' } as const

export function DogTabs({ current }: { current: keyof typeof tabs }) {
  return (
    <nav className="tabs is-full" aria-label={texts.label}>
      {(['profile', 'log'] as const).map((tab) => (
        <Link key={tab} href={tabs[tab]} aria-current={tab === current ? 'page' : undefined}>
          {texts[tab]}
        </Link>
      ))}
    </nav>
  )
}
