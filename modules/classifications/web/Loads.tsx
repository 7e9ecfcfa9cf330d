import { useRecord } from '#kit/web/api-query.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { classificationsEndpoints, type SchemeLoad } from '../contract/classifications.endpoints.ts'
import classes from './loads.module.css'

/** How much of each classification there is, who loaded it last, and what is left to load. */
export function Loads() {
  const text = useText()
  const { data } = useRecord(classificationsEndpoints.listClassificationLoads, {})
  if (!data) return null
  const isNew = data.data.some(({ loadedAt }) => loadedAt === null)
  return (
    <div className={classes.loads}>
      {data.data.map((load) => (
        <Load key={load.scheme} load={load} />
      ))}
      {isNew && <p className="quiet">{text('loads.hint')}</p>}
    </div>
  )
}

function Load({ load }: { load: SchemeLoad }) {
  const text = useText()
  const { scheme, count, loadedAt, loadedBy, oneLanguage } = load
  const finest = text(`loads.finest.${scheme}`, { count: load.finest })
  return (
    <p>
      <strong>{text(`choices.scheme.${scheme}`)}</strong> {text('loads.of', { finest, count })}{' '}
      {loadedAt ? (
        <span className="quiet">
          {text('loads.loaded', { name: loadedBy ?? '' })} <InstantText value={loadedAt} />
        </span>
      ) : (
        <span className="quiet">{text('loads.shipped')}</span>
      )}
      {oneLanguage > 0 && (
        <span className={classes.left}>{text('loads.oneLanguage', { count: oneLanguage })}</span>
      )}
    </p>
  )
}
