import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { ParticipantSupplements } from '#modules/supplements/web/pieces/ParticipantSupplements.tsx'

/** The supplements of a participant over the record: their list, and one of them that is entered or changed. */
export function SupplementsDialog() {
  const text = useText()
  const { id = '', supplement } = useScreenParams()
  return (
    <RecordDialog title={text('screens.editSupplement')} width={800}>
      {id && <ParticipantSupplements participantId={id} open={supplement} />}
    </RecordDialog>
  )
}
