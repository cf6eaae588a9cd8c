import { usePageTitle } from '../layout/use-page-title.ts'

export function Contact() {
  usePageTitle()
  return (
    <div className="wrap">
      <h1>Contact</h1>
    </div>
  )
}
