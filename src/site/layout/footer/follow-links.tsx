import { PLACED_NETWORKS, socialNetworks } from '#shared/social-networks.ts'
import { footerTexts } from '#texts/site/pages.ts'
import { useDog } from '../use-dog.ts'
import { useSettings } from '../use-settings.ts'

const isAddress = (url: string | undefined) => /^https?:\/\//i.test(url ?? '')

const linkTo = (url: string | undefined) =>
  isAddress(url) ? { href: url, rel: 'me noopener noreferrer', target: '_blank' } : { href: '#' }

/** The owner's accounts elsewhere. The demo, which has none, shows where they will stand. */
export function FollowLinks() {
  const { socialLinks } = useSettings()
  const { isDefault } = useDog()
  const own = socialNetworks.filter(({ key }) => isAddress(socialLinks[key]))
  const shown = own.length > 0 || !isDefault ? own : socialNetworks.slice(0, PLACED_NETWORKS)
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
