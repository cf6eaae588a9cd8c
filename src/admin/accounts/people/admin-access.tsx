import { Link } from 'wouter'
import { accessGuideItems } from '#texts/admin/accounts.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { Accordion } from './accordion.tsx'
import { People } from './people.tsx'

const guide = () => [
  {
    value: 'add',
    title: dashboardTexts.accessGuide.addUsers,
    content: (
      <ol className="steps">
        {accessGuideItems.addUsers.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ),
  },
  {
    value: 'trouble',
    title: dashboardTexts.accessGuide.troubleshooting,
    content: (
      <dl className="troubles">
        {accessGuideItems.troubleshooting.map(({ problem, answer }) => (
          <div key={problem}>
            <dt>{problem}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    ),
  },
]

export function AdminAccess() {
  return (
    <>
      <People />
      <section className="box">
        <div className="box-head">
          <h2>{dashboardTexts.accessGuideHeading}</h2>
        </div>
        <Accordion items={guide()} />
        <p className="muted after-guide">
          {dashboardTexts.accessOwn}{' '}
          <Link className="text-link" href="/admin/settings#account">
            {dashboardTexts.accessOwnLink}
          </Link>
        </p>
      </section>
    </>
  )
}
