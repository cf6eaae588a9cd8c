import { BrandMark } from '#ui/dog/drawings.tsx'
import { useImageState } from '#ui/pictures/responsive-image.tsx'
import { useSettings } from './hooks.ts'
import { Link } from './navigation.tsx'

export function Brand({ onClick }: { onClick?: () => void }) {
  const { blogName, logoUrl } = useSettings()
  return (
    <Link className="brand" href="/" onClick={onClick}>
      {logoUrl ? <Logo src={logoUrl} /> : <BrandMark />}
      <span>{blogName}</span>
    </Link>
  )
}

function Logo({ src }: { src: string }) {
  const { state, ...image } = useImageState(src)
  if (state === 'broken') return <BrandMark />
  return <img className="brand-logo" src={src} alt="" height={40} {...image} />
}
