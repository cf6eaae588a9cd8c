import { Component, type ReactNode } from 'react'
import { pageNotFoundTexts, screenFailedTexts } from '#texts/site/pages.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { CurledDog } from '#ui/dog/curled-dog.tsx'
import { useDogCard } from './hooks.ts'
import { Link } from './navigation.tsx'

interface ScreenBoundaryProps {
  /** A change of path resets the failure. */
  path: string
  children: ReactNode
}

interface ScreenBoundaryState {
  failedPath: string | null
}

export class ScreenErrorBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failedPath: null }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { failedPath: '' }
  }

  static getDerivedStateFromProps(
    { path }: ScreenBoundaryProps,
    { failedPath }: ScreenBoundaryState,
  ): ScreenBoundaryState {
    if (failedPath === '') return { failedPath: path }
    return { failedPath: failedPath === path ? path : null }
  }

  override render() {
    return this.state.failedPath === null ? this.props.children : <ScreenFailed />
  }
}

/** Plain links load a page from the server, without the broken state of this one. */
function ScreenFailed() {
  return (
    <div className="wrap lost" role="alert">
      <h1>{screenFailedTexts.title}</h1>
      <p className="lead">{screenFailedTexts.hint}</p>
      <div className="lost-links">
        <Button onClick={() => location.reload()}>{screenFailedTexts.reload}</Button>
        <a className={buttonClass({ variant: 'line' })} href="/">
          {screenFailedTexts.home}
        </a>
      </div>
    </div>
  )
}

export function NotFound() {
  return (
    <div className="wrap lost">
      <div className="lost-404" aria-hidden="true">
        <CurledDog />
      </div>
      <h1>{pageNotFoundTexts.title}</h1>
      <p className="lead">{pageNotFoundTexts.hint(useDogCard().name)}</p>
      <div className="lost-links">
        <Link className={buttonClass()} href="/">
          {pageNotFoundTexts.home}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} href="/blog">
          {pageNotFoundTexts.blog}
        </Link>
      </div>
    </div>
  )
}
