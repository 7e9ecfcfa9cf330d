import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { letterhead } from '../contract/letterhead.ts'
import { letterheadEndpoints, type LetterheadRecord } from '../contract/letterhead.endpoints.ts'

const Field = fieldsOf(letterhead)

interface LetterheadFormProps {
  record: LetterheadRecord
  begin: (saved: LetterheadRecord) => void
  discard: () => void
}

export function LetterheadForm({ record, begin, discard }: LetterheadFormProps) {
  const text = useText()
  const form = useRecordForm<LetterheadRecord>({
    entity: letterhead,
    record,
    edit: letterheadEndpoints.editLetterhead,
    topics: ['letterhead'],
    onSaved: begin,
  })
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={discard}>
      <FormSection title={text('sections.words')} intro={text('intros.words')}>
        <Field name="signatoryName" />
        <Wide>
          <Field name="signatoryTitle" />
        </Wide>
        <Wide>
          <Field name="footer" />
        </Wide>
        <Wide>
          <Field name="logoAlt" />
        </Wide>
      </FormSection>
    </EntityFormBody>
  )
}
