import { useState } from 'react'
import { homeScreenTexts as texts } from '#texts/admin/moments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Share } from '#ui/icons/share.ts'
import { SquarePlus } from '#ui/icons/square-plus.ts'
import { findInstallPrompt, isInstalled, isIos } from '../app/installed-app.ts'
import { readPreference, savePreference } from '../parts/preferences.ts'

const touchIcon = () =>
  document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href

/** Shown once, after a first published moment, unless the admin is already installed as an app. */
export function HomeScreenHint() {
  const [offer] = useState(findInstallPrompt)
  const [isShown, setShown] = useState(
    () =>
      !isInstalled() && readPreference('momentHomeScreen') === null && (offer !== null || isIos()),
  )
  if (!isShown) return null
  const close = () => {
    savePreference('momentHomeScreen', 'seen')
    setShown(false)
  }
  return (
    <section className="box homescreen">
      <div className="homescreen-top">
        <img src={touchIcon()} alt="" width="56" height="56" />
        <h2>{texts.title}</h2>
      </div>
      {offer ? (
        <>
          <p>{texts.text}</p>
          <div className="acts">
            <Button variant="line" onClick={close}>
              {texts.notNow}
            </Button>
            <Button
              onClick={() => {
                void offer.prompt()
                close()
              }}
            >
              {texts.putThere}
            </Button>
          </div>
        </>
      ) : (
        <>
          <ol>
            <li>
              <b>1</b>
              {texts.steps.share}
              <span className="ios-pic" aria-hidden="true">
                <Icon of={Share} className="is-it" />
              </span>
            </li>
            <li>
              <b>2</b>
              {texts.steps.add}
              <span className="ios-pic is-row" aria-hidden="true">
                {texts.steps.addRow}
                <Icon of={SquarePlus} />
              </span>
            </li>
          </ol>
          <div className="acts">
            <Button variant="line" onClick={close}>
              {texts.gotIt}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
