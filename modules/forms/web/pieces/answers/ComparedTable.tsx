import { Fragment } from 'react'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type {
  ComparedAnswer,
  ComparedSide,
  ResponseFacts,
} from '../../../contract/answers.endpoints.ts'
import { Answer } from './Answer.tsx'
import classes from './compared.module.css'

interface Shown {
  title: string
  facts: readonly [ResponseFacts, ResponseFacts]
  rows: readonly ComparedAnswer[]
}

/** Two copies question by question; of a group entry by entry. */
export function ComparedTable({ title, facts, rows }: Shown) {
  const text = useText('forms')
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.scroll} tabIndex={0} aria-label={title}>
      <table className={classes.compared}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('answers.question')}</th>
            {facts.map(({ id, copyNo, number, submittedAt }) => (
              <th key={id} scope="col">
                {text('answers.copy', { number: copyNo })}, {text('answers.version', { number })}
                <span className={classes.moment}>
                  <InstantText value={submittedAt} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.entries ? <Entries key={row.id} row={row} /> : <Pair key={row.id} row={row} />,
          )}
        </tbody>
      </table>
    </section>
  )
}

type Row = Pick<ComparedAnswer, 'before' | 'after' | 'differs'>

interface PairShown {
  row: Row
  of?: string
  /** The copy that does not have this entry. */
  lacking?: 'before' | 'after' | undefined
}

function Pair({ row: { before, after, differs }, of, lacking }: PairShown) {
  const text = useText('forms')
  const label = wording({ before, after })
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {of ? `${of} – ${label}` : label}
        {differs && <span className={classes.changed}>{text('answers.changed')}</span>}
      </th>
      <td>{lacking !== 'before' && <Answer {...before} />}</td>
      <td>{lacking !== 'after' && <Answer {...after} />}</td>
    </tr>
  )
}

function Entries({ row: { before, after, entries = [] } }: { row: ComparedAnswer }) {
  const text = useText('forms')
  const changes = {
    added: text('answers.added'),
    removed: text('answers.removed'),
    changed: text('answers.changed'),
  }
  const label = wording({ before, after })
  return entries.map(({ item, change, rows }, at) => (
    <Fragment key={item}>
      {change !== 'same' && (
        <tr className={classes.entry}>
          <th scope="rowgroup" colSpan={3}>
            {`${label} ${at + 1}: ${changes[change]}`}
          </th>
        </tr>
      )}
      {rows.map((each) => (
        <Pair key={each.id} row={each} of={`${label} ${at + 1}`} lacking={lackedBy[change]} />
      ))}
    </Fragment>
  ))
}

const lackedBy = { added: 'before', removed: 'after', changed: undefined, same: undefined } as const

/** As the later version asks, else as the earlier one did. */
const wording = ({ before, after }: { before: ComparedSide; after: ComparedSide }) =>
  (after.question ?? before.question)?.label ?? ''
