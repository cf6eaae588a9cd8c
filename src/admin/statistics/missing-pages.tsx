import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type AdminPostRow, NewRedirect } from '#shared/contract/posts.admin.ts'
import type { MissingPage } from '#shared/contract/statistics.admin.ts'
import { makeRedirectTexts, missingTexts, redirectsTexts } from '#texts/admin/statistics.ts'
import { navigationTexts } from '#texts/site/pages.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { BarChart, type BarData } from '../parts/charts.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { formatSourceName } from './lists.tsx'
import { redirectsQuery, useCreateRedirect, useRemoveRedirect } from './queries.ts'
import { guessRedirectTarget } from './redirect-target.ts'

export function MissingPages({ missing }: { missing: readonly MissingPage[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <section className="box" aria-labelledby="missing">
      <div className="box-head">
        <h2 id="missing" tabIndex={-1}>
          {missingTexts.heading}
        </h2>
      </div>
      {missing.length > 0 ? (
        <BarChart
          label={missingTexts.heading}
          columns={missingTexts.columns}
          bars={missing.map((page) => barOf(page, () => setChosen(page.path)))}
        />
      ) : (
        <p className="muted">{missingTexts.none}</p>
      )}
      <Redirects />
      {chosen !== null && <MakeRedirect path={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function barOf({ path, views, sources }: MissingPage, onMake: () => void): BarData {
  return {
    key: path,
    title: path,
    value: views,
    note: (
      <span className="cluster missing-note">
        {sources.length > 0 && (
          <small className="hint">
            {missingTexts.from(sources.map((source) => formatSourceName(source)).join(', '))}
          </small>
        )}
        <button type="button" className="link-btn" onClick={onMake}>
          {missingTexts.make}
          <span className="sr">{missingTexts.about(path)}</span>
        </button>
      </span>
    ),
  }
}

/** The form suggests the most likely target, so that one more click creates the redirect. */
function MakeRedirect({ path, onClose }: { path: string; onClose: () => void }) {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const make = useCreateRedirect()
  const listId = useId()
  const to = typed ?? guessRedirectTarget(path, posts)
  const title = targetTitle(to, posts)

  function save(event: FormEvent) {
    event.preventDefault()
    const checked = NewRedirect.safeParse({ path, to })
    if (!checked.success) return setError(checked.error.issues[0]?.message)
    make.mutate(checked.data, {
      onSuccess: onClose,
      onError: (failure) => setError(failure.message),
    })
  }

  return (
    <Dialog
      onClose={onClose}
      title={makeRedirectTexts.title}
      description={makeRedirectTexts.text(path)}
      closeLabel={makeRedirectTexts.cancel}
    >
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label={makeRedirectTexts.to}
          hint={title ? makeRedirectTexts.post(title) : makeRedirectTexts.hint}
          error={error}
        >
          <Input
            list={listId}
            value={to}
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setError(undefined)
            }}
          />
        </Field>
        <Targets id={listId} posts={posts} typed={typed ?? ''} />
        <div className="acts">
          <Button variant="line" small onClick={onClose}>
            {makeRedirectTexts.cancel}
          </Button>
          <Button type="submit" small busy={make.isPending}>
            {make.isPending ? makeRedirectTexts.saving : makeRedirectTexts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const MAX_OFFERED = 40

const addressOf = ({ slug }: AdminPostRow) => `/blog/${slug}`

const targetTitle = (address: string, posts: readonly AdminPostRow[]) =>
  posts.find((post) => post.published && addressOf(post) === address.trim())?.title

interface TargetsProps {
  id: string
  posts: readonly AdminPostRow[]
  typed: string
}

function Targets({ id, posts, typed }: TargetsProps) {
  const term = typed.trim().toLowerCase()
  const found = posts
    .filter(
      (post) => post.published && `${post.title}\n${addressOf(post)}`.toLowerCase().includes(term),
    )
    .slice(0, MAX_OFFERED)
  return (
    <datalist id={id}>
      {Object.entries(navigationTexts).map(([href, label]) => (
        <option key={href} value={href}>
          {label}
        </option>
      ))}
      {found.map((post) => (
        <option key={post.id} value={addressOf(post)}>
          {post.title}
        </option>
      ))}
    </datalist>
  )
}

/** Redirects work and are listed even if visitors are not counted. */
function Redirects() {
  const { data: redirects = [], isError } = useQuery(redirectsQuery)
  const remove = useRemoveRedirect()
  if (isError) return <p className="muted">{redirectsTexts.failed}</p>
  if (redirects.length === 0) return null
  return (
    <details className="c-table redirects">
      <summary>{redirectsTexts.summary(redirects.length)}</summary>
      <ul>
        {redirects.map((redirect) => (
          <li key={redirect.id}>
            <span>
              <b>{redirect.path}</b>{' '}
              {redirect.to
                ? redirectsTexts.leadsTo(redirect.postTitle ?? redirect.to)
                : redirectsTexts.leadsNowhere}
            </span>
            <IconButton
              label={redirectsTexts.remove(redirect.path)}
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
