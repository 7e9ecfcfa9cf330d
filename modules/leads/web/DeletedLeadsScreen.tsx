import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useText } from '#kit/web/text.ts'
import { leadsEndpoints } from '../contract/leads.endpoints.ts'
import { leadsScreens } from '../contract/leads.screens.ts'
import { leadColumns } from './lead.columns.tsx'
import { filterReferences } from './references.ts'
import { useBulkRestore } from './use-lead-bulk.tsx'

const recordMenu = recordMenuOf(leadsEndpoints.readLead, () =>
  import('./use-lead-acts.tsx').then((m) => m.useLeadRowActs),
)

/** What was deleted, until it is gone for good. */
export function DeletedLeadsScreen() {
  const text = useText()
  const mayRestore = useMay('restore', 'Leads')
  const { bulkActions, dialog } = useBulkRestore()
  return (
    <>
      <ListScreen
        endpoint={leadsEndpoints.listLeads}
        fixed={{ state: 'deleted' }}
        columns={leadColumns}
        rowName={(row) => row.name}
        opens={({ id }) => ({ screen: leadsScreens.lead, params: { id } })}
        recordMenu={recordMenu}
        references={filterReferences}
        emptyWords={{ title: text('list.noneDeleted'), body: text('list.noneDeletedHint') }}
        {...(mayRestore && { bulkActions })}
      />
      {dialog}
    </>
  )
}
