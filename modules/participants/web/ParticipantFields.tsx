import type { OwnField } from '#kit/contract/own-fields.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { OwnEntries } from '#modules/custom-fields/web/pieces/OwnEntries.tsx'
import { participant } from '../contract/participant.ts'

const Field = fieldsOf(participant)

/** What is changed of a participant, as far as whoever edits sees it. */
export function ParticipantFields({ own }: { own: readonly OwnField[] }) {
  const text = useText()
  const { entity } = useFormAround()
  // The person is spoken to, everybody else is told of them.
  const isOwn = usePerson()?.type === 'employee'
  const has = (name: string) => name in entity.fields
  return (
    <>
      <FormSection
        title={text('sections.person')}
        {...(!has('firstName') && { intro: text(isOwn ? 'edit.ownIdentity' : 'edit.identity') })}
      >
        {has('firstName') && <Field name="firstName" />}
        {has('lastName') && <Field name="lastName" />}
        <Field name="preferredName" {...(!isOwn && { help: text('edit.preferredName') })} />
        {has('birthDate') && <Field name="birthDate" />}
        <Field name="language" />
        {has('workStatus') && <Field name="workStatus" />}
      </FormSection>
      {has('phone') && (
        <FormSection title={text('sections.contact')} intro={text('edit.email')}>
          <Field name="phone" />
          <Field name="street" />
          <Field name="city" />
          <Field name="province" />
          <Field name="postalCode" />
        </FormSection>
      )}
      <FormSection title={text('sections.background')}>
        <Field name="education" />
        <Field name="employmentBefore" label={text('facts.employmentBefore')} />
        <Field name="currentlyStudent" label={text('facts.currentlyStudent')} />
        {has('previouslyFunded') && (
          <Field name="previouslyFunded" label={text('facts.previouslyFunded')} />
        )}
        {has('relationToEmployer') && (
          <Field name="relationToEmployer" label={text('facts.relationToEmployer')} />
        )}
        {has('accommodationNeeds') && (
          <Wide>
            <Field
              name="accommodationNeeds"
              {...(!isOwn && { label: text('edit.needs'), help: text('edit.needsHint') })}
            />
          </Wide>
        )}
      </FormSection>
      <OwnEntries own={own} />
    </>
  )
}
