import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import {
  type Backup,
  matchesBlogName,
  type Restore,
  restoreSteps,
  startRestore,
} from '#shared/contract/backups.admin.ts'
import { restoreTexts as texts } from '#texts/admin/backups.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Check } from '#ui/icons/check.ts'
import { Modal } from '#ui/overlays/modal.tsx'
import { api, messageOf } from '../app/api.ts'
import { useFormatInstant } from '../app/diary.ts'
import { settingsQuery } from '../app/queries.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { backupsQuery, isRestoreOver } from './queries.ts'

interface ConfirmRestoreProps {
  backup: Pick<Backup, 'name' | 'madeAt'>
  onClose: () => void
}

/** A restore replaces everything, so the owner has to type the diary's name. */
export function ConfirmRestoreDialog({ backup, onClose }: ConfirmRestoreProps) {
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLFormElement>(null)
  const starting = useMutation({
    mutationFn: () =>
      api(startRestore, { params: { name: backup.name }, body: { blogName: typed } }),
    onSuccess(state) {
      queryClient.setQueryData(backupsQuery.queryKey, state)
      onClose()
    },
    onError: (error) => setProblem(messageOf(error)),
  })
  const blogName = settings?.blogName ?? ''
  function start(event?: FormEvent) {
    event?.preventDefault()
    if (matchesBlogName(typed, blogName)) return starting.mutate()
    setProblem(backupErrors.wrongName)
    field.current?.querySelector('input')?.focus()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.ask(useFormatInstant()(backup.madeAt))}
      description={texts.text}
      cancelLabel={texts.cancel}
      confirmLabel={starting.isPending ? texts.starting : texts.start}
      busy={starting.isPending}
      onConfirm={start}
    >
      <ul className="restore-facts">
        {texts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <form ref={field} onSubmit={start} noValidate>
        <Field label={texts.typeName(blogName)} error={problem}>
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setProblem(undefined)
            }}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}

/**
 * Opens by itself for a running restore, also after a reload, and stays open until the owner closes
 * it.
 */
export function RestoreProgress({ restore }: { restore: Restore | null }) {
  const { isError } = useQuery(backupsQuery)
  const queryClient = useQueryClient()
  const [watched, setWatched] = useState<Restore | null>(null)
  if (restore && !isRestoreOver(restore) && watched?.name !== restore.name) setWatched(restore)
  const isDone = restore?.step === 'done'
  useEffect(() => {
    // The restore has replaced all data that was loaded before.
    if (watched && isDone) void queryClient.invalidateQueries()
  }, [watched, isDone, queryClient])
  if (!watched) return null
  return (
    <ProgressDialog
      restore={restore}
      madeAt={watched.madeAt}
      isLost={isError}
      onClose={() => setWatched(null)}
    />
  )
}

interface ProgressDialogProps {
  /** Null if the server has restarted meanwhile. */
  restore: Restore | null
  madeAt: string
  isLost: boolean
  onClose: () => void
}

function ProgressDialog({ restore, madeAt, isLost, onClose }: ProgressDialogProps) {
  const id = useId()
  const running = restore && !isRestoreOver(restore) ? restore : null
  const day = useFormatInstant()(madeAt)
  return (
    <Modal
      role="alertdialog"
      className="dialog"
      labelledBy={id}
      onClose={() => !running && onClose()}
      onKey={(event) => running && event.key === 'Escape' && event.preventDefault()}
    >
      <h2 id={id}>{titleOf(restore, day)}</h2>
      {running ? <Steps restore={running} isLost={isLost} /> : <Outcome restore={restore} />}
      {!running && (
        <div className="acts">
          {restore?.step === 'done' && (
            <Link
              className={buttonClass({ variant: 'line', small: true })}
              href="/admin/readers/letters"
            >
              {texts.toLetters}
            </Link>
          )}
          <Button small onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      )}
    </Modal>
  )
}

function titleOf(restore: Restore | null, day: string): string {
  if (!restore) return texts.cutShort
  if (restore.step === 'done') return texts.done
  return restore.step === 'failed' ? texts.failed : texts.title(day)
}

function Steps({ restore, isLost }: { restore: Restore; isLost: boolean }) {
  const steps: readonly string[] = restoreSteps
  const now = steps.indexOf(restore.step)
  return (
    <>
      <ol className="restore-steps">
        {restoreSteps.map((step, at) => (
          <li key={step} aria-current={at === now ? 'step' : undefined} data-done={at < now}>
            <span aria-hidden="true">
              {at < now ? <Icon of={Check} /> : at === now && <Spinner />}
            </span>
            {texts.steps[step]}
            {at < now && <span className="sr">: {texts.stepDone}</span>}
          </li>
        ))}
      </ol>
      {isLost ? (
        <ErrorBox>{texts.lost}</ErrorBox>
      ) : (
        <p className="muted" role="status">
          <span className="sr">{now >= 0 && texts.steps[restoreSteps[now]!]}. </span>
          {texts.leave}
        </p>
      )}
    </>
  )
}

function Outcome({ restore }: { restore: Restore | null }) {
  if (!restore) return <p role="status">{texts.cutShortText}</p>
  if (restore.step === 'failed') return <ErrorBox>{restore.trouble}</ErrorBox>
  return (
    <div className="stack" role="status">
      {restore.came && <p>{texts.came(restore.came)}</p>}
      <p>{texts.held(restore.came?.held ?? 0)}</p>
      <p className="muted">{texts.before}</p>
    </div>
  )
}
