import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
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
    <Dialog close={props.close} title={text('restoreSnapshot.sure')} width={900}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void restoring.restore()
        }}
      >
        <Stack>
          <Text>{text('restoreSnapshot.body')}</Text>
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
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <Buttons restoring={restoring} close={props.close} />
        </Stack>
      </form>
    </Dialog>
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

function Buttons({ restoring, close }: { restoring: Restoring; close: () => void }) {
  const text = useText()
  const kit = useKitText()
  return (
    <Group justify="flex-end">
      <Button variant="default" data-autofocus onClick={close}>
        {kit('actions.cancel')}
      </Button>
      <Button type="submit" disabled={!restoring.isPossible} loading={restoring.isBusy}>
        {text('restoreSnapshot.verb')}
      </Button>
    </Group>
  )
}
