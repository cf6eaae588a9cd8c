import { differenceTexts } from '#texts/admin/drafts.ts'
import { differenceOf, foldSame, type Piece } from './difference.ts'

function PieceView({ piece }: { piece: Piece }) {
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

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never move
    <PieceView key={index} piece={piece} />
  ))
}

interface DifferenceProps {
  before: string
  after: string
}

/** Both texts in one, what went struck through, what came marked. */
export function Difference({ before, after }: DifferenceProps) {
  const pieces = foldSame(differenceOf(before, after), differenceTexts.unchangedParts)
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

/** Both texts side by side. */
export function DifferenceSides({ before, after, beforeLabel, afterLabel }: SidesProps) {
  const pieces = foldSame(differenceOf(before, after), differenceTexts.unchangedParts)
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
