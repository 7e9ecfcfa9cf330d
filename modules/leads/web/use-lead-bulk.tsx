import { IconArrowBackUp, IconArrowRight, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useBulk, type BulkAct } from '#kit/web/bulk/use-bulk.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { useText } from '#kit/web/text.ts'
import { leadBulkAsks, leadsEndpoints } from '../contract/leads.endpoints.ts'
import { useAssigneeOptions, useStatusOptions } from './references.ts'

const topics = ['leads']

/** What can be done with many leads: assign, move, delete. */
export function useLeadBulk() {
  const text = useText()
  const mayUpdate = useMay('update', 'Leads')
  const mayAssign = useMay('assign', 'Leads')
  const mayDelete = useMay('delete', 'Leads')
  const assign: BulkAct = {
    key: 'assign',
    label: text('bulk.assign.label'),
    icon: <IconUserPlus size={16} aria-hidden />,
    endpoint: leadsEndpoints.assignLeads,
    asks: leadBulkAsks.assign,
    options: { assigneeId: useAssigneeOptions },
    topics,
  }
  const move: BulkAct = {
    key: 'move',
    label: text('bulk.move.label'),
    icon: <IconArrowRight size={16} aria-hidden />,
    endpoint: leadsEndpoints.moveLeads,
    asks: leadBulkAsks.move,
    options: { statusId: useStatusOptions },
    topics,
  }
  const remove: BulkAct = {
    key: 'delete',
    label: text('bulk.delete.label'),
    icon: <IconTrash size={16} aria-hidden />,
    endpoint: leadsEndpoints.deleteLeads,
    danger: true,
    topics,
  }
  return useBulk([
    ...(mayAssign ? [assign] : []),
    ...(mayUpdate ? [move] : []),
    ...(mayDelete ? [remove] : []),
  ])
}

/** What was deleted comes back without a question; that can be taken back. */
export function useBulkRestore() {
  const text = useText()
  return useBulk([
    {
      key: 'restore',
      label: text('bulk.restore.label'),
      icon: <IconArrowBackUp size={16} aria-hidden />,
      endpoint: leadsEndpoints.restoreLeads,
      atOnce: true,
      matching: { state: 'deleted' },
      topics,
    },
  ])
}
