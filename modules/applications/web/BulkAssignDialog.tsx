import { useEffect } from 'react'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { AssignmentForm } from './AssignmentForm.tsx'
import { AssignmentResults } from './AssignmentResults.tsx'
import { useAssignment } from './use-assignment.ts'
import { settleAssignment } from './use-bulk-assign.ts'

/** Gives several applications to one person: a preview, then what became of each. */
export function BulkAssignDialog() {
  const text = useText()
  const { ids = '' } = useSearchParameters()
  const assignment = useAssignment(ids.split(',').filter(Boolean))
  const { results, rows, count } = assignment
  const wasAssigned = results?.some(({ problem }) => problem === null) ?? false
  useEffect(() => () => settleAssignment(wasAssigned), [wasAssigned])
  return (
    <RecordDialog title={text('dialogs.assign.title', { count })} width={650}>
      {count === 0 && <p>{text('dialogs.assign.none')}</p>}
      {count > 0 && results && <AssignmentResults assignment={assignment} results={results} />}
      {count > 0 && !results && <AssignmentForm assignment={assignment} rows={rows} />}
    </RecordDialog>
  )
}
