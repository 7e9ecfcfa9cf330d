import { lazy, Suspense, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import { queries } from '#kit/web/queries.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { conversionsEndpoints } from '../contract/conversions.endpoints.ts'
import { leadsEndpoints, type LeadRecord } from '../contract/leads.endpoints.ts'
import { leadsScreens } from '../contract/leads.screens.ts'
import { useTakenAway } from './use-taken-away.ts'

const EditLeadPanel = lazy(() =>
  import('./LeadPanel.tsx').then((m) => ({ default: m.EditLeadPanel })),
)
const MoveLeadDialog = lazy(() =>
  import('./MoveLeadDialog.tsx').then((m) => ({ default: m.MoveLeadDialog })),
)

/** What a lead offers, in the menu of its row and on its screen. */
export function useLeadActs(lead: LeadRecord): RecordActs {
  return useActs(lead, false)
}

/** The same where no record is read beside the panel. */
export function useLeadRowActs(lead: LeadRecord): RecordActs {
  return useActs(lead, true)
}

function useActs(lead: LeadRecord, isAlone: boolean): RecordActs {
  const text = useText()
  const go = useGo()
  const person = usePerson()
  const takenAway = useTakenAway()
  const [open, setOpen] = useState<'edit' | 'move' | null>(null)
  const close = () => setOpen(null)
  const { id, name, version, can } = lead
  const take = async () => {
    const body = { assigneeId: person?.uuid ?? null }
    await callApi(leadsEndpoints.editLead, { params: { id }, body, version })
    toast.success(text('toast.taken'))
    void refreshTopics(queries, ['leads', 'records'])
  }
  const remove = async () => {
    const confirmed = await confirmAct({
      title: text('delete.title', { name }),
      body: text('delete.body'),
      verb: text('delete.verb'),
      danger: true,
    })
    if (!confirmed) return
    await callApi(leadsEndpoints.deleteLead, { params: { id }, version })
    takenAway(lead)
    if (!isAlone) void go(leadsScreens.leads)
  }
  const restore = async () => {
    await callApi(leadsEndpoints.restoreLead, { params: { id }, version })
    toast.success(text('toast.restored'))
    void refreshTopics(queries, ['leads', 'records'])
  }
  const undo = async () => {
    const confirmed = await confirmAct({
      title: text('undo.title', { name }),
      body: text(lead.isJoined ? 'undo.joined' : 'undo.made'),
      verb: text('undo.verb'),
      cancel: text('undo.cancel'),
      danger: !lead.isJoined,
    })
    if (!confirmed) return
    const after = await callApi(conversionsEndpoints.undoConversion, { params: { id }, version })
    expectChange(after)
    toast.success(text('toast.undone', { name }))
    void refreshTopics(queries, ['leads', 'records', 'shareholders'])
  }
  const convert: MoreAct = {
    key: 'convert',
    label: text('actions.convert'),
    can: can['convert'],
    act: () => go(leadsScreens.convertLead, { params: { id } }),
  }
  const isWon = lead.status.kind === 'won'
  const acts: MoreAct[] = [
    ...(isWon ? [convert] : []),
    {
      key: 'open',
      label: text('actions.open'),
      can: true,
      act: () => go(leadsScreens.lead, { params: { id } }),
    },
    { key: 'move', label: text('actions.move'), can: can['move'], act: () => setOpen('move') },
    { key: 'edit', label: text('actions.edit'), can: can['edit'], act: () => setOpen('edit') },
    ...(isWon ? [] : [convert]),
    {
      key: 'undoConversion',
      label: text('actions.undoConversion'),
      can: can['undoConversion'],
      act: undo,
      danger: !lead.isJoined,
      isRare: true,
    },
    { key: 'take', label: text('actions.take'), can: can['take'], act: take, isRare: true },
    { key: 'restore', label: text('actions.restore'), can: can['restore'], act: restore },
    {
      key: 'delete',
      label: text('actions.delete'),
      can: can['delete'],
      act: remove,
      danger: true,
      isRare: true,
    },
  ]
  const dialog = open && (
    <Suspense>
      {open === 'edit' && <EditLeadPanel id={id} close={close} isAlone={isAlone} />}
      {open === 'move' && (
        <MoveLeadDialog
          lead={lead}
          close={close}
          onMoved={() => toast.success(text('toast.moved'))}
        />
      )}
    </Suspense>
  )
  return { acts, dialog }
}
