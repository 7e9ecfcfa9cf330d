import { NotGiven } from '#kit/web/show/NotGiven.tsx'
import { useText } from '#kit/web/text.ts'
import type { AuditChange } from '../contract/audit-entry.ts'
import classes from './audit.module.css'

/** What was changed from what to what; of what may be about people, that it was changed. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const text = useText()
  return (
    <>
      <dl className={classes.changes}>
        {changes.map((change) => (
          <div key={change.field}>
            <dt>{change.field}</dt>
            <dd>
              {change.isTold ? (
                <Pair {...change} />
              ) : (
                <span className="quiet">{text('changed')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {changes.some(({ isTold }) => !isTold) && <p className="quiet">{text('toldByRecord')}</p>}
    </>
  )
}

function Pair({ before, after }: AuditChange) {
  return (
    <>
      {before !== null && (
        <>
          <del>{before}</del>
          <span aria-hidden> → </span>
        </>
      )}
      {after === null ? <NotGiven /> : <ins>{after}</ins>}
    </>
  )
}
