import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { footerYear } from '#shared/quirks.ts'
import { DEMO_NETWORK_COUNT, socialNetworks } from '#shared/social-networks.ts'
import { footerTexts, type LegalTopic, legalLinkTexts, navigationTexts } from '#texts/site/pages.ts'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Brand } from './brand.tsx'
import { useCategories, useDogCard, useSettings } from './hooks.ts'
import type { LegalDialogProps } from './legal-dialog.tsx'
import { Link } from './navigation.tsx'

export function SiteFooter() {
  const categories = useCategories()
  const { blogName, blogDescription, today } = useSettings()
  return (
    <footer className="site-footer">
      <LongDog className="footer-dog" part="leaving" />
      <div className="wrap">
        <div className="footer-grid">
          <div>
            <Brand />
            <p>{blogDescription}</p>
          </div>
          <nav aria-labelledby="pages">
            <h2 id="pages">{footerTexts.pages}</h2>
            <ul>
              {Object.entries(navigationTexts).map(([href, label]) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="categories">
            <h2 id="categories">{footerTexts.categories}</h2>
            <ul>
              {categories.footer.map((category) => (
                <li key={category}>
                  <Link href={endpointUrl('/blog', {}, { category })}>{category}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <FollowLinks />
        </div>
        <div className="footer-legal">
          <p>{`© ${footerYear(today)} ${blogName}`}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  )
}

const isAddress = (url: string | undefined) => /^https?:\/\//i.test(url ?? '')

const linkTo = (url: string | undefined) =>
  isAddress(url) ? { href: url, rel: 'me noopener noreferrer', target: '_blank' } : { href: '#' }

function FollowLinks() {
  const { socialLinks } = useSettings()
  const { isDefault } = useDogCard()
  const own = socialNetworks.filter(({ key }) => isAddress(socialLinks[key]))
  const shown = own.length > 0 || !isDefault ? own : socialNetworks.slice(0, DEMO_NETWORK_COUNT)
  if (shown.length === 0) return null
  return (
    <div>
      <h2>{footerTexts.follow}</h2>
      <ul>
        {shown.map(({ key, label }) => (
          <li key={key}>
            <a {...linkTo(socialLinks[key])}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const LegalDialog = lazy<ComponentType<LegalDialogProps>>(() =>
  import('./legal-dialog.tsx').then(
    (module) => ({ default: module.LegalDialog }),
    // Offline there is no dialog to show; the page itself must not fail.
    () => ({ default: () => null }),
  ),
)

function LegalLinks() {
  const [topic, setTopic] = useState<LegalTopic | null>(null)
  const open = (event: MouseEvent, chosen: LegalTopic) => {
    event.preventDefault()
    setTopic(chosen)
  }
  return (
    <>
      {(Object.keys(legalLinkTexts) as LegalTopic[]).map((linked) => (
        <a
          key={linked}
          href={`#${linked}`}
          aria-haspopup="dialog"
          onClick={(event) => open(event, linked)}
        >
          {legalLinkTexts[linked]}
        </a>
      ))}
      {topic && (
        <Suspense>
          <LegalDialog topic={topic} onClose={() => setTopic(null)} />
        </Suspense>
      )}
    </>
  )
}
