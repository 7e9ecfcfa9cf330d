import { Select, Textarea } from '@mantine/core'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { TypedDialog } from '#kit/web/dialog/TypedDialog.tsx'
import { useText } from '#kit/web/text.ts'
import { useAssigneeOptions } from '#modules/orders/web/pieces/references.ts'
import type { RestorePreview, SnapshotList, SnapshotRow } from '../contract/snapshots.endpoints.ts'
import { RestoreEffects } from './RestoreEffects.tsx'
import { useRestore, type Restoring } from './use-restore.ts'

export interface RestoreProps {
  order: SnapshotList['order']
  snapshot: SnapshotRow
  close: () => void
}

/** What restoring a snapshot would do, and the question whether it is meant. */
export function RestoreDialog(props: RestoreProps) {
  const text = useText()
  const restoring = useRestore(props)
  const { preview, error } = restoring
  return (
    <TypedDialog
      close={props.close}
      title={text('restoreSnapshot.sure')}
      width={900}
      isDirty={restoring.reason !== ''}
    >
      <DialogForm
        submit={restoring.restore}
        verb={text('restoreSnapshot.verb')}
        isBusy={restoring.isBusy}
        disabled={!restoring.isPossible}
        isGrave
        intro={text('restoreSnapshot.body')}
        failure={error}
      >
        {preview ? (
          <RestoreEffects preview={preview} />
        ) : (
          !error && (
            <p className="quiet" role="status">
              {text('restoreSnapshot.working')}
            </p>
          )
        )}
        {preview && <Inputs restoring={restoring} preview={preview} />}
      </DialogForm>
    </TypedDialog>
  )
}

function Inputs({ restoring, preview }: { restoring: Restoring; preview: RestorePreview }) {
  const text = useText()
  const { reason, setReason, assigneeId, setAssigneeId } = restoring
  const options = useAssigneeOptions('', assigneeId)
  return (
    <>
      {(preview.needsAssignee || assigneeId) && (
        <Select
          label={text('restoreSnapshot.assignee', { name: restoring.formerAssignee })}
          data={[...options]}
          value={assigneeId}
          onChange={setAssigneeId}
          searchable
          required
        />
      )}
      <Textarea
        label={text('restoreSnapshot.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        autosize
        minRows={2}
        maxLength={400}
      />
    </>
  )
}
