import { Fragment } from 'react'
import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type {
  ComparedAnswer,
  ComparedSide,
  ResponseFacts,
} from '../../../contract/answers.endpoints.ts'
import { Answer } from './Answer.tsx'

interface Shown {
  title: string
  facts: readonly [ResponseFacts, ResponseFacts]
  rows: readonly ComparedAnswer[]
}

/** Two copies question by question; of a group entry by entry. */
export function ComparedAnswers({ title, facts, rows }: Shown) {
  const text = useText('forms')
  const versions = facts.map(({ id, copyNo, number, submittedAt }) => ({
    key: id,
    name: `${text('answers.copy', { number: copyNo })}, ${text('answers.version', { number })}`,
    at: submittedAt,
  }))
  const of = { before: facts[0].id, after: facts[1].id }
  return (
    <ComparedTable title={title} of={text('answers.question')} versions={versions}>
      {rows.map((row) =>
        row.entries ? (
          <Entries key={row.id} row={row} of={of} />
        ) : (
          <Pair key={row.id} row={row} of={of} label={wording(row)} />
        ),
      )}
    </ComparedTable>
  )
}

type Row = Pick<ComparedAnswer, 'before' | 'after' | 'differs'>

interface PairShown {
  row: Row
  /** The responses that are compared. */
  of: { before: string; after: string }
  label: string
  /** The copy that does not have this entry. */
  lacking?: 'before' | 'after' | undefined
}

const Pair = ({ row: { before, after, differs }, of, label, lacking }: PairShown) => (
  <ComparedRow label={label} differs={differs}>
    <td>{lacking !== 'before' && <Answer of={of.before} {...before} />}</td>
    <td>{lacking !== 'after' && <Answer of={of.after} {...after} />}</td>
  </ComparedRow>
)

function Entries({ row, of }: { row: ComparedAnswer; of: PairShown['of'] }) {
  const text = useText('forms')
  const kit = useKitText()
  const changes = {
    added: text('answers.added'),
    removed: text('answers.removed'),
    changed: text('answers.changed'),
  }
  const label = wording(row)
  return (row.entries ?? []).map(({ item, change, rows }, at) => (
    <Fragment key={item}>
      {change !== 'same' && (
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {kit('recordPane.labelled', {
              label: `${label} ${at + 1}`,
              value: changes[change],
            })}
          </th>
        </tr>
      )}
      {rows.map((each) => (
        <Pair
          key={each.id}
          row={each}
          of={of}
          label={`${label} ${at + 1} – ${wording(each)}`}
          lacking={lackedBy[change]}
        />
      ))}
    </Fragment>
  ))
}

const lackedBy = { added: 'before', removed: 'after', changed: undefined, same: undefined } as const

/** As the later version asks, else as the earlier one did. */
const wording = ({ before, after }: { before: ComparedSide; after: ComparedSide }) =>
  (after.question ?? before.question)?.label ?? ''
