import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { useAnswer } from '../api-query.ts'
import { InstantText } from '../show/DateText.tsx'
import { FieldValue } from '../show/FieldValue.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText, useText } from '../text.ts'
import { useRecordAround } from './record-context.ts'
import classes from './record.module.css'

/** What happened to the record, newest first; an act's words are `history.{action}`. */
export function History({ endpoint, id }: { endpoint: Endpoint; id: string }) {
  const text = useKitText()
  const answer = useAnswer(endpoint, { params: { id } } as never)
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  const entries = (answer.data as { data: HistoryEntry[] } | undefined)?.data
  if (entries?.length === 0) return <p className="quiet">{text('record.historyEmpty')}</p>
  return (
    <ol className={classes.history}>
      {entries?.map((entry) => (
        <HistoryItem key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const text = useKitText()
  const words = useText()
  const key = `history.${entry.action}`
  const what = words.has(key) ? words(key) : entry.action
  return (
    <li>
      <p className={classes.what}>{text('states.by', { what, who: entry.actorName })}</p>
      <p className={classes.when}>
        <InstantText value={entry.at} />
      </p>
      {entry.reason && <p className={classes.why}>{entry.reason}</p>}
      <Changes changes={entry.changes} />
    </li>
  )
}

function Changes({ changes }: { changes: HistoryEntry['changes'] }) {
  const { entity } = useRecordAround()
  const words = useText()
  const known = Object.entries(changes).flatMap(([name, pair]) => {
    const field = entity.fields[name]
    return field && field.kind !== 'structure' ? [{ name, field, pair }] : []
  })
  if (known.length === 0) return null
  return (
    <dl className={classes.changes}>
      {known.map(({ name, field, pair }) => (
        <div key={name}>
          <dt>{words(`fields.${name}`)}</dt>
          <dd>
            <del>
              <FieldValue name={name} field={field} value={pair[0]} />
            </del>
            <span aria-hidden> → </span>
            <ins>
              <FieldValue name={name} field={field} value={pair[1]} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
