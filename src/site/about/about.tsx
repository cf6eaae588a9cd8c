import { usePageTitle } from '../layout/use-page-title.ts'

export function About() {
  usePageTitle()
  return (
    <div className="wrap">
      <h1>About</h1>
    </div>
  )
}
