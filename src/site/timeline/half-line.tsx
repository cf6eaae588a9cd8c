import { useId } from 'react'
import { Drawing } from '#ui/dog/drawing.tsx'
import { bodyGradient, frontShapes, rearShapes } from '#ui/dog/long-dog.tsx'
import { bodyPath, lightOf, partBox, stripPath } from './body-path.ts'
import { BallAhead } from './top-drawings.tsx'

interface HalfLineProps {
  sizes: number[]
  isTail: boolean
  isHead: boolean
}

/** Half a year of him: he comes in on the left and leaves on the right, unless his tail or his nose is here. */
export function HalfLine({ sizes, isTail, isHead }: HalfLineProps) {
  const id = useId()
  const { path, width } = bodyPath(sizes)
  const light = lightOf(sizes)
  const [first, last] = [sizes[0]!, sizes.at(-1)!]
  const filled = (name: string, d: string) =>
    `${bodyGradient(name, ...light)}<path class="d-coat" d="${d}"/><path fill="url(#${name})" d="${d}"/>`
  const outside = (name: string, size: number) => (
    <Drawing
      className="half-out"
      viewBox="0 0 10 108"
      preserveAspectRatio="none"
      shapes={filled(id + name, stripPath(size))}
    />
  )
  return (
    <div className="half-line" aria-hidden="true">
      <div className="half-dog">
        {isTail ? <span className="half-out" /> : outside('l', first)}
        <div className="half-run">
          <div className="half-reach">
            {isTail && (
              <Drawing
                className="longdog-rear"
                viewBox={partBox(-380, 282, first)}
                shapes={rearShapes(`${id}t`)}
              />
            )}
            <Drawing
              className="half-body"
              viewBox={`0 0 ${width} 108`}
              preserveAspectRatio="none"
              shapes={filled(`${id}b`, path)}
            />
            {isHead && (
              <Drawing
                className="longdog-front"
                viewBox={partBox(38, 442, last)}
                shapes={frontShapes(`${id}h`)}
              />
            )}
          </div>
        </div>
        {isHead ? <span className="half-out" /> : outside('r', last)}
      </div>
      {isHead && <BallAhead className="half-ball" />}
    </div>
  )
}
