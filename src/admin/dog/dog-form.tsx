import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronDown, Plus, X } from 'lucide'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { ageOf } from '#shared/dog/age.ts'
import { fillPlaceholders, placeholderValues } from '#shared/dog/placeholders.ts'
import { type DogProfile, dogLimits } from '#shared/dog/profile.ts'
import { PublishedProfile } from '#shared/dog/profile-rules.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { weightWords } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useToday } from '../app/diary.ts'
import { ChoosePhoto } from '../photos/choose-photo.tsx'
import { FocalPointButton } from '../photos/focal-point.tsx'
import { dogLogQuery } from './queries.ts'

/** What is wrong, by the path of its field. */
type DogErrors = Record<string, string>

export interface DogForm {
  dog: DogProfile
  errors: DogErrors
  read: (path: string) => string
  write: (path: string, value: unknown) => void
  replace: (dog: DogProfile) => void
  /** Null when something is wrong; then the errors say what. */
  check: () => DogProfile | null
  setErrors: (errors: DogErrors) => void
}

export function useDogForm(start: DogProfile): DogForm {
  const [dog, setDog] = useState(start)
  const [errors, setErrors] = useState<DogErrors>({})
  return {
    dog,
    errors,
    read: (path) => String(readPath(dog, path) ?? ''),
    write(path, value) {
      setDog((before) => writePath(before, path, value))
      setErrors(({ [path]: _, ...rest }) => rest)
    },
    replace(next) {
      setDog(next)
      setErrors({})
    },
    check() {
      const checked = PublishedProfile.safeParse(dog)
      if (checked.success) return checked.data
      const issues = checked.error.issues.map(({ path, message }) => [path.join('.'), message])
      setErrors(Object.fromEntries(issues.reverse()))
      return null
    },
    setErrors,
  }
}

export const DogFormContext = createContext<DogForm | null>(null)

export function useDog(): DogForm {
  const form = useContext(DogFormContext)
  if (!form) throw new Error('a field about the dog was drawn outside its form')
  return form
}

/** Reads one value of a document by its path, such as `heroTitle.plain` or `story.2`. */
export function readPath(document: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    )
}

/** A copy of the document in which that one value is another. */
export function writePath<T extends object>(document: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const inner = (document as Record<string, unknown>)[key]
  const next = rest.length > 0 ? writePath(inner as object, rest.join('.'), value) : value
  if (!Array.isArray(document)) return { ...document, [key]: next }
  return document.with(Number(key), next) as unknown as T
}

interface DogFieldProps {
  /** Where it stands in the document. */
  at: string
  label: string
  hint?: ReactNode
  /** So many characters fit; long texts say how many there are. */
  limit: number
  long?: boolean
  hideLabel?: boolean
  className?: string
  type?: 'text' | 'date'
}

/** One text of the document; where it has placeholders, what visitors will read stands below it. */
export function DogField(props: DogFieldProps) {
  const { at, label, hint, limit, long, hideLabel, className, type = 'text' } = props
  const { read, write, errors } = useDog()
  const value = read(at)
  const shared = {
    value,
    dir: 'auto',
    'data-path': at,
    onChange: (event: { currentTarget: { value: string } }) => write(at, event.currentTarget.value),
  }
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      className={className}
      error={errors[at]}
      hint={hint ?? (long ? `${value.length}/${limit}` : undefined)}
    >
      {long ? (
        <Textarea {...shared} rows={1} maxLength={limit} className="grows" />
      ) : (
        <Input {...shared} type={type} maxLength={type === 'text' ? limit : undefined} />
      )}
      <Filled text={value} />
    </Field>
  )
}

function Filled({ text }: { text: string }) {
  const values = usePlaceholderValues()
  const filled = fillPlaceholders(text, values)
  if (filled === text) return null
  return (
    <p className="hint filled">
      <strong>{texts.filled}</strong> {filled}
    </p>
  )
}

interface DogListProps {
  at: string
  /** How one of them is called: "Fact 2". */
  nameOf: (number: number) => string
  addLabel: string
  /** A new one. */
  empty: unknown
  limit: number
  children: (path: string, name: string) => ReactNode
}

/** Texts in an order that the owner can change. */
export function DogList({ at, nameOf, addLabel, empty, limit, children }: DogListProps) {
  const { dog, write } = useDog()
  const list = useRef<HTMLOListElement>(null)
  const items = readPath(dog, at) as unknown[]
  const move = (from: number, to: number) => {
    const next = items.toSpliced(from, 1)
    write(at, next.toSpliced(to, 0, items[from]))
  }
  const add = () => {
    write(at, [...items, empty])
    // The field is there after the next drawing.
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
              <div>{children(`${at}.${index}`, name)}</div>
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
                  onClick={() => write(at, items.toSpliced(index, 1))}
                >
                  <Icon of={X} />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      {items.length < limit && (
        <div className="savebar">
          <Button look="quiet" small onClick={add}>
            <Icon of={Plus} />
            {addLabel}
          </Button>
        </div>
      )}
    </>
  )
}

interface DogGroupProps {
  title: string
  /** What it holds, in a few words. */
  about?: string
  /** The parts of the document inside: one that is wrong must be seen. */
  paths: string[]
  startsClosed?: boolean
  children: ReactNode
}

export function DogGroup({ title, about, paths, startsClosed, children }: DogGroupProps) {
  const { errors } = useDog()
  const isWrong = Object.keys(errors).some((path) =>
    paths.some((own) => path === own || path.startsWith(`${own}.`)),
  )
  const box = useRef<HTMLDetailsElement>(null)
  // Also when the owner has folded it: the attribute alone is the same as before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check opens it anew
  useLayoutEffect(() => {
    if (isWrong && box.current) box.current.open = true
  }, [errors, isWrong])
  return (
    <details ref={box} className="box part" open={!startsClosed || isWrong || undefined}>
      <summary>
        <h2>{title}</h2>
        <span>{about}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="part-in">{children}</div>
    </details>
  )
}

interface PhotoFieldProps {
  at: 'heroPhoto' | 'portrait'
  label: string
  hint: string
  shape: 'is-mount' | 'is-arch'
}

export function PhotoField({ at, label, hint, shape }: PhotoFieldProps) {
  const { read, write, errors } = useDog()
  const [isOpen, setOpen] = useState(false)
  const url = read(at)
  return (
    <figure className={classNames('pick', shape)}>
      <div className="pic">{url && <ResponsiveImage src={url} alt="" sizes="104px" />}</div>
      <figcaption>
        <strong className="label">{label}</strong>
        <p>{hint}</p>
        <div className="acts">
          <Button
            look="quiet"
            small
            data-path={at}
            aria-label={`${url ? texts.changePhoto : texts.choosePhoto}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {url ? texts.changePhoto : texts.choosePhoto}
          </Button>
          {url && <FocalPointButton imageUrl={url} of={label} />}
          {url && (
            <Button
              look="quiet"
              small
              aria-label={`${texts.removePhoto}: ${label}`}
              onClick={() => write(at, '')}
            >
              {texts.removePhoto}
            </Button>
          )}
        </div>
        {errors[at] && <p className="error">{errors[at]}</p>}
      </figcaption>
      {isOpen && (
        <ChoosePhoto
          title={label}
          current={url}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            write(at, chosen)
            setOpen(false)
          }}
        />
      )}
    </figure>
  )
}

function usePlaceholderValues() {
  const { dog } = useDog()
  const today = useToday()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dog.birthday)
  const age = isDay ? ageOf(dog.birthday, new Date(today)).adjective : ''
  const weight = useLoggedWeight() ?? dog.weight
  return placeholderValues({ ...dog, weight, age })
}

/** The latest weight on the timeline, which pages say instead of the one in the profile. */
export function useLoggedWeight(): string | null {
  const { data: log } = useQuery(dogLogQuery)
  const grams = log?.entries.find((entry) => entry.isPublic && entry.grams !== null)?.grams
  return log && grams ? weightWords.short(grams, log.choices.unit) : null
}

/** Four tiles can be typed in, however many there are. */
export const withTiles = (dog: DogProfile): DogProfile => ({
  ...dog,
  stats: Array.from(
    { length: dogLimits.stats },
    (_, at) => dog.stats[at] ?? { value: '', label: '' },
  ),
})
