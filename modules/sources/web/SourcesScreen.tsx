import { Button } from '@mantine/core'
import { IconPlus, IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import classes from '#kit/web/order/order.module.css'
import { OrderedList } from '#kit/web/order/OrderedList.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { sourcesEndpoints, type SourceRecord } from '../contract/sources.endpoints.ts'
import { DeleteSourceDialog } from './DeleteSourceDialog.tsx'
import { SourceDialog } from './SourceDialog.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'
import { SourceRow } from './SourceRow.tsx'

export type Open = { act: 'add' } | { act: 'edit' | 'delete'; source: SourceRecord }

/** Where shareholders come from, in the order in which forms and filters offer it. */
export function SourcesScreen() {
  const text = useText()
  const mayConfigure = useMay('configure', 'Settings Sources')
  const answer = useAnswer(sourcesEndpoints.listSources, {})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = mayConfigure && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ act: 'add' })}
    >
      {text('actions.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={text('screens.settingsSources')} actions={add} />
      <p className={classes.intro}>{text('intro')}</p>
      <section className={`surface ${classes.panel}`} aria-label={text('order.label')}>
        <Sources answer={answer} mayConfigure={mayConfigure} open={setOpen} />
      </section>
      {open?.act === 'add' && <SourceDialog source={null} close={close} />}
      {open?.act === 'edit' && <SourceDialog source={open.source} close={close} />}
      {open?.act === 'delete' && (
        <DeleteSourceDialog source={open.source} sources={answer.data?.data ?? []} close={close} />
      )}
    </>
  )
}

function Sources(props: {
  answer: { data: { data: SourceRecord[] } | undefined; error: unknown; refetch: () => unknown }
  mayConfigure: boolean
  open: (open: Open) => void
}) {
  const text = useText()
  const { answer, mayConfigure, open } = props
  const place = useChange(sourcesEndpoints.placeSource, shownElsewhere)
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingPart height={240} />
  if (answer.data.data.length === 0)
    return (
      <EmptyState
        mark={<IconRoute size={28} stroke={1.5} />}
        title={text('empty')}
        body={text('emptyHint')}
      />
    )
  return (
    <OrderedList
      items={answer.data.data}
      mayMove={mayConfigure}
      place={(id, to) => place.mutateAsync({ params: { id }, body: { place: to } })}
      row={(source, placed) => <SourceRow key={source.id} {...{ source, placed, open }} />}
    />
  )
}
