import { BulkDialog } from '#kit/web/bulk/BulkDialog.tsx'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'
import { isOpen, type SubmittedSheet } from '../contract/submitted-sheet.ts'

interface WithdrawProps {
  sheet: SubmittedSheet
  close: () => void
}

/** Tells how many are taken back and how many stay, then of each that stays why. */
export function WithdrawDialog({ sheet, close }: WithdrawProps) {
  const rows = sheet.applications.filter(({ status }) => status !== 'withdrawn')
  const open = rows.filter(({ status }) => isOpen(status)).length
  return (
    <BulkDialog
      input={{
        key: 'withdrawAll',
        endpoint: participantSheetsEndpoints.withdrawSheet,
        asks: applicationStatus.transitions.withdraw.asks,
        topics: ['applications'],
        danger: true,
        values: { open, decided: rows.length - open },
      }}
      selected={{ all: false, ids: rows.map(({ id }) => id), count: rows.length }}
      close={close}
    />
  )
}
