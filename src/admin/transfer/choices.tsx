import { useQuery } from '@tanstack/react-query'
import { getCategoryList } from '#shared/contract/categories.admin.ts'
import {
  type DryRunReport,
  type Import,
  type ImportOptions,
  removeImportPictures,
} from '#shared/contract/transfer.admin.ts'
import { choiceTexts } from '#texts/admin/transfer.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { ArrowRight } from '#ui/icons/arrow-right.ts'
import { api, messageOf } from '../app/api.ts'
import { ChooseFileButton } from '../parts/choose-file.tsx'
import { Select, SwitchRow } from '../parts/fields.tsx'
import { useImportAction } from './queries.ts'
import { useUploadPictures } from './upload.tsx'

interface ChoicesProps {
  of: Import
  report: DryRunReport
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}

export function ImportOptionsForm({ of, report, options, onChange }: ChoicesProps) {
  const { pictures, addresses, example } = report
  return (
    <div className="rep-opts">
      <h3>{choiceTexts.heading}</h3>
      <MatchCategories
        categories={report.categories}
        chosen={options.categories}
        onChange={(categories) => onChange({ ...options, categories })}
      />
      {addresses > 0 && (
        <SwitchRow
          label={choiceTexts.oldAddresses}
          hint={
            example
              ? choiceTexts.oldAddressesExample(example.from, example.to)
              : choiceTexts.oldAddressesCount(addresses)
          }
          checked={options.oldAddresses}
          onCheckedChange={(oldAddresses) => onChange({ ...options, oldAddresses })}
        />
      )}
      {pictures.toFetch > 0 && (
        <SwitchRow
          label={choiceTexts.fetch}
          hint={choiceTexts.fetchHint(pictures.toFetch)}
          checked={options.fetchPictures}
          onCheckedChange={(fetchPictures) => onChange({ ...options, fetchPictures })}
        />
      )}
      <SwitchRow
        label={choiceTexts.asDrafts}
        hint={choiceTexts.asDraftsHint}
        checked={options.asDrafts}
        onCheckedChange={(asDrafts) => onChange({ ...options, asDrafts })}
      />
      {(of.pictures || pictures.toFetch + pictures.missing > 0) && <PicturesZip of={of} />}
    </div>
  )
}

type Chosen = ImportOptions['categories']

interface MatchCategoriesProps {
  categories: DryRunReport['categories']
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

const AS_NEW = ''

function MatchCategories({ categories, chosen, onChange }: MatchCategoriesProps) {
  const { data: own } = useQuery({
    queryKey: [getCategoryList.path, 'posts'],
    queryFn: ({ signal }) => api(getCategoryList, { params: { kind: 'posts' }, signal }),
    staleTime: 0,
  })
  const unknown = categories.filter(({ match }) => match === null)
  if (unknown.length === 0) return null
  const offered = (own?.categories ?? [])
    .filter(({ hidden }) => !hidden)
    .map(({ name }) => ({ value: name, label: name }))
  const choose = (name: string, category: string) => {
    const { [name]: _before, ...others } = chosen
    onChange(category === AS_NEW ? others : { ...others, [name]: category })
  }
  return (
    <div className="matches">
      {unknown.map(({ name }) => (
        <div key={name} className="item match">
          <span dir="auto">{name || choiceTexts.withoutCategory}</span>
          <Icon of={ArrowRight} />
          <Select
            aria-label={choiceTexts.becomes(name || choiceTexts.withoutCategory)}
            value={chosen[name] ?? AS_NEW}
            options={[
              { value: AS_NEW, label: choiceTexts.asNew(name || choiceTexts.usual) },
              ...offered,
            ]}
            onChange={(event) => choose(name, event.currentTarget.value)}
          />
        </div>
      ))}
    </div>
  )
}

/** For pictures that are neither in the export file nor on the old server. */
function PicturesZip({ of }: { of: Import }) {
  const upload = useUploadPictures(of.id)
  const withoutZip = useImportAction(removeImportPictures, of)
  return (
    <>
      <div className="item set-row">
        <div>
          <strong>{choiceTexts.zip}</strong>
          <p dir="auto">
            {of.pictures ? choiceTexts.zipHere(of.pictures.name) : choiceTexts.zipHint}
          </p>
          {of.pictures && (
            <button
              type="button"
              className="link-btn"
              disabled={withoutZip.isPending}
              onClick={() => withoutZip.mutate()}
            >
              {choiceTexts.leaveZip}
            </button>
          )}
        </div>
        <ChooseFileButton
          label={of.pictures ? choiceTexts.chooseOtherZip : choiceTexts.chooseZip}
          accept=".zip,application/zip"
          variant="line"
          busy={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
      </div>
      {upload.error && <ErrorBox>{messageOf(upload.error)}</ErrorBox>}
    </>
  )
}
