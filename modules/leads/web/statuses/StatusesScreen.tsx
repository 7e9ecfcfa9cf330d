import { Button } from '@mantine/core'
import { IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer, useChange, type Loaded } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import classes from '#kit/web/order/order.module.css'
import { OrderedList } from '#kit/web/order/OrderedList.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import {
  leadStatusesEndpoints,
  type LeadStatusRecord,
} from '../../contract/lead-statuses.endpoints.ts'
import { DeleteStatusDialog } from './DeleteStatusDialog.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'
import { StatusRow } from './StatusRow.tsx'

export type Open = { act: 'add' } | { act: 'edit' | 'delete'; status: LeadStatusRecord }

/** The columns of the pipeline, in the order in which board and forms show them. */
export function StatusesScreen() {
  const text = useText()
  const mayConfigure = useMay('configure', 'Settings Statuses')
  const answer = useAnswer(leadStatusesEndpoints.listLeadStatuses, {})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = mayConfigure && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ act: 'add' })}
    >
      {text('statusActions.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={text('screens.settingsStatuses')} actions={add} />
      <p className={classes.intro}>{text('statuses.intro')}</p>
      <section className={`surface ${classes.panel}`} aria-label={text('order.label')}>
        <Statuses answer={answer} mayConfigure={mayConfigure} open={setOpen} />
      </section>
      {open?.act === 'add' && <StatusDialog status={null} close={close} />}
      {open?.act === 'edit' && <StatusDialog status={open.status} close={close} />}
      {open?.act === 'delete' && (
        <DeleteStatusDialog status={open.status} statuses={answer.data?.data ?? []} close={close} />
      )}
    </>
  )
}

function Statuses(props: {
  answer: Loaded<{ data: LeadStatusRecord[] }>
  mayConfigure: boolean
  open: (open: Open) => void
}) {
  const text = useText()
  const { answer, mayConfigure, open } = props
  const place = useChange(leadStatusesEndpoints.placeLeadStatus, shownElsewhere)
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingPart height={240} />
  if (answer.data.data.length === 0)
    return (
      <EmptyState
        mark={<IconTargetArrow size={28} stroke={1.5} />}
        title={text('statuses.empty')}
        body={text('statuses.emptyHint')}
      />
    )
  return (
    <OrderedList
      items={answer.data.data}
      mayMove={mayConfigure}
      place={(id, to) => place.mutateAsync({ params: { id }, body: { place: to } })}
      row={(status, placed) => <StatusRow key={status.id} {...{ status, placed, open }} />}
    />
  )
}
