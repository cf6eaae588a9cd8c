import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { NewRedirect } from '#shared/contract/posts.admin.ts'
import { makeRedirectTexts as texts } from '#texts/admin/statistics.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { adminPostsQuery } from '../../app/queries.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { guessTarget } from './guess-target.ts'
import { useMakeRedirect } from './redirect-queries.ts'
import { Targets, targetTitle } from './targets.tsx'

interface MakeRedirectProps {
  path: string
  onClose: () => void
}

/** The likeliest page stands there already: one more click and it is done. */
export function MakeRedirect({ path, onClose }: MakeRedirectProps) {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const make = useMakeRedirect()
  const listId = useId()
  const to = typed ?? guessTarget(path, posts)
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
      title={texts.title}
      description={texts.text(path)}
      closeLabel={texts.cancel}
    >
      <form className="stack" onSubmit={save} noValidate>
        <Field label={texts.to} hint={title ? texts.post(title) : texts.hint} error={error}>
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
          <Button look="line" small onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" small busy={make.isPending}>
            {make.isPending ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
