import { useAnswer } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { ChoiceEntry } from '#kit/web/form/ChoiceEntry.tsx'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useText } from '#kit/web/text.ts'
import { customField, newCustomField, type CustomEntity } from '../contract/custom-field.ts'
import {
  customFieldsEndpoints,
  type CustomFieldBearer,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'
import { OptionsEntry } from './OptionsEntry.tsx'
import { shownElsewhere } from './shown-elsewhere.ts'

const Field = fieldsOf(newCustomField)

interface Props {
  field: CustomFieldRecord | null
  entity: CustomEntity
  bearers: readonly CustomFieldBearer[]
  close: () => void
}

/** Adds a field, or changes one; its type is changed by itself. */
export function FieldDialog({ field, entity, bearers, close }: Props) {
  const text = useText()
  const form = useRecordForm<CustomFieldRecord>({
    entity: field ? customField : newCustomField,
    record: field,
    initial: field
      ? { ...field, options: field.options.map(({ uses: _, ...option }) => option) }
      : { entity, type: 'text', isRequired: false, isSearched: false, options: [] },
    add: customFieldsEndpoints.addCustomField,
    edit: customFieldsEndpoints.editCustomField,
    topics: shownElsewhere,
    onSaved: close,
  })
  const protections = bearers.find((each) => each.entity === entity)?.protections ?? []
  return (
    <FormDialog
      title={text(field ? 'actions.edit' : 'actions.add')}
      verb={text('actions.save')}
      form={form}
      close={close}
      width={720}
    >
      <Wide>
        <Field name="name" />
      </Wide>
      {!field && (
        <Wide>
          <Field name="type" />
        </Wide>
      )}
      <Options field={field} />
      <Wide>
        <Field name="help" />
      </Wide>
      <Field name="isRequired" />
      <Searched field={field} />
      {field && <Lacking field={field} />}
      {protections.length > 0 && (
        <Wide>
          <Field name="protection" choices={[unprotected, ...protections]}>
            {protectionEntry}
          </Field>
        </Wide>
      )}
    </FormDialog>
  )
}

const unprotected = 'none'

/** That a field is protected can be taken back: nothing is a choice too. */
const protectionEntry = (input: FieldInput) => (
  <ChoiceEntry
    {...input}
    required
    value={input.value || unprotected}
    onChange={(value) => input.onChange(value === unprotected ? '' : value)}
  />
)

const typeOf = (field: CustomFieldRecord | null, values: Record<string, unknown>) =>
  field?.type ?? values['type']

function Options({ field }: { field: CustomFieldRecord | null }) {
  const { values } = useFormAround()
  const type = typeOf(field, values)
  if (type !== 'choice' && type !== 'choices') return null
  return (
    <Wide>
      <Field name="options">
        {(input) => <OptionsEntry input={input} used={field?.options ?? []} />}
      </Field>
    </Wide>
  )
}

function Searched({ field }: { field: CustomFieldRecord | null }) {
  const { values } = useFormAround()
  return typeOf(field, values) === 'text' ? <Field name="isSearched" /> : null
}

/** Before a field becomes required: how many records lack it. */
function Lacking({ field }: { field: CustomFieldRecord }) {
  const text = useText()
  const { values } = useFormAround()
  const isTurnedOn = values['isRequired'] === true && !field.isRequired
  const answer = useAnswer(
    customFieldsEndpoints.listWithoutValue,
    { params: { id: field.id } },
    { enabled: isTurnedOn },
  )
  if (!isTurnedOn || !answer.data) return null
  const { count, data } = answer.data
  return (
    <Wide>
      <p role="status">
        {text('lacking.told', { count })}
        {data.length > 0 &&
          ` ${data.map(({ name }) => name).join(', ')}${count > data.length ? '…' : ''}`}
      </p>
    </Wide>
  )
}
