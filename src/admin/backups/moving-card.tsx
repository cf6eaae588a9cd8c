import { PackageOpen } from 'lucide'
import { Link } from 'wouter'
import { movingCardTexts as texts } from '#texts/admin/transfer.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'

export function MovingCard() {
  return (
    <section className="box" aria-labelledby="moving">
      <div className="box-head">
        <h2 id="moving">
          <Icon of={PackageOpen} /> {texts.title}
        </h2>
        <Link className={buttonClass({ look: 'line', small: true })} href="/admin/import">
          {texts.open}
          <span className="sr">: {texts.title}</span>
        </Link>
      </div>
      <p className="muted">{texts.text}</p>
    </section>
  )
}
