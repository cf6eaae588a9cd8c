import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import {
  type Autosave,
  type AutosaveInput,
  autosaveKeyOf,
  getAutosave,
  removeAutosave,
  saveAutosave,
} from '#shared/contract/history.admin.ts'
import {
  type AdminPost,
  createPost,
  getAdminPost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import {
  emptyPostValues,
  isSamePostValues,
  listChangedFields,
  type PostValues,
  restoredValuesOf,
  toPostValues,
  valuesOfPost,
} from '../posts/post-values.ts'
import type { SaveOutcome } from '../posts/save-post.ts'
import { type AfterSave, isSaveBusy, startAutosave } from './autosave.ts'
import type { LocalCopy } from './records.ts'
import { selectRestorableCopies } from './restorable-copies.ts'
import { type AutosaveRunner, createAutosave } from './run-autosave.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Options = Parameters<ApiClient>[1] & {
  params: { key: string; id: number }
  query: { version: number }
  headers?: { 'idempotency-key'?: string; 'draft-version'?: number }
  body: AutosaveInput & { version?: number | null }
}

const refusal = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: code }), '')

/** The rules of the real server, which `autosave.api.test.ts` asks itself, in memory. */
class ModelServer {
  autosaves = new Map<string, Autosave>()
  posts = new Map<number, { post: AdminPost; createKey: string; history: PostValues[] }>()
  /** Keys whose autosave was removed once: a new one has the versions of the old one. */
  reborn = new Set<string>()
  /** Called before values are replaced or removed. */
  onLoss = (_lost: PostValues, _kept: PostValues | null, _isReborn: boolean) => {}

  answer(endpoint: unknown, { params, query, headers = {}, body }: Options): unknown {
    switch (endpoint) {
      case getAutosave:
        return { draft: this.autosaves.get(params.key) ?? null }
      case saveAutosave:
        return this.saveAutosave(params.key, body)
      case removeAutosave: {
        const stored = this.autosaves.get(params.key)
        if (!stored) return { success: true }
        if (stored.version !== query.version) throw refusal(409, 'draft.changed_elsewhere')
        return this.dropAutosave(params.key, query.version, null)
      }
      case createPost: {
        const createKey = headers['idempotency-key'] ?? ''
        const made = [...this.posts.values()].find((row) => row.createKey === createKey)
        this.dropAutosave(createKey, headers['draft-version'], toPostValues(body))
        if (made) return made.post
        const id = this.posts.size + 1
        const post = postOf(id, 1, toPostValues(body))
        this.posts.set(id, { post, createKey, history: [valuesOfPost(post)] })
        return post
      }
      case updatePost: {
        const row = this.posts.get(params.id)
        if (!row) throw refusal(404, 'posts.not_found')
        // Without a version the last save wins.
        if ((body.version ?? row.post.version) !== row.post.version)
          throw refusal(409, 'post.changed_elsewhere')
        const sent = toPostValues(body)
        this.onLoss(valuesOfPost(row.post), null, false)
        this.dropAutosave(autosaveKeyOf(params.id), headers['draft-version'], sent)
        row.post = postOf(params.id, row.post.version + 1, sent)
        row.history.push(valuesOfPost(row.post))
        return row.post
      }
      case getAdminPost:
        return this.posts.get(params.id)?.post
      default:
        throw new Error('not in the model')
    }
  }

  saveAutosave(key: string, { version, postVersion, ...input }: AutosaveInput) {
    const values = toPostValues(input)
    const stored = this.autosaves.get(key)
    const row = { key, postId: Number(/^post-(\d+)$/.exec(key)?.[1]) || null, postVersion }
    if ((stored?.version ?? null) !== version) {
      if (stored && JSON.stringify(toPostValues(stored)) === JSON.stringify(values)) return stored
      throw refusal(409, 'draft.changed_elsewhere')
    }
    if (stored) this.lose(stored, values)
    const saved = { ...values, ...row, version: (version ?? 0) + 1, updatedAt: 'now' }
    this.autosaves.set(key, saved)
    return saved
  }

  lose(stored: Autosave, kept: PostValues | null) {
    this.onLoss(toPostValues(stored), kept, this.reborn.has(stored.key))
  }

  dropAutosave(key: string, version: number | undefined, kept: PostValues | null) {
    const stored = this.autosaves.get(key)
    if (stored && stored.version === version) {
      this.lose(stored, kept)
      this.autosaves.delete(key)
      this.reborn.add(key)
    }
    return { success: true }
  }
}

const postOf = (id: number, version: number, values: PostValues) =>
  ({ ...values, id, version, slug: values.slug || `post-${id}`, date: '' }) as unknown as AdminPost

/** One call or one local write that somebody waits for. */
interface Open {
  run: () => unknown
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

interface Window {
  name: string
  runner: AutosaveRunner
  isAlive: boolean
  form: PostValues
  /** Values of the stored post. */
  saved: PostValues
  calls: Open[]
  writes: Open[]
  offers: (LocalCopy & { isOnServer?: boolean })[]
  problem: Extract<SaveOutcome, { kind: 'conflict' }> | null
  /** Contents that this window sent or showed. */
  seen: Set<string>
}

const wordsOf = ({ content }: PostValues) => content.split(' ').filter(Boolean)
const microtasks = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

class World {
  server = new ModelServer()
  copies = new Map<string, LocalCopy>()
  windows: (Window | null)[]
  /** Calls of crashed windows that may still arrive. */
  limbo: Open[] = []
  /** Words that were stored somewhere and may never get lost. */
  safe = new Set<string>()
  /** Words that the owner took back or replaced, which need not be found any more. */
  undone = new Set<string>()
  conflicts = 0
  private count = 0
  private caller: Window | null = null

  constructor(places: number) {
    this.windows = Array.from({ length: places }, () => null)
    this.server.onLoss = (lost, kept, isReborn) => {
      // A limit of the server: a window that knows version 1 of the removed autosave may replace this one.
      if (isReborn) for (const word of wordsOf(lost)) this.undone.add(word)
      if (isReborn) return
      const isSeen = this.caller?.seen.has(lost.content)
      const isKept = kept && wordsOf(lost).every((word) => wordsOf(kept).includes(word))
      if (!isSeen && !isKept) throw new Error(`overwritten unseen: ${lost.content}`)
    }
  }

  next(prefix: string) {
    this.count += 1
    return `${prefix}-${this.count}-key`
  }

  open(place: number, how: number) {
    if (this.windows[place]) return
    const posts = [...this.server.posts.values()]
    const drafts = [...this.server.autosaves.values()].filter(({ postId }) => postId === null)
    const choices = [
      () => this.openEditor(place, null, null),
      ...drafts.map((draft) => () => this.openEditor(place, null, draft)),
      ...posts.map(({ post }) => {
        return () =>
          this.openEditor(place, post, this.server.autosaves.get(autosaveKeyOf(post.id)) ?? null)
      }),
    ]
    choices[how % choices.length]?.()
  }

  openEditor(place: number, post: AdminPost | null, draft: Autosave | null) {
    const opened = post ? null : draft
    const saved = post ? valuesOfPost(post) : emptyPostValues
    const shown = opened ? restoredValuesOf(opened) : saved
    const key = this.next('copy')
    const createKey = opened?.key ?? this.next('create')
    const isContinued = draft !== null && isSamePostValues(restoredValuesOf(draft), shown)
    const target = { postId: post?.id ?? null, version: post?.version ?? null, createKey }
    const autosave = isContinued ? { version: draft.version, values: shown } : null
    const locked = new Set(this.windows.map((window) => window?.name))
    const local = [...this.copies.values()].filter(
      (copy) =>
        copy.postId === target.postId &&
        !locked.has(copy.key) &&
        (!opened || copy.createKey === opened.key),
    )
    const known = [saved, shown]
    const { offers, copies } = selectRestorableCopies({ local, server: post && draft, known })
    for (const copy of copies) this.copies.delete(copy.key)
    const window: Window = {
      name: key,
      isAlive: true,
      form: opened ? shown : saved,
      saved,
      calls: [],
      writes: [],
      offers,
      problem: null,
      seen: new Set(
        [...known, ...offers.map(({ values }) => restoredValuesOf(values))].map(
          ({ content }) => content,
        ),
      ),
      runner: createAutosave({
        api: ((endpoint: unknown, options: Options) =>
          this.pend(window, window.calls, () => {
            this.caller = window
            return structuredClone(this.server.answer(endpoint, options))
          })) as unknown as ApiClient,
        copies: {
          save: (_kind, _key, copy) =>
            this.pend(window, window.writes, () => this.keep(copy as LocalCopy)).then(
              () => null,
              () => 'refused' as const,
            ),
          remove: (_kind, [gone]) =>
            this.pend(window, window.writes, () => this.copies.delete(gone!)).then(
              () => undefined,
              () => undefined,
            ),
        },
        key,
        start: startAutosave(target, opened ? shown : null, autosave),
      }),
    }
    this.windows[place] = window
    if (!post && !opened) this.change(window, { ...saved, title: this.next('Story') })
  }

  keep(copy: LocalCopy) {
    this.copies.set(copy.key, structuredClone(copy))
    for (const word of wordsOf(copy.values)) this.safe.add(word)
  }

  pend(window: Window, list: Open[], run: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (window.isAlive) list.push({ run, resolve, reject })
    })
  }

  finish(list: Open[], index: number, how: 'answer' | 'loseCall' | 'loseAnswer') {
    const [call] = list.splice(index % Math.max(1, list.length), 1)
    if (!call) return
    if (how === 'loseCall') return call.reject(new TypeError('Failed to fetch'))
    try {
      const answer = call.run()
      this.rememberStored()
      if (how === 'answer') call.resolve(answer)
      else call.reject(new TypeError('Failed to fetch'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      call.reject(how === 'answer' ? error : new TypeError('Failed to fetch'))
    }
  }

  rememberStored() {
    const { autosaves, posts } = this.server
    for (const draft of autosaves.values()) for (const word of wordsOf(draft)) this.safe.add(word)
    for (const { post } of posts.values())
      for (const word of wordsOf(valuesOfPost(post))) this.safe.add(word)
  }

  change(window: Window, form: PostValues) {
    window.form = form
    window.seen.add(form.content)
    if (listChangedFields(window.saved, form).length > 0) {
      window.runner.dispatch({ on: 'changed', values: form })
    } else window.runner.dispatch({ on: 'discarded' })
  }

  type(window: Window) {
    const content = [...wordsOf(window.form), this.next('word')].join(' ')
    const title = window.form.title || this.next('Story')
    this.change(window, { ...window.form, title, content })
  }

  undo(window: Window) {
    for (const word of wordsOf(window.form)) this.undone.add(word)
    this.change(window, window.saved)
  }

  /** A window that replaces its words sets them aside first, as an offer. */
  setAside(window: Window) {
    const { target } = window.runner.state()
    if (listChangedFields(window.saved, window.form).length === 0) return
    const copy = { key: this.next('aside'), ...target, values: window.form, changedAt: 0 }
    window.offers.push(copy)
    this.keep(copy)
  }

  async restore(window: Window, index: number) {
    const state = window.runner.state()
    const offers = window.offers.filter(({ postId }) => postId === state.target.postId)
    const offer = offers[index % Math.max(1, offers.length)]
    if (!offer || isSaveBusy(state)) return
    const { version, createKey = state.target.createKey } = offer
    const values = restoredValuesOf(offer.values)
    this.setAside(window)
    window.form = values
    window.seen.add(values.content)
    const autosave = { version: offer.draftVersion ?? null, values }
    const target = { version, createKey }
    window.runner.dispatch({ on: 'continued', values, target, autosave })
    void window.runner.saveLocally().then((isStored) => {
      if (!isStored || !window.isAlive) return
      window.offers = window.offers.filter((other) => other !== offer)
      if (!offer.isOnServer) this.copies.delete(offer.key)
    })
  }

  async save(window: Window, after: AfterSave, target = {}) {
    const sent = window.form
    if (listChangedFields(window.saved, sent).length === 0) return
    const outcome = await window.runner.save({ request: { values: sent, after }, target })
    if (!window.isAlive || !outcome) return
    if (outcome.kind === 'conflict') {
      window.problem = outcome
      window.seen.add(outcome.theirs.content)
    }
    if (outcome.kind !== 'saved') return
    const { slug } = outcome.post
    window.saved = { ...sent, slug }
    const isTyped = listChangedFields(sent, window.form).length > 0
    const form = window.form.slug === sent.slug ? { ...window.form, slug } : window.form
    this.change(window, form)
    if (after === 'leave' && !isTyped) this.close(window)
  }

  close(window: Window) {
    window.runner.end()
    this.crash(window)
  }

  crash(window: Window) {
    window.isAlive = false
    this.limbo.push(...window.calls)
    window.calls = []
    window.writes = []
    this.windows = this.windows.map((other) => (other === window ? null : other))
  }

  /** The owner answers a question about two versions. */
  choose(window: Window, how: number) {
    const { runner, problem } = window
    const { status } = runner.state().remote
    if (problem) {
      const { id: postId, version } = problem.theirs
      const theirs = valuesOfPost(problem.theirs)
      window.problem = null
      if (how % 3 === 0) return void this.save(window, 'stay', { postId, version })
      if (how % 3 === 1) {
        this.setAside(window)
        Object.assign(window, { saved: theirs, form: theirs })
        return runner.dispatch({ on: 'discarded', target: { postId, version } })
      }
      window.saved = theirs
      const values = this.merge(window, theirs)
      return runner.dispatch({ on: 'continued', values, target: { postId, version } })
    }
    if (status.kind !== 'conflict' || isSaveBusy(runner.state())) return
    const { version } = status.theirs
    const theirs = restoredValuesOf(status.theirs)
    window.seen.add(theirs.content)
    if (how % 3 === 1) {
      this.setAside(window)
      window.form = theirs
    }
    // Their words are replaced knowingly.
    if (how % 3 === 0) for (const word of wordsOf(theirs)) this.undone.add(word)
    const values = how % 3 === 2 ? this.merge(window, theirs) : { ...window.form }
    runner.dispatch({ on: 'continued', values, autosave: { version } })
  }

  merge(window: Window, theirs: PostValues) {
    const content = [...new Set([...wordsOf(window.form), ...wordsOf(theirs)])].join(' ')
    window.form = { ...window.form, content }
    window.seen.add(content)
    return window.form
  }

  check() {
    const found = new Set<string>()
    const add = (values: PostValues) => {
      for (const word of wordsOf(values)) found.add(word)
    }
    for (const window of this.windows) {
      if (!window) continue
      add(window.form)
      for (const { values } of window.offers) add(values)
      if (window.runner.state().remote.status.kind === 'conflict') this.conflicts += 1
    }
    for (const { values } of this.copies.values()) add(values)
    for (const draft of this.server.autosaves.values()) add(draft)
    const titles = new Set<string>()
    for (const { post, history } of this.server.posts.values()) {
      for (const values of history) add(values)
      expect(titles, 'no second post').not.toContain(post.title)
      titles.add(post.title)
    }
    const lost = [...this.safe].filter((word) => !found.has(word) && !this.undone.has(word))
    expect(lost, 'lost words').toEqual([])
  }

  /** Everything answers, and all pauses pass. */
  async drain() {
    for (const window of this.windows) window?.runner.dispatch({ on: 'online' })
    for (let round = 0; round < 12; round += 1) {
      for (const window of this.windows) {
        while (window?.isAlive && window.calls.length + window.writes.length > 0) {
          this.finish(window.writes.length > 0 ? window.writes : window.calls, 0, 'answer')
          await microtasks()
        }
      }
      vi.advanceTimersByTime(15_000)
      await microtasks()
    }
    for (const window of this.windows) {
      if (!window) continue
      const { values, local, remote, target } = window.runner.state()
      // An editor that opened with an autosave has nothing to save before the first change.
      if (values === null || local === 'clean' || remote.status.kind === 'conflict') continue
      expect(this.copies.get(window.name)?.values).toEqual(window.form)
      const key = target.postId === null ? target.createKey : autosaveKeyOf(target.postId)
      const stored = this.server.autosaves.get(key)
      expect(remote.stored).toEqual(window.form)
      // Another window may have continued it since.
      if (this.windows.length === 1) expect(stored && toPostValues(stored)).toEqual(window.form)
    }
  }

  async step([kind, place, choice]: Step) {
    const window = this.windows[place]
    if (kind === 'arrive') this.finish(this.limbo, choice, 'loseAnswer')
    else if (kind === 'open') this.open(place, choice)
    else if (kind === 'pass') vi.advanceTimersByTime([300, 2000, 15_000][choice % 3]!)
    else if (window) this.act(window, kind, choice)
    await microtasks()
    this.check()
  }

  act(window: Window, kind: Step[0], choice: number) {
    const actions: { [kind: string]: () => unknown } = {
      type: () => this.type(window),
      undo: () => this.undo(window),
      answer: () => this.finish(window.calls, 0, 'answer'),
      loseCall: () => this.finish(window.calls, 0, 'loseCall'),
      loseAnswer: () => this.finish(window.calls, 0, 'loseAnswer'),
      write: () => this.finish(window.writes, 0, 'answer'),
      failWrite: () => this.finish(window.writes, 0, 'loseCall'),
      hide: () => window.runner.dispatch({ on: 'hidden' }),
      save: () => void this.save(window, choice % 2 ? 'leave' : 'stay'),
      restore: () => void this.restore(window, choice),
      choose: () => this.choose(window, choice),
      crash: () => this.crash(window),
      close: () => this.close(window),
    }
    actions[kind]?.()
  }
}

const kinds = [
  ...['type', 'type', 'answer', 'answer', 'answer', 'write', 'write', 'write', 'pass', 'pass'],
  ...['save', 'loseCall', 'loseAnswer', 'failWrite', 'hide', 'open', 'restore', 'choose'],
  ...['undo', 'crash', 'close', 'arrive'],
] as const
type Step = [kind: (typeof kinds)[number], place: number, choice: number]

const steps = (places: number, without: readonly string[] = []) =>
  fc.array(
    fc.tuple(
      fc.constantFrom(...kinds.filter((kind) => !without.includes(kind))),
      fc.nat({ max: places - 1 }),
      fc.nat({ max: 5 }),
    ),
    { minLength: 1, maxLength: 100, size: 'max' },
  )

async function play(chosen: Step[], places: number) {
  const world = new World(places)
  for (let place = 0; place < places; place += 1) await world.step(['open', place, 0])
  for (const step of chosen) await world.step(step)
  await world.drain()
  world.check()
  return world
}

/** The same stories each time; another seed finds others. */
const runs = { seed: 54, numRuns: 300 }

test('two windows, crashes and lost answers: no word is lost, nothing is overwritten unseen, no second post', async () => {
  await fc.assert(
    fc.asyncProperty(steps(2), async (chosen) => void (await play(chosen, 2))),
    runs,
  )
})

test('one window never meets itself as another one, whatever answers get lost', async () => {
  const chosen = steps(1, ['crash', 'close', 'open', 'restore', 'arrive'])
  await fc.assert(
    fc.asyncProperty(chosen, async (chosen) => {
      const world = await play(chosen, 1)
      expect(world.conflicts).toBe(0)
      expect(world.windows[0]?.problem ?? null).toBeNull()
    }),
    runs,
  )
})
