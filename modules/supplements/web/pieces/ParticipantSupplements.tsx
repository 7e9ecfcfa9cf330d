import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { supplementsEndpoints } from '../../contract/supplements.endpoints.ts'
import { SupplementForm } from './SupplementForm.tsx'
import { SupplementLines } from './SupplementLines.tsx'
import { useOffers } from './use-offers.ts'
import { useSupplements } from './use-supplements.ts'

interface Props {
  participantId: string
  /** Of which the form is open at first: `new`, or the id of one. */
  open: string | undefined
}

/** The supplements of a participant, and the form of one of them or of a new one in their place. */
export function ParticipantSupplements(props: Props) {
  return (
    <ModuleName value="supplements">
      <Content {...props} />
    </ModuleName>
  )
}

function Content({ participantId, open: first }: Props) {
  const [open, setOpen] = useState(first)
  const close = () => setOpen(undefined)
  if (open === 'new') return <NewOne participantId={participantId} close={close} />
  if (open) return <Change participantId={participantId} id={open} close={close} />
  return <All participantId={participantId} setOpen={setOpen} />
}

function All({
  participantId,
  setOpen,
}: Pick<Props, 'participantId'> & { setOpen: (id: string) => void }) {
  const text = useText()
  const mayRequest = useMay('create', 'Supplements')
  const { data, error, refetch } = useSupplements(participantId)
  if (!data) return <Waiting error={error} retry={() => void refetch()} />
  return (
    <>
      {data.data.length === 0 && <p className="quiet">{text('section.empty')}</p>}
      <SupplementLines
        rows={data.data}
        act={({ id, status, reference }) =>
          mayRequest &&
          status === 'requested' && (
            <Button
              variant="default"
              size="xs"
              aria-label={text('actions.editOf', { reference })}
              onClick={() => setOpen(id)}
            >
              {text('transitions.edit')}
            </Button>
          )
        }
      />
      {mayRequest && <Button onClick={() => setOpen('new')}>{text('actions.request')}</Button>}
    </>
  )
}

interface Opened {
  participantId: string
  close: () => void
}

function NewOne({ participantId, close }: Opened) {
  const { data, error, refetch } = useOffers(participantId)
  if (!data) return <Waiting error={error} retry={() => void refetch()} />
  if (data.data.length === 0) return <Instead words="form.noPlacement" close={close} />
  if (data.data.every(({ offered }) => offered.length === 0))
    return <Instead words="form.nothingOffered" close={close} />
  return (
    <SupplementForm participantId={participantId} record={null} cancel={close} onSaved={close} />
  )
}

function Change({ participantId, id, close }: Opened & { id: string }) {
  const { data, error, refetch } = useRecord(supplementsEndpoints.readSupplement, { id })
  if (!data) return <Waiting error={error} retry={() => void refetch()} />
  if (!data.mayEdit) return <Instead words="form.notNow" close={close} />
  return (
    <SupplementForm key={id} {...{ participantId, record: data }} cancel={close} onSaved={close} />
  )
}

const Waiting = ({ error, retry }: { error: Error | null; retry: () => void }) =>
  error ? <ProblemState error={error} retry={retry} /> : <WaitingPart />

/** Why there is no form. */
function Instead({ words, close }: { words: string; close: () => void }) {
  const text = useText()
  return (
    <>
      <p>{text(words)}</p>
      <Button variant="default" onClick={close}>
        {text('form.back')}
      </Button>
    </>
  )
}
