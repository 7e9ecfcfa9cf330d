import { useMemo } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { isPast } from '#kit/web/show/DueDay.tsx'
import { useText } from '#kit/web/text.ts'
import { useOwnColumns } from '#modules/custom-fields/web/pieces/own-columns.tsx'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { leadsEndpoints, type LeadRow } from '../contract/leads.endpoints.ts'
import { leadsScreens } from '../contract/leads.screens.ts'
import { leadColumns } from './lead.columns.tsx'
import { AddButton } from './LeadsScreen.tsx'
import { filterReferences } from './references.ts'
import type { ShownLeads } from './shown-leads.ts'
import { totalsOf } from './totals.tsx'
import { useLeadBulk } from './use-lead-bulk.tsx'

const recordMenu = recordMenuOf(leadsEndpoints.readLead, () =>
  import('./use-lead-acts.tsx').then((m) => m.useLeadRowActs),
)

const peek = peekOf(leadsEndpoints.readLead, () => import('./LeadPeek.tsx').then((m) => m.LeadPeek))

const isLate = ({ status, nextStepOn }: LeadRow) =>
  status.kind === 'open' && nextStepOn !== null && isPast(nextStepOn)

/** Leads as a list. */
export const LeadList = (props: ShownLeads) => (
  <WithOwnFields of="lead">{(own) => <List {...props} own={own} />}</WithOwnFields>
)

function List({ actions, above, add, own }: ShownLeads & { own: readonly OwnField[] }) {
  const ofOwn = useOwnColumns<LeadRow>(own)
  const columns = useMemo(() => [...leadColumns, ...ofOwn], [ofOwn])
  const text = useText()
  const mayExport = useMay('export', 'Leads')
  const { bulkActions, dialog } = useLeadBulk()
  return (
    <>
      <ListScreen
        endpoint={leadsEndpoints.listLeads}
        columns={columns}
        own={own}
        rowName={(row) => row.name}
        rowMark={(row) => (isLate(row) ? 'late' : null)}
        opens={({ id }) => ({ screen: leadsScreens.lead, params: { id } })}
        recordMenu={recordMenu}
        peek={peek}
        references={filterReferences}
        totals={{ endpoint: leadsEndpoints.totalLeads, lines: totalsOf(text) }}
        {...(mayExport && { exportEndpoint: leadsEndpoints.exportLeads })}
        {...(bulkActions.length > 0 && { bulkActions })}
        actions={actions}
        above={above}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
        {...(add && { emptyAction: <AddButton add={add} /> })}
      />
      {dialog}
    </>
  )
}
