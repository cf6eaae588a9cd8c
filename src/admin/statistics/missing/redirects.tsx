import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Trash2 } from 'lucide'
import { redirectsTexts as texts } from '#texts/admin/statistics.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { redirectsQuery, useRemoveRedirect } from './redirect-queries.ts'

/** Those that were made; they work whether anybody is counted or not. */
export function Redirects() {
  const { data: redirects = [], isError } = useQuery(redirectsQuery)
  const remove = useRemoveRedirect()
  if (isError) return <p className="muted">{texts.failed}</p>
  if (redirects.length === 0) return null
  return (
    <details className="c-table redirects">
      <summary>
        {texts.summary(redirects.length)}
        <Icon of={ChevronDown} />
      </summary>
      <ul>
        {redirects.map((redirect) => (
          <li key={redirect.id}>
            <span>
              <b>{redirect.path}</b>{' '}
              {redirect.to ? texts.leadsTo(redirect.postTitle ?? redirect.to) : texts.leadsNowhere}
            </span>
            <IconButton
              label={texts.remove(redirect.path)}
              disabled={remove.isPending}
              onClick={() => remove.mutate(redirect)}
            >
              <Icon of={Trash2} />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
