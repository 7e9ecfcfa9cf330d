import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { ParticipantFiles } from '#modules/participant-files/web/pieces/ParticipantFiles.tsx'

/** Every file about a participant, over the record. */
export function DownloadsDialog() {
  const text = useText()
  const { id = '' } = useScreenParams()
  return (
    <RecordDialog title={text('screens.viewDownloads')} width={800}>
      {id && <ParticipantFiles id={id} />}
    </RecordDialog>
  )
}
