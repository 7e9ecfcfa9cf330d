import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { useAnswer } from '../api-query.ts'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import { HistoryLine, type DescribeChange } from './HistoryLine.tsx'
import classes from './timeline.module.css'

export interface HistoryProps {
  endpoint: Endpoint
  id: string
  describe?: DescribeChange
}

/** What happened to a record that no notes hang on, newest first. */
export function HistoryList({ endpoint, id, describe }: HistoryProps) {
  const text = useKitText()
  const answer = useAnswer(endpoint, { params: { id } })
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  const entries = (answer.data as { data: HistoryEntry[] } | undefined)?.data
  if (entries?.length === 0) return <p className="quiet">{text('record.historyEmpty')}</p>
  return (
    <ol className={classes.timeline}>
      {entries?.map((entry) => (
        <HistoryLine key={entry.id} entry={entry} describe={describe} />
      ))}
    </ol>
  )
}
