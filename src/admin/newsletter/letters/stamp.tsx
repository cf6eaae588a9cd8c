import type { Letter } from '#shared/contract/letters.admin.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useFormatDate } from '../../app/diary.ts'

/** The cover as a stamp, canceled once the letter is out. The date stands beside it in words, too. */
export function Stamp({ letter }: { letter: Letter }) {
  const formatDate = useFormatDate()
  const [month = '', day = ''] = letter.finishedAt
    ? formatDate(letter.finishedAt).split(/[ ,]/)
    : []
  return (
    <span className="mail-stamp">
      <span>
        <ResponsiveImage src={letter.coverImage} alt="" sizes="48px" width={48} height={60} />
      </span>
      {letter.state === 'sent' && <Postmark month={month.toUpperCase()} day={day} />}
    </span>
  )
}

function Postmark({ month, day }: { month: string; day: string }) {
  return (
    <svg className="postmark" viewBox="0 0 96 60" aria-hidden="true">
      <circle cx="30" cy="30" r="25" />
      <circle cx="30" cy="30" r="18" />
      <path d="M56 18c6-5 10 5 16 0s10 5 16 0M57 30c6-5 10 5 16 0s10 5 16 0M56 42c6-5 10 5 16 0s10 5 16 0" />
      <text x="30" y="28" textAnchor="middle">
        {month}
      </text>
      <text x="30" y="40" textAnchor="middle">
        {day}
      </text>
    </svg>
  )
}
