import { usePageTitle } from '../layout/use-page-title.ts'

export function NotFound() {
  usePageTitle()
  return (
    <div className="wrap">
      <h1>404 Page Not Found</h1>
    </div>
  )
}
