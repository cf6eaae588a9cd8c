import { useEffect, useState } from 'react'
import { type Draft, draftKeyOf, getDraft, removeDraft } from '#shared/contract/history.admin.ts'
import { restoreTexts as texts, unfinishedTexts } from '#texts/admin/drafts.ts'
import { moments } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { useZone } from '../../app/diary.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { type DraftStore, type LocalDraft, whenAbandoned } from './local-drafts.ts'
import { withoutPlaceholders } from './photo-markdown.ts'
import { PostDifferences } from './post-differences.tsx'
import { newKey, type PostValues, sameWords, valuesOf } from './post-values.ts'

interface RestoreOfferProps {
  draft: Offer
  /** What is in the editor now. */
  current: () => PostValues
  version: number | null
  onRestore: () => void
  onDiscard: () => void
}

export function RestoreOffer(props: RestoreOfferProps) {
  const { draft, current, version, onRestore, onDiscard } = props
  const zone = useZone()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="offer" aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p>
          {(draft.isOnServer ? texts.onServer : texts.text)(
            moments.dayAndClock(zone, draft.changedAt),
          )}
        </p>
        {draft.version !== version && <p>{texts.savedSince}</p>}
      </div>
      <div className="offer-acts">
        <Button small onClick={onRestore}>
          {texts.restore}
        </Button>
        <Button small look="line" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
        <Button small look="bad" onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      {isShown && <PostDifferences before={current()} after={draft.values} same="" />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.discardTitle}
        description={draft.isOnServer ? texts.discardOnServer : texts.discardText}
        cancelLabel={texts.keep}
        confirmLabel={texts.discard}
        look="delete"
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
      />
    </section>
  )
}

interface DraftOffers {
  store: DraftStore
  postId: number | null
  saved: PostValues
  /** Of the draft this editor writes itself. */
  ownKey: string
  opened: Draft | null
  found: Draft | null
}

/** Words of this post that no open editor holds any more. */
export function useDraftOffers({ store, postId, saved, ownKey, opened, found }: DraftOffers) {
  const [known] = useState(() =>
    [opened, found]
      .flatMap((draft) => (draft ? [valuesOfDraft(draft)] : []))
      .concat(opened ? [] : [saved]),
  )
  const [offers, setOffers] = useState<Offer[]>(() => (found ? [offerOf(found)] : []))
  // Beside a draft that was opened by name, only what the browser kept of that very one.
  const isAbout = ({ key, createKey }: LocalDraft) =>
    key !== ownKey && (!opened || createKey === opened.key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the editor opened decides
  useEffect(() => {
    const ended = new AbortController()
    const offer = async ({ key }: LocalDraft) => {
      await whenAbandoned(key, ended.signal)
      const draft = await store.find(key)
      if (!draft || ended.signal.aborted) return
      const isKnown = known.some((words) => sameWords(valuesOfDraft(draft.values), words))
      if (isKnown) await store.remove(key)
      else setOffers((others) => withOffer(others, draft))
    }
    const offerAll = async () => {
      const drafts = await store.listFor(postId)
      await Promise.all(drafts.filter(isAbout).map(offer))
    }
    // Leaving ends the waiting; a browser without storage has nothing to offer.
    offerAll().catch(() => {})
    return () => ended.abort()
  }, [ownKey])

  const hide = ({ key }: Offer) =>
    setOffers((others) => others.filter((other) => other.key !== key))

  /** The same words may be kept under several keys. */
  async function removeInBrowser({ values }: Offer) {
    const kept = await store.listFor(postId)
    const copies = kept.filter(
      (draft) => isAbout(draft) && sameWords(valuesOfDraft(draft.values), values),
    )
    await Promise.all(copies.map(({ key }) => store.remove(key)))
  }

  return {
    offers,

    /** Not before the words are safe in the editor's own draft. */
    async drop(offer: Offer) {
      hide(offer)
      if (!offer.isOnServer) await store.remove(offer.key).catch(() => {})
    },

    /** The owner wants them gone: the offer goes when they are. */
    async discard(offer: Offer) {
      try {
        await removeInBrowser(offer)
        await removeOnServer(offer)
        hide(offer)
      } catch {
        toast({ ...unfinishedTexts.failed, variant: 'destructive' })
      }
    },

    /** Kept under a key of its own, and offered like any other words that were left behind. */
    async setAside(
      values: PostValues,
      { id, version }: { id: number | null; version: number | null },
    ) {
      const draft = { key: newKey(), postId: id, version, values, changedAt: Date.now() }
      setOffers((others) => [draft, ...others])
      await store.keep(draft).catch(() => {})
    },
  }
}

/** An editor that was left sends its last words while the next one opens: they may have come since. */
async function removeOnServer({ isOnServer, key: ownKey, postId, createKey, values }: Offer) {
  const key = isOnServer ? ownKey : postId === null ? createKey : draftKeyOf(postId)
  if (!key) return
  const { draft } = await api(getDraft, { params: { key } })
  if (!draft || !sameWords(valuesOfDraft(draft), values)) return
  await api(removeDraft, { params: { key }, query: { version: draft.version } })
}

/** Words that an editor left behind, in this browser or on the server. */
export interface Offer extends LocalDraft {
  isOnServer?: boolean
}

/** Photos that were on their way into the text never came. */
export const valuesOfDraft = (draft: Draft | PostValues): PostValues => {
  const values = valuesOf(draft)
  return { ...values, content: withoutPlaceholders(values.content) }
}

function offerOf(draft: Draft): Offer {
  return {
    key: draft.key,
    postId: draft.postId,
    version: draft.postVersion,
    draftVersion: draft.version,
    values: valuesOfDraft(draft),
    changedAt: Date.parse(draft.updatedAt),
    isOnServer: true,
  }
}

/** One offer more; what the browser kept of the same words, or went on with from the server's, is one offer and not two. */
function withOffer(offers: Offer[], added: Offer): Offer[] {
  const goesOnFrom = (other: Offer) =>
    other.isOnServer && other.draftVersion === added.draftVersion && !added.isOnServer
  const others = offers.filter((other) => !goesOnFrom(other))
  if (others.some((other) => sameWords(other.values, added.values))) return others
  return [...others, added].sort((a, b) => b.changedAt - a.changedAt)
}

const WAIT_MS = 3000

/** A page that goes away sends its last words and does not hear the answer: then they are on the server, too. */
export async function findDraftVersion(key: string, offer: Offer): Promise<number | null> {
  const known = offer.draftVersion ?? null
  if (offer.isOnServer) return known
  try {
    const signal = AbortSignal.timeout(WAIT_MS)
    const { draft } = await api(getDraft, { params: { key }, signal })
    const isSame = draft && sameWords(valuesOfDraft(draft), valuesOfDraft(offer.values))
    return isSame ? draft.version : known
  } catch {
    return known
  }
}
