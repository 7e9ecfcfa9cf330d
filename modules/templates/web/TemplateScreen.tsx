import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import { templatesEndpoints, type TemplateRecord } from '../contract/templates.endpoints.ts'
import { AudienceText } from './AudienceText.tsx'
import { useTemplateTitle } from './template-title.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateReading } from './TemplateReading.tsx'
import classes from './templates.module.css'

/** One letter: its text in both languages, as it arrives, and the texts of before. */
export function TemplateScreen() {
  const text = useText()
  const titled = useTemplateTitle()
  const { id = '' } = useScreenParams()
  const answer = useRecord(templatesEndpoints.readTemplate, { id })
  const titleOf = ({ enSubject, frSubject }: TemplateRecord) =>
    enSubject && frSubject ? titled({ en: enSubject, fr: frSubject }) : text('screens.template')
  return (
    <EditScreen entity={template} answer={answer} title={titleOf}>
      {(record) => (
        <>
          <p className={classes.who}>
            <AudienceText of={record.audience} />
          </p>
          {record.can['edit'] ? <Editing record={record} /> : <TemplateReading record={record} />}
        </>
      )}
    </EditScreen>
  )
}

/** What the form began with stays while somebody types, whatever is fetched meanwhile. */
function Editing({ record }: { record: TemplateRecord }) {
  const [form, setForm] = useState({ record, round: 0 })
  const begin = (next: TemplateRecord) => setForm({ record: next, round: form.round + 1 })
  return (
    <TemplateForm
      key={form.round}
      record={form.record}
      versions={record.versions}
      begin={begin}
      discard={() => begin(record)}
    />
  )
}
