import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Passkey,
  PasskeyName,
  removePasskey,
  renamePasskey,
} from '#shared/contract/accounts.admin.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/limits.ts'
import {
  accountToasts,
  passkeyProblems,
  passkeyToasts,
  passkeyTexts as texts,
} from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Pencil } from '#ui/icons/pencil.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api, markInvalidFields, messageOf } from '../app/api.ts'
import { useFormatDate, useFormatInstant } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { Tooltip } from '../parts/tooltip.tsx'
import {
  describeAddPasskeyError,
  findPasskeyProblem,
  passkeysQuery,
  readPasskeysOfThisDevice,
  registerPasskey,
} from './passkeys.tsx'
import { mySessionsQuery, sessionQuery } from './session.ts'

export function PasskeyList() {
  const { data, isPending, refetch } = useQuery(passkeysQuery)
  /** The passkey being renamed, or 'new' while one is being added. */
  const [open, setOpen] = useState<Passkey | 'new' | null>(null)
  const remove = useRemovePasskey()
  const close = () => setOpen(null)
  const isHere = readPasskeysOfThisDevice()
  const trouble = data && findPasskeyProblem(data)
  return (
    <section className="box" aria-labelledby="passkeys">
      <div className="box-head">
        <h2 id="passkeys">{texts.heading}</h2>
      </div>
      <p className="box-hint">{texts.intro}</p>
      {isPending && <SkeletonRows />}
      {!isPending && !data && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
      )}
      {trouble && <p className="banner is-note passkeys-note">{trouble}</p>}
      {data?.passkeys.some(({ strandedAt }) => strandedAt) && (
        <p className="banner is-note passkeys-note">{passkeyProblems.stranded}</p>
      )}
      {data?.passkeys.length === 0 && !trouble && (
        <p className="muted passkeys-note">{texts.none}</p>
      )}
      <ul className="passkeys">
        {data?.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isThisDevice={isHere.includes(passkey.id)}
            onRename={() => setOpen(passkey)}
            onRemove={() => remove(passkey)}
          />
        ))}
      </ul>
      {data && !trouble && (
        <Button variant="line" small onClick={() => setOpen('new')}>
          {texts.add}
        </Button>
      )}
      {open === 'new' && <AddPasskey onClose={close} />}
      {open && open !== 'new' && <RenamePasskey passkey={open} onClose={close} />}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  isThisDevice: boolean
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey, isThisDevice, onRename, onRemove }: PasskeyRowProps) {
  const formatDate = useFormatDate()
  const formatMoment = useFormatInstant()
  const { name, addedAt, lastUsedAt, isSynced, strandedAt } = passkey
  return (
    <li className="item set-row">
      <div>
        <strong>{name}</strong>
        <p>
          {texts.added(formatDate(addedAt))} ·{' '}
          {lastUsedAt ? texts.lastUsed(formatMoment(lastUsedAt)) : texts.neverUsed}
        </p>
        <p className="cluster is-tight passkey-tags">
          {isThisDevice && <Tag badge="good">{texts.thisDevice}</Tag>}
          {isSynced && <Tag badge="grey">{texts.synced}</Tag>}
          {strandedAt && <Tag badge="grey">{texts.stranded(strandedAt)}</Tag>}
        </p>
      </div>
      <span className="cluster">
        <Tooltip text={texts.rename}>
          <IconButton label={texts.renameOf(name)} onClick={onRename}>
            <Icon of={Pencil} />
          </IconButton>
        </Tooltip>
        <Tooltip text={texts.remove}>
          <IconButton label={texts.removeOf(name)} onClick={onRemove}>
            <Icon of={Trash2} />
          </IconButton>
        </Tooltip>
      </span>
    </li>
  )
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { data: sessions } = useQuery(mySessionsQuery)
  const suggested = sessions?.find(({ isThisOne }) => isThisOne)?.browser ?? ''

  async function add(name: string) {
    const added = await registerPasskey(name)
    showToast(passkeyToasts.added(added.name))
    await queryClient.invalidateQueries(passkeysQuery)
    // The session tells the login page whether the diary has passkeys.
    await queryClient.invalidateQueries(sessionQuery)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.addTitle}
      description={texts.addHint}
      closeLabel={adminTexts.close}
    >
      <PasskeyNameForm
        name={suggested}
        label={texts.add}
        busyLabel={texts.adding}
        onSave={add}
        troubleOf={describeAddPasskeyError}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
}

function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const queryClient = useQueryClient()
  async function rename(name: string) {
    await api(renamePasskey, { params: { id: passkey.id }, body: { name } })
    showToast(passkeyToasts.renamed(name))
    await queryClient.invalidateQueries(passkeysQuery)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={texts.renameTitle} closeLabel={adminTexts.close}>
      <PasskeyNameForm
        name={passkey.name}
        label={texts.save}
        busyLabel={texts.saving}
        onSave={rename}
        troubleOf={messageOf}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface PasskeyNameFormProps {
  name: string
  label: string
  busyLabel: string
  onSave: (name: string) => Promise<void>
  troubleOf: (error: unknown) => string
  onCancel: () => void
}

function PasskeyNameForm(props: PasskeyNameFormProps) {
  const form = useForm<PasskeyName>({
    resolver: standardSchemaResolver(PasskeyName),
    defaultValues: { name: props.name },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ name }) => {
    try {
      await props.onSave(name)
    } catch (error) {
      if (markInvalidFields(form, error)) return
      showToast({ ...accountToasts.failed(props.troubleOf(error)), variant: 'destructive' })
    }
  })
  return (
    <form className="form-stack" noValidate onSubmit={save}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message} required>
        <Input autoComplete="off" maxLength={MAX_PASSKEY_NAME_LENGTH} {...form.register('name')} />
      </Field>
      <FormButtons cancelLabel={texts.cancel} onCancel={props.onCancel} busy={isSubmitting}>
        {isSubmitting ? props.busyLabel : props.label}
      </FormButtons>
    </form>
  )
}

function useRemovePasskey() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: Passkey) => api(removePasskey, { params: { id } }),
    onSuccess: (_done, { name }) => showToast(passkeyToasts.removed(name)),
    meta: { failed: accountToasts.failed },
    // These reads are not awaited, so that the confirm dialog closes at once.
    onSettled() {
      void queryClient.invalidateQueries(passkeysQuery)
      void queryClient.invalidateQueries(mySessionsQuery)
      void queryClient.invalidateQueries(sessionQuery)
    },
  })
  return (passkey: Passkey) =>
    confirm({
      title: texts.removeTitle(passkey.name),
      text: texts.removeText,
      cancel: texts.cancel,
      confirm: texts.removeConfirm,
      busy: texts.removing,
      act: () => mutateAsync(passkey),
    })
}
