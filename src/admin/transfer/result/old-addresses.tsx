import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import, ImportedAddress } from '#shared/contract/transfer.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { resultTexts as texts } from '#texts/admin/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { TriggeredDialog } from '../../parts/dialog.tsx'
import { importedAddressesQuery } from '../import-queries.ts'

const SHOWN_AT_ONCE = 100

/** Where each address of the old blog leads by now. */
export function OldAddresses({ of }: { of: Import }) {
  return (
    <TriggeredDialog
      title={texts.addressesTitle}
      description={texts.addressesHint}
      closeLabel={adminTexts.close}
      wide
      trigger={
        <Button look="quiet" small>
          {texts.addresses(of.progress.addresses)}
        </Button>
      }
    >
      <AddressList of={of} />
    </TriggeredDialog>
  )
}

function AddressList({ of }: { of: Import }) {
  const { data: addresses, isError, refetch } = useQuery(importedAddressesQuery(of.id))
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  if (isError) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
        {texts.addressesFailed}
      </ErrorBox>
    )
  }
  if (!addresses) return <p role="status">{adminTexts.loading}</p>
  return (
    <>
      <ul className="which-ones">
        {addresses.slice(0, shown).map((address) => (
          <AddressRow key={address.from} address={address} />
        ))}
      </ul>
      {addresses.length > shown && (
        <Button look="line" small onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.showMore}
        </Button>
      )}
    </>
  )
}

function AddressRow({ address: { from, to, postTitle } }: { address: ImportedAddress }) {
  return (
    <li>
      <strong>{from}</strong>
      <p dir="auto">
        {to ? (
          <a className="text-link" href={to}>
            {postTitle ?? to}
          </a>
        ) : (
          texts.draft
        )}
      </p>
    </li>
  )
}
