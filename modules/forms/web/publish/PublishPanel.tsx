import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Form } from '#kit/web/form/Form.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useEditor } from '../editor/editor-context.ts'
import { findingsId } from '../editor/NoticeLine.tsx'
import classes from '../pane.module.css'
import own from './publish.module.css'
import { DifferenceList } from './DifferenceList.tsx'
import { FindingLinks, WarningList } from './FindingList.tsx'

/** What stands in the way, what will be different and for how many, and the reason. */
export function PublishPanel() {
  const text = useText()
  const { form, definition } = useEditor()
  const { draft, published, openDrafts } = form
  if (!draft)
    return (
      <p className="quiet">{text(form.mayEdit ? 'publish.noDraft' : 'publish.noDraftToRead')}</p>
    )
  const breaks = draft.differences.filter(({ weight }) => weight === 'breaksDrafts').length
  return (
    <div className={classes.pane}>
      <section aria-labelledby={findingsId}>
        <h2 id={findingsId} tabIndex={-1} className={own.findingsTitle}>
          {text('publish.findings', { count: draft.findings.length })}
        </h2>
        {draft.findings.length > 0 ? (
          <FindingLinks findings={draft.findings} />
        ) : (
          <p>{text('publish.complete')}</p>
        )}
        <WarningList />
      </section>
      <section aria-labelledby="differences-title">
        <h2 id="differences-title">{text('publish.differences', { number: published.number })}</h2>
        <p className="quiet">
          {text('publish.openDrafts', { count: openDrafts })}
          {breaks > 0 && openDrafts > 0 && ` ${text('publish.breaks', { count: breaks })}`}
        </p>
        <DifferenceList
          differences={draft.differences}
          form={form}
          before={published.definition}
          after={definition}
        />
      </section>
      {form.mayEdit && <Publishing number={draft.number} />}
    </div>
  )
}

function Publishing({ number }: { number: number }) {
  const text = useText()
  const { publish, reason, setReason } = useEditor()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setMissing(!reason.trim())
    if (!reason.trim()) return
    setBusy(true)
    const isPublished = await publish(reason.trim())
    setBusy(false)
    if (!isPublished) return
    setReason('')
    toast.success(text('publish.done', { number }))
  }
  return (
    <Form submit={submit} className={own.publishing}>
      <Textarea
        autosize
        minRows={2}
        label={text('publish.reason')}
        description={text('publish.reasonHelp')}
        maxLength={500}
        value={reason}
        error={isMissing && text('publish.reasonMissing')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {text('publish.verb', { number })}
        </Button>
      </div>
    </Form>
  )
}
