import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useState } from 'react'
import type { AdminPerson } from '#shared/contract/accounts.admin.ts'
import { peopleTexts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { peopleQuery } from './people-query.ts'
import { PersonRow } from './person-row.tsx'
import { RemovePerson } from './remove-person.tsx'

type Task = { task: 'add' } | { task: 'password' | 'remove'; person: AdminPerson }

export function People() {
  const { data: people, isError, refetch } = useQuery(peopleQuery)
  const [open, setOpen] = useState<Task | null>(null)
  const close = () => setOpen(null)
  const personOf = (task: 'password' | 'remove') => (open?.task === task ? open.person : null)
  return (
    <section className="box">
      <div className="box-head">
        <div>
          <h2>{peopleTexts.heading}</h2>
          <p className="box-hint">{peopleTexts.hint}</p>
        </div>
        <Button small onClick={() => setOpen({ task: 'add' })}>
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
            onChangePassword={() => setOpen({ task: 'password', person })}
            onRemove={() => setOpen({ task: 'remove', person })}
          />
        ))}
      </ul>
      <AddPersonDialog open={open?.task === 'add'} onClose={close} />
      <ChangePasswordDialog person={personOf('password')} onClose={close} />
      <RemovePerson person={personOf('remove')} onClose={close} />
    </section>
  )
}
