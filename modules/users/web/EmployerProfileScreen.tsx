import { useMemo } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { BankAccounts } from '#modules/bank-accounts/web/pieces/BankAccounts.tsx'
import { OwnEntries } from '#modules/custom-fields/web/pieces/OwnEntries.tsx'
import { OwnFacts } from '#modules/custom-fields/web/pieces/OwnFacts.tsx'
import {
  ownOfRecord,
  schemaWithOwn,
  useOwnFields,
} from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { employer } from '#modules/employers/contract/employer.ts'
import {
  changeableEmployer,
  employersEndpoints,
  type EmployerProfileRecord,
} from '#modules/employers/contract/employers.endpoints.ts'
import { EmployerProposals } from '#modules/employers/web/pieces/EmployerProposals.tsx'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { EmployerWords } from './EmployerWords.tsx'

const Field = fieldsOf(changeableEmployer)
const names = Object.keys(employer.fields)

/** An organisation's profile: changed by administrators and by its own people, read by others. */
export function EmployerProfileScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(employersEndpoints.readEmployerProfile, { id })
  const known = useOwnFields('employer')
  const entity = useMemo(() => withOwnFields(employer, known), [known])
  return (
    <EmployerWords>
      <RecordScreen
        entity={entity}
        answer={answer}
        title={(record) => record.legalName}
        reference={(record) => record.businessNumber}
      >
        {(record) => (
          <>
            <EmployerProposals employerId={record.id} />
            {record.can['bank'] && <BankAccounts employerId={record.id} />}
            <WithOwnFields of="employer">
              {(all) => {
                const own = ownOfRecord(all, record)
                if (!record.can['edit']) return <Profile own={own} />
                return <ProfileForm key={record.id} record={record} own={own} />
              }}
            </WithOwnFields>
          </>
        )}
      </RecordScreen>
    </EmployerWords>
  )
}

function Profile({ own }: { own: readonly OwnField[] }) {
  const users = useText('users')
  return (
    <>
      <RecordSection title={users('sections.organisation')}>
        <Facts>
          {names.map((name) => (
            <Fact key={name} name={name} wide={name === 'description'} />
          ))}
        </Facts>
      </RecordSection>
      <OwnFacts own={own} />
    </>
  )
}

function ProfileForm(props: { record: EmployerProfileRecord; own: readonly OwnField[] }) {
  const { record, own } = props
  const users = useText('users')
  const go = useGo()
  const seesRecord = useMay('view', 'Employers View')
  const leave = () =>
    void (seesRecord
      ? go(employersScreens.employer, { params: { id: record.id } })
      : go(usersScreens.employers))
  const form = useRecordForm<EmployerProfileRecord>({
    entity: withOwnFields(changeableEmployer, own),
    schema: schemaWithOwn(changeableEmployer.update, own, { isNew: false }),
    record,
    edit: employersEndpoints.editEmployerProfile,
    topics: ['users'],
    said: users('toast.profileSaved'),
    onSaved: leave,
  })
  return (
    <EntityFormBody form={form} verb={users('actions.saveProfile')} cancel={leave}>
      <FormSection title={users('sections.organisation')}>
        <Field name="legalName" />
        <Field name="operatingName" />
        <Field name="legalStructure" />
        <Field name="sector" />
        <Field name="naics" />
        <Field name="yearEstablished" />
        <Field name="employeesTotal" />
        <Field name="website" />
        <Wide>
          <Field name="description" />
        </Wide>
      </FormSection>
      <FormSection title={users('sections.address')}>
        <Wide>
          <Field name="street" />
        </Wide>
        <Field name="city" />
        <Field name="province" />
        <Field name="postalCode" />
      </FormSection>
      <FormSection title={users('sections.contact')}>
        <Field name="contactName" label={users('sections.contactName')} />
        <Field name="contactTitle" />
        <Field name="contactEmail" />
        <Field name="contactPhone" />
        <Field name="language" />
      </FormSection>
      <OwnEntries own={own} />
    </EntityFormBody>
  )
}
