import { keyTexts as texts } from '#texts/admin/comments.ts'

export function KeyboardHelp() {
  return (
    <section className="box keys" aria-labelledby="comment-keys">
      <h2 id="comment-keys">{texts.heading}</h2>
      <dl>
        {texts.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
