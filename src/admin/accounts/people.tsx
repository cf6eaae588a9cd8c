import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Accordion } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  type AdminPerson,
  addPerson,
  listPeople,
  NewPassword,
  NewPerson,
  removePerson,
  setPersonPassword,
} from '#shared/contract/accounts.admin.ts'
import {
  accessGuideItems,
  peopleTexts,
  peopleToasts,
  providerLabels,
  removePersonTexts,
} from '#texts/admin/accounts.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { peopleErrors } from '#texts/errors/accounts.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { KeyRound } from '#ui/icons/key-round.ts'
import { Plus } from '#ui/icons/plus.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { adminTokenStore, api, markInvalidFields } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons, PasswordField } from '../parts/fields.tsx'
import { Tooltip } from '../parts/tooltip.tsx'

const peopleQuery = queryOptions({
  queryKey: [listPeople.path],
  queryFn: ({ signal }) => api(listPeople, { signal }),
})

function tellFailure(error: unknown) {
  const message = error instanceof ApiError ? error.problem?.message : undefined
  showToast({ ...peopleToasts.failed(message), variant: 'destructive' })
}

export function AdminAccess() {
  return (
    <>
      <People />
      <section className="box">
        <div className="box-head">
          <h2>{dashboardTexts.accessGuideHeading}</h2>
        </div>
        <Guide />
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

function Guide() {
  return (
    <Accordion.Root type="single" collapsible>
      <GuidePart value="add" title={dashboardTexts.accessGuide.addUsers}>
        <ol className="steps">
          {accessGuideItems.addUsers.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </GuidePart>
      <GuidePart value="trouble" title={dashboardTexts.accessGuide.troubleshooting}>
        <dl className="troubles">
          {accessGuideItems.troubleshooting.map(({ problem, answer }) => (
            <div key={problem}>
              <dt>{problem}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </GuidePart>
    </Accordion.Root>
  )
}

interface GuidePartProps {
  value: string
  title: string
  children: ReactNode
}

function GuidePart({ value, title, children }: GuidePartProps) {
  return (
    <Accordion.Item value={value} className="accordion-item">
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger className="accordion-trigger">
            {title}
            <Icon of={ChevronDown} />
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content className="accordion-content">
        <div>{children}</div>
      </Accordion.Content>
    </Accordion.Item>
  )
}

function People() {
  const { data: people, isError, refetch } = useQuery(peopleQuery)
  /** The person whose password is being changed, or 'new' while one is being added. */
  const [open, setOpen] = useState<AdminPerson | 'new' | null>(null)
  const remove = useRemovePerson()
  const close = () => setOpen(null)
  return (
    <section className="box">
      <div className="box-head">
        <div>
          <h2>{peopleTexts.heading}</h2>
          <p className="box-hint">{peopleTexts.hint}</p>
        </div>
        <Button small onClick={() => setOpen('new')}>
          <Icon of={Plus} />
          {peopleTexts.add}
        </Button>
      </div>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {peopleTexts.failed}
        </ErrorBox>
      )}
      {!people && !isError && (
        <Skeleton>
          <SkeletonPart shape="title" />
          <SkeletonPart shape="half" />
        </Skeleton>
      )}
      <ul className="people">
        {people?.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isLastOne={people.length === 1}
            onChangePassword={() => setOpen(person)}
            onRemove={() => remove(person)}
          />
        ))}
      </ul>
      {open === 'new' && <AddPerson onClose={close} />}
      {open && open !== 'new' && <ChangePassword person={open} onClose={close} />}
    </section>
  )
}

interface PersonRowProps {
  person: AdminPerson
  isLastOne: boolean
  onChangePassword: () => void
  onRemove: () => void
}

function reasonToStay({ isFromEnvironment }: AdminPerson, isLastOne: boolean): string | undefined {
  if (isLastOne) return peopleErrors.lastOne
  return isFromEnvironment ? peopleTexts.environmentStays : undefined
}

function PersonRow({ person, isLastOne, onChangePassword, onRemove }: PersonRowProps) {
  const formatDate = useFormatDate()
  const { email, provider, addedAt, isYou, isFromEnvironment } = person
  const mustStay = reasonToStay(person, isLastOne)
  return (
    <li className="item">
      <div>
        <strong>{email}</strong>
        <p>
          {providerLabels[provider]}, {peopleTexts.added(formatDate(addedAt))}
        </p>
        {mustStay && <p>{mustStay}</p>}
      </div>
      <span className="cluster is-tight person-tags">
        {isYou && <Tag>{peopleTexts.you}</Tag>}
        {isFromEnvironment && <Tag badge="grey">{peopleTexts.fromEnvironment}</Tag>}
      </span>
      <span className="cluster is-tight person-acts">
        {provider === 'password' && (
          <Tooltip text={peopleTexts.changePassword}>
            <IconButton label={peopleTexts.changePasswordOf(email)} onClick={onChangePassword}>
              <Icon of={KeyRound} />
            </IconButton>
          </Tooltip>
        )}
        {!mustStay && (
          <Tooltip text={peopleTexts.remove}>
            <IconButton label={peopleTexts.removeOf(email)} onClick={onRemove}>
              <Icon of={Trash2} />
            </IconButton>
          </Tooltip>
        )}
      </span>
    </li>
  )
}

function AddPerson({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm<NewPerson>({
    resolver: standardSchemaResolver(NewPerson),
    defaultValues: { email: '', password: '' },
  })
  const add = useMutation({
    mutationFn: (body: NewPerson) => api(addPerson, { body }),
    async onSuccess({ email }) {
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      showToast(peopleToasts.added(email))
      onClose()
    },
    onError(error) {
      if (!markInvalidFields(form, error)) tellFailure(error)
    },
  })
  const { errors } = form.formState
  return (
    <Dialog
      onClose={onClose}
      title={peopleTexts.addTitle}
      description={peopleTexts.addHint}
      closeLabel={adminTexts.close}
    >
      <form
        className="form-stack"
        noValidate
        onSubmit={form.handleSubmit((body) => add.mutate(body))}
      >
        <Field label={peopleTexts.email} error={errors.email?.message} required>
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <PasswordField
          label={peopleTexts.password}
          error={errors.password?.message}
          autoComplete="new-password"
          required
          {...form.register('password')}
        />
        <FormButtons cancelLabel={peopleTexts.cancel} onCancel={onClose} busy={add.isPending}>
          {add.isPending ? peopleTexts.saving : peopleTexts.save}
        </FormButtons>
      </form>
    </Dialog>
  )
}

interface ChangePasswordProps {
  person: AdminPerson
  onClose: () => void
}

function ChangePassword({ person, onClose }: ChangePasswordProps) {
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(NewPassword),
    defaultValues: { password: '' },
  })
  const save = useMutation({
    mutationFn: (body: NewPassword) => api(setPersonPassword, { params: { id: person.id }, body }),
    onSuccess() {
      showToast(peopleToasts.passwordChanged(person.email))
      onClose()
    },
    onError(error) {
      if (!markInvalidFields(form, error)) tellFailure(error)
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={peopleTexts.changePasswordOf(person.email)}
      description={peopleTexts.changePasswordHint}
      closeLabel={adminTexts.close}
    >
      <form
        className="form-stack"
        noValidate
        onSubmit={form.handleSubmit((body) => save.mutate(body))}
      >
        <input hidden autoComplete="username" value={person.email} readOnly />
        <PasswordField
          label={peopleTexts.newPassword}
          error={form.formState.errors.password?.message}
          autoComplete="new-password"
          required
          {...form.register('password')}
        />
        <FormButtons cancelLabel={peopleTexts.cancel} onCancel={onClose} busy={save.isPending}>
          {save.isPending ? peopleTexts.savingPassword : peopleTexts.savePassword}
        </FormButtons>
      </form>
    </Dialog>
  )
}

function useRemovePerson() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const [, navigate] = useLocation()
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, isYou }: AdminPerson) =>
      api(removePerson, { params: { id }, query: isYou ? { confirm: 'true' } : {} }),
    async onSuccess(_answer, { email, isYou }) {
      showToast(peopleToasts.removed(email))
      if (!isYou) return queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      adminTokenStore.remove()
      navigate('/admin/login', { replace: true })
      queryClient.clear()
    },
    onError: tellFailure,
  })
  return (person: AdminPerson) => {
    const { isYou, email } = person
    confirm({
      title: isYou ? removePersonTexts.yourselfTitle : removePersonTexts.title(email),
      text: isYou ? removePersonTexts.yourself : removePersonTexts.other,
      cancel: peopleTexts.cancel,
      confirm: isYou ? removePersonTexts.confirmYourself : removePersonTexts.confirm,
      busy: removePersonTexts.busy,
      act: () => mutateAsync(person),
    })
  }
}
