import { aboutTexts } from '#texts/site/dog.ts'
import { WeightTable } from '#ui/dog/weight-table.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'

/** Drawn by the server, where the owner shows it. */
export function WeightCurve() {
  const { data: curve } = useQuery(useSiteQueries().weightCurve())
  if (!curve?.drawing) return null
  return (
    <section className="about-weight" aria-labelledby="weight-title">
      <h3 id="weight-title">{aboutTexts.weightCurve}</h3>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <div dangerouslySetInnerHTML={{ __html: curve.drawing }} />
      <WeightTable rows={curve.weights} />
    </section>
  )
}
