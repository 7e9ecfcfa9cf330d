import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { AnswersRow } from '../../contract/answers.endpoints.ts'
import classes from './answers.module.css'

export const answerColumns: readonly Column<AnswersRow>[] = [
  {
    key: 'reference',
    kind: 'reference',
    render: ({ record }) => <span className={classes.reference}>{record.reference}</span>,
  },
  { key: 'name', kind: 'name', render: ({ record }) => record.name },
  {
    key: 'submittedAt',
    kind: 'instant',
    render: (row) => <InstantText value={row.submittedAt} />,
    sortKey: 'submittedAt',
  },
  { key: 'number', kind: 'number', render: (row) => row.number },
  { key: 'copyNo', kind: 'number', render: (row) => row.copyNo, hiddenAtFirst: true },
  /** In an export the questions stand here. */
  { key: 'answers', render: (row) => <Match row={row} />, hideable: false },
]

/** Where the searched words stand; without a search, who answered. */
function Match({ row: { match, by } }: { row: AnswersRow }) {
  const text = useText()
  if (!match) return <span className="quiet">{text('answers.by', { name: by })}</span>
  return (
    <span className={classes.match}>
      <span className="quiet">{match.question}</span>
      <span>
        {match.before}
        <mark>{match.found}</mark>
        {match.after}
      </span>
    </span>
  )
}
