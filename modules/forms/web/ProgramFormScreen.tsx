import { Button, Skeleton } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { formsEndpoints, type FormRecord } from '../contract/forms.endpoints.ts'
import { formsScreens } from '../contract/forms.screens.ts'
import { DraftBadge } from './DraftBadge.tsx'
import { EditorContext, useEditor, type Editor } from './editor/editor-context.ts'
import { NoticeLine } from './editor/NoticeLine.tsx'
import { unsavedParts } from './editor/unsaved.ts'
import { UnsavedLine } from './editor/UnsavedLine.tsx'
import { useFormCalls } from './editor/use-form-calls.ts'
import classes from './form-header.module.css'
import { FormTabs } from './FormTabs.tsx'

/** A form of a program: its questions, how it looks, what is to be published, and its versions. */
export function ProgramFormScreen() {
  const { id = '', formId = '' } = useScreenParams()
  const answer = useRecord(formsEndpoints.readForm, { id, formId })
  if (answer.data) return <LoadedForm key={`${id}/${formId}`} form={answer.data} />
  if (answer.error && [404, 422].includes(answer.error.status)) return <RecordMissing />
  if (answer.error)
    return <ProblemState isScreen error={answer.error} retry={() => void answer.refetch()} />
  return <Skeleton height={320} />
}

function LoadedForm({ form }: { form: FormRecord }) {
  const bilingual = useBilingual()
  const go = useGo()
  const { at = null, show = '' } = useScreenParams() as { at?: string; show?: string }
  const params = useMemo(
    () => ({ id: form.program.id, formId: form.purpose }),
    [form.program.id, form.purpose],
  )
  const { send, ...calls } = useFormCalls(params)
  // A refusal is about what was done where it was said.
  const [where, setWhere] = useState(at + show)
  if (where !== at + show) {
    setWhere(at + show)
    calls.setNotice(null)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const [unsaved] = useState(() => unsavedParts((make) => latest.current(make)))
  const [reason, setReason] = useState('')
  const [added, setAdded] = useState<string | null>(null)
  const choose = (id: string | null) =>
    void go(formsScreens.programForm, {
      params,
      query: id ? { at: id } : {},
      replace: true,
      stay: true,
    })
  const editor: Editor = {
    ...calls,
    form,
    definition: (form.draft ?? form.published).definition,
    mayEdit: form.mayEdit,
    unsaved,
    reason,
    setReason,
    at,
    added,
    choose: (id) => {
      setAdded(null)
      choose(id)
    },
    open: (id) => {
      setAdded(id)
      choose(id)
    },
  }
  useOwnTitle(`${bilingual(form.name)} – ${form.program.name}`)
  return (
    <EditorContext value={editor}>
      <PageHeader title={bilingual(form.name)} below={<Below />} actions={<EditorActions />} />
      <NoticeLine />
      <UnsavedLine />
      <FormTabs />
    </EditorContext>
  )
}

function Below() {
  const text = useText()
  const { form } = useEditor()
  const { draft, published } = form
  return (
    <div className={classes.below}>
      <ScreenLink screen={formsScreens.programForms} params={{ id: form.program.id }}>
        {text('record.back', { program: form.program.name })}
      </ScreenLink>
      <ToneBadge tone="success">{text('record.published', { number: published.number })}</ToneBadge>
      {draft && <DraftBadge draft={draft} />}
    </div>
  )
}

function EditorActions() {
  const text = useText()
  const { form, undo, discard, unsaved } = useEditor()
  const { draft, mayEdit } = form
  if (!draft || !mayEdit) return null
  const giveUp = async () => {
    const isSure = await confirmAct({
      title: text('discard.title', { number: draft.number }),
      body: text('discard.body'),
      verb: text('discard.verb'),
      danger: true,
    })
    if (isSure && (await discard())) unsaved.clear()
  }
  return (
    <>
      <ActButton
        variant="default"
        can={draft.undoable > 0 || { reason: 'nothingToUndo' }}
        act={undo}
      >
        {text('record.undo')}
      </ActButton>
      <Button variant="default" onClick={() => void giveUp()}>
        {text('discard.verb')}
      </Button>
    </>
  )
}
