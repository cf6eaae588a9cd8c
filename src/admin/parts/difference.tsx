import { diffLines, diffWordsWithSpace } from 'diff'
import { differenceTexts } from '#texts/admin/drafts.ts'

function PieceView({ piece }: { piece: DifferencePiece }) {
  if (piece.kind === 'same') return <span>{piece.text}</span>
  const Mark = piece.kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="sr">{`[${differenceTexts[piece.kind]}: `}</span>
      {piece.text}
      <span className="sr">]</span>
    </Mark>
  )
}

function Pieces({ pieces }: { pieces: DifferencePiece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never move
    <PieceView key={index} piece={piece} />
  ))
}

interface DifferenceProps {
  before: string
  after: string
}

export function TextDifference({ before, after }: DifferenceProps) {
  const pieces = shortenUnchanged(differenceOf(before, after), differenceTexts.unchangedParts)
  return (
    <p className="difference">
      <Pieces pieces={pieces} />
    </p>
  )
}

interface SidesProps extends DifferenceProps {
  beforeLabel: string
  afterLabel: string
}

export function SideBySideDifference({ before, after, beforeLabel, afterLabel }: SidesProps) {
  const pieces = shortenUnchanged(differenceOf(before, after), differenceTexts.unchangedParts)
  return (
    <div className="difference-sides">
      <div>
        <span className="label">{beforeLabel}</span>
        <p className="difference">
          <Pieces pieces={pieces.filter(({ kind }) => kind !== 'added')} />
        </p>
      </div>
      <div>
        <span className="label">{afterLabel}</span>
        <p className="difference">
          <Pieces pieces={pieces.filter(({ kind }) => kind !== 'removed')} />
        </p>
      </div>
    </div>
  )
}

export interface DifferencePiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const TIME_MS = 1000
/** Above this length a comparison word by word takes too long. */
const MAX_WORD_DIFF_LENGTH = 60_000

/**
 * Compares word by word up to a length, otherwise line by line; a comparison that times out
 * replaces the whole text.
 */
export function differenceOf(before: string, after: string): DifferencePiece[] {
  const options = { timeout: TIME_MS } as const
  const isLong = before.length + after.length > MAX_WORD_DIFF_LENGTH
  const changes =
    (isLong ? undefined : diffWordsWithSpace(before, after, options)) ??
    diffLines(before, after, options)
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  const pieces = changes.map(
    ({ added, removed, value }): DifferencePiece => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  )
  return joinAcrossSpaces(pieces)
}

/** Joins two changed words separated by one space into one change, which is easier to read. */
function joinAcrossSpaces(pieces: DifferencePiece[]): DifferencePiece[] {
  const joined: DifferencePiece[] = []
  let run = { removed: '', added: '' }
  const endRun = () => {
    if (run.removed) joined.push({ kind: 'removed', text: run.removed })
    if (run.added) joined.push({ kind: 'added', text: run.added })
    run = { removed: '', added: '' }
  }
  pieces.forEach(({ kind, text }, index) => {
    if (kind !== 'same') {
      run[kind] += text
    } else if (run.removed && run.added && /^[ \t]+$/.test(text) && index < pieces.length - 1) {
      run.removed += text
      run.added += text
    } else {
      endRun()
      joined.push({ kind, text })
    }
  })
  endRun()
  return joined
}

const AROUND = 90

export function shortenUnchanged(pieces: DifferencePiece[], gap: string): DifferencePiece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same' || piece.text.length <= 3 * AROUND) return piece
    const head = index === 0 ? '' : upToWord(piece.text.slice(0, AROUND))
    const tail = index === pieces.length - 1 ? '' : fromWord(piece.text.slice(-AROUND))
    return { kind: 'same', text: `${head} ${gap} ${tail}` }
  })
}

const upToWord = (text: string) => text.replace(/\S*$/, '').trimEnd()
const fromWord = (text: string) => text.replace(/^\S*/, '').trimStart()
