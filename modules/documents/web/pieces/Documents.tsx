import { Button, Skeleton } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { mayLeaveForms } from '#kit/web/form/leave-guard.ts'
import type { RecordKey } from '#kit/web/record/record-parts.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'
import type { DocumentList } from '../../contract/document.ts'
import { documentsEndpoints } from '../../contract/documents.endpoints.ts'
import { DocumentLines } from '../DocumentLines.tsx'
import classes from '../documents.module.css'
import type { Sending } from '../SendPanel.tsx'
import { useArchive } from '../use-download.ts'

const DocumentPanel = lazy(() =>
  import('../DocumentPanel.tsx').then((m) => ({ default: m.DocumentPanel })),
)
const SendPanel = lazy(() => import('../SendPanel.tsx').then((m) => ({ default: m.SendPanel })))

type Of = Pick<RecordKey, 'id'>

/** The documents of an application: what is asked for, what came, and the way to send more. */
export function Documents({ id }: RecordKey) {
  const text = useText('documents')
  const answer = useAnswer(documentsEndpoints.listDocuments, { params: { id } })
  const { data, error } = answer
  if (error && !data)
    return (
      <PartProblem what={text('list.what')} error={error} retry={() => void answer.refetch()} />
    )
  if (!data) return <Skeleton height={120} />
  return <Shown list={data} id={id} />
}

function Shown({ list, id }: Of & { list: DocumentList }) {
  const text = useText('documents')
  const asked = useAsked(list)
  const [lookedAt, look] = useState<string | null>(null)
  const [sending, send] = useState<Sending | null>(asked)
  const files = list.data.flatMap((line) => [...line.files, ...line.earlier, ...line.removed])
  const shown = files.find((file) => file.id === lookedAt)
  const acting = {
    id,
    async look(documentId: string) {
      if (documentId === lookedAt || !(await mayLeaveForms())) return
      send(null)
      look(documentId)
    },
    async send(wanted: Sending) {
      if (keyOf(wanted) === keyOf(sending) || !(await mayLeaveForms())) return
      look(null)
      send(wanted)
    },
  }
  return (
    <>
      {list.data.length === 0 && <p className="quiet">{text('list.none')}</p>}
      <DocumentLines list={list} acting={acting} />
      {list.data.flatMap((line) => line.files).length > 1 && <Archive id={id} />}
      <Suspense>
        {shown && (
          <DocumentPanel
            file={shown}
            applicationId={id}
            mayDate={list.mayDate}
            close={() => look(null)}
          />
        )}
        {sending && (
          <SendPanel key={keyOf(sending)} {...{ id, sending }} close={() => send(null)} />
        )}
      </Suspense>
    </>
  )
}

/** Which document it is about: what was typed and chosen for one goes with no other. */
const keyOf = (sending: Sending | null) =>
  sending && `${sending.side} ${sending.line?.series ?? ''}`

/** A letter leads to the one document that it asks for. */
function useAsked(list: DocumentList): Sending | null {
  const { document: series } = useScreenParams()
  const line = list.data.find((each) => each.series === series)
  return line && list.mayAdd.includes(line.side) ? { side: line.side, line } : null
}

function Archive({ id }: Of) {
  const text = useText('documents')
  const load = useArchive(id)
  return (
    <Button
      variant="default"
      size="xs"
      className={`no-print ${classes.all}`}
      loading={load.isBusy}
      leftSection={<IconFileZip size={15} aria-hidden />}
      onClick={load.start}
    >
      {text('list.downloadAll')}
    </Button>
  )
}
