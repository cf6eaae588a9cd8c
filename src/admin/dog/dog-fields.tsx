import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type HTMLInputTypeAttribute,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type FieldPath,
  type FieldPathByValue,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { ageOf } from '#shared/dog/age.ts'
import { fillPlaceholders, placeholderValuesOf } from '#shared/dog/placeholders.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { weightWords } from '#texts/grammar.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ArrowDown } from '#ui/icons/arrow-down.ts'
import { ArrowUp } from '#ui/icons/arrow-up.ts'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { Plus } from '#ui/icons/plus.ts'
import { X } from '#ui/icons/x.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useToday } from '../app/diary.ts'
import { FocalPointButton } from '../photos/focal-point.tsx'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { dogLogQuery } from './queries.ts'

const useDogForm = () => useFormContext<DogProfile>()

interface DogGroupProps {
  title: string
  state: string
  /** The document's parts in this group: an invalid one opens the group. */
  parts: (keyof DogProfile)[]
  startsOpen?: boolean
  children: ReactNode
}

/** Groups are collapsed, so that the whole profile fits on a screen or two. */
export function DogFieldGroup({ title, state, parts, startsOpen, children }: DogGroupProps) {
  const { errors } = useDogForm().formState
  const isWrong = parts.some((part) => errors[part])
  const box = useRef<HTMLDetailsElement>(null)
  // Sets the DOM property: the `open` attribute has not changed if the owner closed the group meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check opens it again
  useLayoutEffect(() => {
    if (isWrong && box.current) box.current.open = true
  }, [errors, isWrong])
  return (
    <details ref={box} className="box part" open={startsOpen || isWrong || undefined}>
      <summary>
        <h2>{title}</h2>
        <span>{state}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="part-in">{children}</div>
    </details>
  )
}

export function useFilledCountText(fields: FieldPathByValue<DogProfile, string>[]): string {
  const { control } = useDogForm()
  const values: unknown[] = useWatch({ control, name: fields })
  return texts.filledOf(values.filter(Boolean).length, fields.length)
}

interface DogFieldProps {
  at: FieldPathByValue<DogProfile, string>
  label: string
  hint?: ReactNode
  limit: number
  long?: boolean
  hideLabel?: boolean
  className?: string
  placeholder?: string
  type?: HTMLInputTypeAttribute
}

/** Below a text with placeholders, the field shows the text that visitors will read. */
export function DogField(props: DogFieldProps) {
  const { at, label, hint, limit, long, hideLabel, className, placeholder, type = 'text' } = props
  const { control, clearErrors } = useDogForm()
  const { field, fieldState } = useController({ control, name: at })
  const value: string = field.value ?? ''
  const filled = fillPlaceholders(value, use(PlaceholdersContext))
  const shared = {
    value,
    placeholder,
    dir: 'auto',
    onChange(event: { currentTarget: { value: string } }) {
      field.onChange(event.currentTarget.value)
      clearErrors(at)
    },
  }
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      className={className}
      error={fieldState.error?.message}
      hint={hint ?? (long ? `${value.length}/${limit}` : undefined)}
    >
      {long ? (
        <Textarea {...shared} rows={1} maxLength={limit} className="grows" />
      ) : (
        <Input {...shared} type={type} maxLength={type === 'text' ? limit : undefined} />
      )}
      {filled !== value && (
        <p className="hint filled">
          <strong>{texts.filled}</strong> {filled}
        </p>
      )}
    </Field>
  )
}

const PlaceholdersContext = createContext(
  placeholderValuesOf({ name: '', age: '', weight: '', pronouns: 'they' }),
)

export function PlaceholdersProvider({ dog, children }: { dog: DogProfile; children: ReactNode }) {
  const today = useToday()
  const weight = useLoggedWeight() ?? dog.weight
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dog.birthday)
  const age = isDay ? ageOf(dog.birthday, new Date(today)).adjective : ''
  const values = placeholderValuesOf({ ...dog, weight, age })
  return <PlaceholdersContext value={values}>{children}</PlaceholdersContext>
}

/** The latest public weight of the log, which public pages prefer to the profile's weight. */
export function useLoggedWeight(): string | null {
  const { data: log } = useQuery(dogLogQuery)
  const grams = log?.entries.find((entry) => entry.isPublic && entry.grams !== null)?.grams
  return log && grams ? weightWords.short(grams, log.choices.unit) : null
}

type ListName = 'story' | 'funFacts' | 'training.items' | 'faq'

interface DogListProps<Name extends ListName> {
  at: Name
  nameOf: (number: number) => string
  addLabel: string
  empty: Name extends 'faq' ? DogProfile['faq'][number] : string
  limit: number
  children: (path: `${Name}.${number}`, name: string, number: number) => ReactNode
}

/**
 * A sortable list of texts. React Hook Form's field array cannot be used, because it supports no
 * plain strings.
 */
export function DogListEditor<Name extends ListName>(props: DogListProps<Name>) {
  const { at, nameOf, addLabel, empty, limit, children } = props
  const { control, setValue } = useDogForm()
  const list = useRef<HTMLOListElement>(null)
  const items = useWatch({ control, name: at as ListName }) as unknown[]
  const write = (next: unknown[]) =>
    setValue(at as FieldPath<DogProfile>, next as DogProfile['story'])
  const move = (from: number, to: number) =>
    write(items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
  const add = () => {
    write([...items, empty])
    // The new field is in the page only after the next render.
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input')?.focus(),
    )
  }
  return (
    <>
      <ol className="items" ref={list}>
        {items.map((_, index) => {
          const name = nameOf(index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what they are known by
            <li key={index}>
              <div>{children(`${at}.${index}`, name, index + 1)}</div>
              <div className="item-acts">
                <IconButton
                  label={texts.up(name)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon of={ArrowUp} />
                </IconButton>
                <IconButton
                  label={texts.down(name)}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon of={ArrowDown} />
                </IconButton>
                <IconButton
                  label={texts.remove(name)}
                  onClick={() => write(items.toSpliced(index, 1))}
                >
                  <Icon of={X} />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      {items.length < limit && (
        <div className="cluster">
          <Button variant="quiet" small onClick={add}>
            <Icon of={Plus} />
            {addLabel}
          </Button>
        </div>
      )}
    </>
  )
}

interface PhotoFieldProps {
  at: 'heroPhoto' | 'portrait'
  label: string
  hint: string
  shape: 'is-mount' | 'is-arch'
}

export function PhotoField({ at, label, hint, shape }: PhotoFieldProps) {
  const { control, clearErrors } = useDogForm()
  const { field, fieldState } = useController({ control, name: at })
  const [isOpen, setOpen] = useState(false)
  const url = field.value
  const choose = (chosen: string) => {
    field.onChange(chosen)
    clearErrors(at)
    setOpen(false)
  }
  return (
    <figure className={classNames('pick', shape)}>
      <div className="pic">{url && <ResponsiveImage src={url} alt="" sizes="104px" />}</div>
      <figcaption>
        <strong className="label">{label}</strong>
        <p>{hint}</p>
        <div className="cluster">
          <Button
            variant="quiet"
            small
            aria-label={`${url ? texts.changePhoto : texts.choosePhoto}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {url ? texts.changePhoto : texts.choosePhoto}
          </Button>
          {url && <FocalPointButton imageUrl={url} of={label} />}
          {url && (
            <Button
              variant="quiet"
              small
              aria-label={`${texts.removePhoto}: ${label}`}
              onClick={() => choose('')}
            >
              {texts.removePhoto}
            </Button>
          )}
        </div>
        {fieldState.error && <p className="error">{fieldState.error.message}</p>}
      </figcaption>
      {isOpen && (
        <PhotoPicker
          pick="one"
          title={label}
          current={url}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </figure>
  )
}
