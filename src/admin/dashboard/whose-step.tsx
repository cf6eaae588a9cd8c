import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { createOwnDog } from '#shared/contract/dog.admin.ts'
import { defaultBlogProfile } from '#shared/default-blog-profile.ts'
import { dogFieldLimits as limits, pronounOptions } from '#shared/dog/profile-parts.ts'
import { dogTexts } from '#texts/admin/dog.ts'
import { whoseStepTexts as texts } from '#texts/admin/welcome.ts'
import { Field, Input } from '#ui/controls/field.tsx'
import { useChangeEmail } from '../accounts/my-email.tsx'
import { useSession } from '../accounts/session.ts'
import { api } from '../app/api.ts'
import { dogCardQuery, settingsQuery } from '../app/queries.ts'
import { type DogBasics, LanguageChips, restoreTypedFields } from './language-chips.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

export function DogAndOwnerStep({ dog, isDemo, settings, place }: StepProps) {
  const queryClient = useQueryClient()
  // The sample dog's values are left out, so that the owner need not clear them.
  const [typed] = useState(restoreTypedFields)
  const [who, setWho] = useState<DogBasics>({
    name: isDemo ? '' : dog.name,
    breed: isDemo ? '' : dog.breed,
    birthday: isDemo ? '' : dog.birthday,
    pronouns: isDemo ? 'they' : dog.pronouns,
    ...typed?.who,
  })
  const ownerName = useFollowing(who.name, texts.ownerNameOf, [
    settings.ownerName,
    [defaultBlogProfile.ownerName, texts.ownerNameOf(dog.name)],
    typed?.ownerName,
  ])
  const blogName = useFollowing(who.name, texts.blogNameOf, [
    settings.blogName,
    [defaultBlogProfile.blogName, texts.blogNameOf(dog.name)],
    typed?.blogName,
  ])
  const current = useSession()?.user?.email ?? ''
  const changeEmail = useChangeEmail()
  const [email, setEmail] = useState(typed?.email ?? '')
  const save = async () => {
    const names = { ownerName: ownerName.value, blogName: blogName.value }
    await api(createOwnDog, { body: { dog: who, ...names } })
    await queryClient.invalidateQueries(dogCardQuery)
    await queryClient.invalidateQueries(settingsQuery)
    // Comes last: its toast appears above the next step.
    if (email.trim()) await changeEmail(email)
  }
  return (
    <StepFrame {...place} heading={texts.heading} lead={texts.lead} save={save}>
      {(errors) => (
        <>
          <LanguageChips
            typed={() => ({ who, email, ownerName: ownerName.typed, blogName: blogName.typed })}
          />
          {hasNoMailbox(current) && (
            <Field label={texts.email} hint={texts.emailHint(current)} error={errors.email}>
              <Input
                type="email"
                autoComplete="email"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            </Field>
          )}
          <Field label={texts.name} error={errors['dog.name']}>
            <Input
              value={who.name}
              autoComplete="off"
              maxLength={limits.name}
              onChange={(event) => setWho({ ...who, name: event.currentTarget.value })}
            />
          </Field>
          <div className="part-grid">
            <Field label={dogTexts.breed} hint={texts.breedHint} error={errors['dog.breed']}>
              <Input
                value={who.breed}
                autoComplete="off"
                maxLength={limits.breed}
                onChange={(event) => setWho({ ...who, breed: event.currentTarget.value })}
              />
            </Field>
            <Field
              label={dogTexts.birthday}
              hint={texts.birthdayHint}
              error={errors['dog.birthday']}
            >
              <Input
                type="date"
                value={who.birthday}
                onChange={(event) => setWho({ ...who, birthday: event.currentTarget.value })}
              />
            </Field>
          </div>
          <fieldset className="choices">
            <legend className="label">{dogTexts.pronouns}</legend>
            <div className="segmented fr-pronouns">
              {pronounOptions.map((pronouns) => (
                <label key={pronouns}>
                  <input
                    className="sr"
                    type="radio"
                    name="pronouns"
                    checked={who.pronouns === pronouns}
                    onChange={() => setWho({ ...who, pronouns })}
                  />
                  {dogTexts.pronounForms[pronouns]}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="part-grid">
            <Field label={texts.ownerName} hint={texts.ownerNameHint} error={errors.ownerName}>
              <Input
                value={ownerName.value}
                autoComplete="off"
                maxLength={120}
                onChange={(event) => ownerName.type(event.currentTarget.value)}
              />
            </Field>
            <Field label={texts.blogName} hint={texts.blogNameHint} error={errors.blogName}>
              <Input
                value={blogName.value}
                autoComplete="off"
                maxLength={120}
                onChange={(event) => blogName.type(event.currentTarget.value)}
              />
            </Field>
          </div>
        </>
      )}
    </StepFrame>
  )
}

function useFollowing(
  name: string,
  make: (name: string) => string,
  [saved, followed, before]: [
    saved: string,
    followed: readonly string[],
    before?: string | null | undefined,
  ],
) {
  const [typed, type] = useState(before ?? (followed.includes(saved) ? null : saved))
  return { value: typed ?? (name.trim() && make(name.trim())), typed, type }
}
