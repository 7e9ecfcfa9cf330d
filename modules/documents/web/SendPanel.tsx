import { lazy, Suspense, useState } from 'react'
import { TypedPanel } from '#kit/web/record/TypedPanel.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { DocumentLine, DocumentSide } from '../contract/document.ts'

const SendForm = lazy(() => import('./SendForm.tsx').then((m) => ({ default: m.SendForm })))

/** What is sent: the next version of a document, or one that nobody asked for. */
export interface Sending {
  side: DocumentSide
  line: DocumentLine | null
}

/** Sends a document of a case, beside the record. */
export function SendPanel(props: { id: string; sending: Sending; close: () => void }) {
  const text = useText('documents')
  const bilingual = useBilingual()
  const isStaff = usePerson()?.type === 'staff'
  const { line, side } = props.sending
  const [isDirty, setDirty] = useState(false)
  const title = line && ((line.title && bilingual(line.title)) ?? line.ownTitle ?? '')
  const act = line?.files.length ? 'send.nextOf' : 'send.firstOf'
  return (
    <TypedPanel
      title={title !== null ? text(act, { title }) : text(`send.other.${isStaff ? side : 'own'}`)}
      isDirty={isDirty}
      close={props.close}
    >
      <ModuleName value="documents">
        <Suspense>
          <SendForm {...props} setDirty={setDirty} />
        </Suspense>
      </ModuleName>
    </TypedPanel>
  )
}
