import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#shared/contract/accounts.admin.ts'
import { passkeyProblems, passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { passkeysOfThisDevice, passkeysQuery, whyNoPasskeys } from '../passkeys.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

type Open = 'add' | { what: 'rename' | 'remove'; passkey: Passkey } | null

export function Passkeys() {
  const { data, isPending, refetch } = useQuery(passkeysQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isHere = passkeysOfThisDevice()
  const trouble = data && whyNoPasskeys(data)
  const picked = open === 'add' ? null : open
  return (
    <section className="box" aria-labelledby="passkeys">
      <div className="box-head">
        <h2 id="passkeys">{texts.heading}</h2>
      </div>
      <p className="box-hint">{texts.intro}</p>
      {isPending && (
        <p role="status">
          <Spinner /> {adminTexts.loading}
        </p>
      )}
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
            onRename={() => setOpen({ what: 'rename', passkey })}
            onRemove={() => setOpen({ what: 'remove', passkey })}
          />
        ))}
      </ul>
      {data && !trouble && (
        <Button look="line" small onClick={() => setOpen('add')}>
          {texts.add}
        </Button>
      )}
      <AddPasskey open={open === 'add'} onClose={close} />
      <RenamePasskey passkey={picked?.what === 'rename' ? picked.passkey : null} onClose={close} />
      <RemovePasskey passkey={picked?.what === 'remove' ? picked.passkey : null} onClose={close} />
    </section>
  )
}
