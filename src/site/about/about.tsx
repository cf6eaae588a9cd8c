import { usePageTitle } from '../head/use-page-title.ts'
import { lazyPart } from '../waking/lazy-part.tsx'

const Profile = lazyPart(async () => (await import('./profile.tsx')).Profile, 'never')

export function About() {
  usePageTitle()
  return <Profile />
}
