import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useText } from '#kit/web/text.ts'
import { auditEndpoints } from '../contract/audit.endpoints.ts'
import { auditScreens } from '../contract/audit.screens.ts'
import { asSentence } from './as-sentence.ts'
import { auditColumns } from './audit.columns.tsx'
import { useLinkedPerson, useLinkedRecord } from './linked-filters.ts'
import { Seal } from './Seal.tsx'

const references = { actorId: useLinkedPerson, recordId: useLinkedRecord }

/** What was done, by whom and when; to people what was done with their own data. */
export function AuditLogScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Audit Log')
  return (
    <ListScreen
      endpoint={auditEndpoints.listAuditEntries}
      {...(mayExport && { exportEndpoint: auditEndpoints.exportAuditEntries })}
      columns={auditColumns}
      rowName={(row) => text('entryOf', asSentence(row))}
      opens={({ id }) => ({ screen: auditScreens.auditEntry, params: { id } })}
      references={references}
      above={<Seal />}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
