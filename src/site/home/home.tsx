import { usePageTitle } from '../layout/use-page-title.ts'

export function Home() {
  usePageTitle()
  return (
    <div className="wrap">
      <h1>Home</h1>
    </div>
  )
}
