import type { Import, ImportOptions, ImportReport } from '#shared/contract/transfer.admin.ts'
import { choiceTexts as texts } from '#texts/admin/transfer.ts'
import { SwitchRow } from '../../parts/fields.tsx'
import { MatchCategories } from './match-categories.tsx'
import { PicturesZip } from './pictures-zip.tsx'

interface ChoicesProps {
  of: Import
  report: ImportReport
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}

export function Choices({ of, report, options, onChange }: ChoicesProps) {
  const { pictures, addresses, example } = report
  return (
    <div className="rep-opts">
      <h3>{texts.heading}</h3>
      <MatchCategories
        categories={report.categories}
        chosen={options.categories}
        onChange={(categories) => onChange({ ...options, categories })}
      />
      {addresses > 0 && (
        <SwitchRow
          label={texts.oldAddresses}
          hint={
            example
              ? texts.oldAddressesExample(example.from, example.to)
              : texts.oldAddressesCount(addresses)
          }
          checked={options.oldAddresses}
          onCheckedChange={(oldAddresses) => onChange({ ...options, oldAddresses })}
        />
      )}
      {pictures.toFetch > 0 && (
        <SwitchRow
          label={texts.fetch}
          hint={texts.fetchHint(pictures.toFetch)}
          checked={options.fetchPictures}
          onCheckedChange={(fetchPictures) => onChange({ ...options, fetchPictures })}
        />
      )}
      <SwitchRow
        label={texts.asDrafts}
        hint={texts.asDraftsHint}
        checked={options.asDrafts}
        onCheckedChange={(asDrafts) => onChange({ ...options, asDrafts })}
      />
      {(of.pictures || pictures.toFetch + pictures.missing > 0) && <PicturesZip of={of} />}
    </div>
  )
}
