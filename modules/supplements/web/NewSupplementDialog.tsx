import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useCloseDialog, useGo } from '#kit/web/go.ts'
import { useText } from '#kit/web/text.ts'
import { supplementsScreens } from '../contract/supplements.screens.ts'
import { SupplementForm } from './pieces/SupplementForm.tsx'

/** Requests a supplement of whoever is chosen; from their record it is theirs. */
export function NewSupplementDialog() {
  const text = useText()
  const close = useCloseDialog()
  const go = useGo()
  return (
    <RecordDialog title={text('screens.newSupplement')} width={800}>
      <SupplementForm
        record={null}
        cancel={close}
        onSaved={({ id }) =>
          void go(supplementsScreens.supplement, { params: { id }, replace: true })
        }
      />
    </RecordDialog>
  )
}
