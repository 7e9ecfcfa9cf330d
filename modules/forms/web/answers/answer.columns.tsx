import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { AnswersRow } from '../../contract/answers.endpoints.ts'
import classes from './answers.module.css'

export const answerColumns: readonly Column<AnswersRow>[] = [
  {
    key: 'reference',
    render: ({ record }) => <span className={classes.reference}>{record.reference}</span>,
    width: '10rem',
  },
  { key: 'name', render: ({ record }) => record.name },
  {
    key: 'submittedAt',
    render: (row) => <InstantText value={row.submittedAt} />,
    sortKey: 'submittedAt',
  },
  { key: 'number', render: (row) => row.number, align: 'end' },
  { key: 'copyNo', render: (row) => row.copyNo, align: 'end', hiddenAtFirst: true },
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
