import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Field } from '#kit/contract/fields.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { useAnswer } from '../api-query.ts'
import { InstantText } from '../show/DateText.tsx'
import { FieldValue } from '../show/FieldValue.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText, useText } from '../text.ts'
import { useRecordAround } from './record-context.ts'
import classes from './record.module.css'

/** A change that is no field of the entity: what it is called, and how its values are shown. */
export type DescribeChange = (name: string) => { name: string; label: string; field: Field } | null

interface HistoryProps {
  endpoint: Endpoint
  id: string
  describe?: DescribeChange
}

/** What happened to the record, newest first; the words of `documents.signed` are `history.signed`. */
export function History({ endpoint, id, describe }: HistoryProps) {
  const text = useKitText()
  const answer = useAnswer(endpoint, { params: { id } })
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  const entries = (answer.data as { data: HistoryEntry[] } | undefined)?.data
  if (entries?.length === 0) return <p className="quiet">{text('record.historyEmpty')}</p>
  return (
    <ol className={classes.history}>
      {entries?.map((entry) => (
        <HistoryItem key={entry.id} entry={entry} describe={describe} />
      ))}
    </ol>
  )
}

interface ItemProps {
  entry: HistoryEntry
  describe: DescribeChange | undefined
}

function HistoryItem({ entry, describe }: ItemProps) {
  const text = useKitText()
  const words = useText()
  const key = `history.${entry.action.split('.').at(-1)}`
  const what = words.has(key) ? words(key) : entry.action
  const why = `historyReasons.${entry.reason}`
  const actors: Record<string, string> = {
    Visitor: text('record.visitor'),
    System: text('record.system'),
  }
  const who = (entry.actorId === null && actors[entry.actorName]) || entry.actorName
  return (
    <li>
      <p className={classes.what}>{text('states.by', { what, who })}</p>
      <p className={classes.when}>
        <InstantText value={entry.at} />
      </p>
      {entry.reason && <p className={classes.why}>{words.has(why) ? words(why) : entry.reason}</p>}
      {!isBeginning(entry) && <Changes changes={entry.changes} describe={describe} />}
    </li>
  )
}

/** What a record began with is told by the record itself. */
const isBeginning = ({ changes }: HistoryEntry) =>
  Object.keys(changes).length > 5 && Object.values(changes).every(([before]) => before === null)

function Changes(props: Pick<HistoryEntry, 'changes'> & Pick<ItemProps, 'describe'>) {
  const { entity } = useRecordAround()
  const words = useText()
  const known = Object.entries(props.changes).flatMap(([name, pair]) => {
    const described = props.describe?.(name)
    if (described) return [{ ...described, key: name, pair }]
    const field = entity.fields[name]
    if (!field || field.kind === 'structure') return []
    return [{ key: name, name, label: words(`fields.${name}`), field, pair }]
  })
  if (known.length === 0) return null
  return (
    <dl className={classes.changes}>
      {known.map(({ key, name, label, field, pair }) => (
        <div key={key}>
          <dt>{label}</dt>
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
