import { Link } from 'wouter'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { useSettings } from './use-settings.ts'

/** The owner's logo where there is one, else the dog. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { blogName, logoUrl } = useSettings()
  return (
    <Link className="brand" href="/" onClick={onClick}>
      {logoUrl ? <img className="brand-logo" src={logoUrl} alt="" height={40} /> : <BrandMark />}
      <span>{blogName}</span>
    </Link>
  )
}
