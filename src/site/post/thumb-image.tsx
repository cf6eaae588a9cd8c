import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import { thumbhashBytes } from '#ui/pictures/thumbhash-bytes.ts'

/** A blurred hint that is in the page from its first paint on, with or without script. */
export function ThumbImage({ hash }: { hash: string }) {
  const source = useMemo(() => thumbHashToDataURL(thumbhashBytes(hash)), [hash])
  return <img className="cover-thumb" src={source} alt="" />
}
