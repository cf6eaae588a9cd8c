import { Globe, Lock } from 'lucide'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { Icon } from '#ui/display/icon.tsx'

export function WhoSeesWhat() {
  return (
    <section className="box log-see">
      <h2>{texts.whoSeesWhat}</h2>
      <p>
        <Icon of={Lock} />
        <span>
          <b>{texts.private}</b> {texts.privateMeans}
        </span>
      </p>
      <p>
        <Icon of={Globe} />
        <span>
          <b>{texts.public}</b> {texts.publicMeans}
        </span>
      </p>
    </section>
  )
}
