import { IconHistory } from '@tabler/icons-react'
import type { Field } from '#kit/contract/fields.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { isSameValue } from '#kit/contract/same-value.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import { useFold } from '../show/use-fold.ts'
import { ModuleName, useKitText, useText } from '../text.ts'
import { useRecordAround } from './record-context.ts'
import classes from './timeline.module.css'
import { TimelineRow } from './TimelineRow.tsx'

/**
 * A change that is no field of the entity: what it is called, how its values are shown, and by the words
 * `of` which module where they are not the record's own.
 */
export type DescribeChange = (
  name: string,
) => { name: string; label: string; field: Field; of?: string } | null

interface LineProps {
  entry: HistoryEntry
  describe: DescribeChange | undefined
}

/** So few changes are told at once; more are folded into their number. */
const toldAtOnce = 1

/** One thing that happened; the words of `documents.signed` are `history.signed`. */
export function HistoryLine({ entry, describe }: LineProps) {
  const text = useKitText()
  const words = useText()
  const changes = useChanges(entry, describe)
  const fold = useFold()
  const key = `history.${entry.action.split('.').at(-1)}`
  const what = words.has(key) ? words(key) : entry.action
  const why = `historyReasons.${entry.reason}`
  const actors: Record<string, string> = {
    Visitor: text('record.visitor'),
    System: text('record.system'),
  }
  const who = (entry.actorId === null && actors[entry.actorName]) || entry.actorName
  const isFolded = changes.length > toldAtOnce || (changes.length > 0 && entry.reason !== null)
  return (
    <TimelineRow icon={<IconHistory size={16} aria-hidden />} at={entry.at}>
      <span>{text('states.by', { what, who })}</span>
      {isFolded && (
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={fold.isOpen}
          onClick={() => fold.set(!fold.isOpen)}
        >
          {text('recordPane.changedFields', { count: changes.length })}
        </button>
      )}
      {entry.reason && (
        <span className={classes.why}>{words.has(why) ? words(why) : entry.reason}</span>
      )}
      {(!isFolded || fold.isOpen) && <Changes changes={changes} />}
    </TimelineRow>
  )
}

/** What a record began with is told by the record itself. */
const isBeginning = ({ changes }: HistoryEntry) =>
  Object.keys(changes).length > 5 && Object.values(changes).every(([before]) => before === null)

interface Change {
  key: string
  name: string
  label: string
  field: Field
  of?: string
  pair: [unknown, unknown]
}

function useChanges(entry: HistoryEntry, describe: DescribeChange | undefined): Change[] {
  const { entity } = useRecordAround()
  const words = useText()
  if (isBeginning(entry)) return []
  return Object.entries(entry.changes).flatMap(([name, pair]) => {
    const described = describe?.(name)
    const field = described?.field ?? entity.fields[name]
    // A step may lead back to where it began, as a reminder does.
    if (!field || isSameValue(field, ...pair)) return []
    if (described) return [{ ...described, key: name, pair }]
    if (field.kind === 'structure') return []
    return [{ key: name, name, label: words(`fields.${name}`), field, pair }]
  })
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <dl className={classes.changes} data-many={changes.length > toldAtOnce || undefined}>
      {changes.map((change) => (
        <div key={change.key}>
          <dt>{change.label}</dt>
          {change.of ? (
            <ModuleName value={change.of}>
              <Pair {...change} />
            </ModuleName>
          ) : (
            <Pair {...change} />
          )}
        </div>
      ))}
    </dl>
  )
}

function Pair({ name, field, pair }: Change) {
  return (
    <dd>
      {pair[0] !== null && (
        <>
          <del>
            <FieldValue name={name} field={field} value={pair[0]} />
          </del>
          <span aria-hidden> → </span>
        </>
      )}
      <ins>
        <FieldValue name={name} field={field} value={pair[1]} />
      </ins>
    </dd>
  )
}
