import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import type { TemplateRecord, TemplateVersion } from '../contract/templates.endpoints.ts'
import { Arrival } from './Arrival.tsx'
import { Placeholders } from './Placeholders.tsx'
import { TextsTyped } from './TextsTyped.tsx'
import { TrialButton } from './TrialButton.tsx'
import { Versions } from './Versions.tsx'

interface TemplateFormProps {
  record: TemplateRecord
  edit: Endpoint
  programId?: string
  versions: readonly TemplateVersion[]
  begin: (saved: TemplateRecord) => void
  discard: () => void
}

export function TemplateForm(props: TemplateFormProps) {
  const { record, edit, programId, versions, begin, discard } = props
  const text = useText()
  const form = useRecordForm<TemplateRecord>({
    entity: template,
    record,
    edit,
    ...(programId && { of: { programId } }),
    topics: ['templates'],
    said: text('form.published'),
    onSaved: begin,
  })
  const take = (version: TemplateVersion) => {
    for (const name of Object.keys(template.fields))
      form.set(name, version[name as keyof TemplateVersion] ?? '')
  }
  return (
    <>
      <EntityFormBody
        form={form}
        isWide
        verb={text('form.publish')}
        cancel={discard}
        {...(record.channel === 'mail' && { other: <TrialButton id={record.id} /> })}
      >
        <TextsTyped isText={record.channel === 'sms'} />
        <Placeholders of={record.placeholders} />
        <Arrival record={record} />
      </EntityFormBody>
      <Versions versions={versions} isOfOne={programId !== undefined} take={take} />
    </>
  )
}
