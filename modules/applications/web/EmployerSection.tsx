import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordContext, useRecordAround } from '#kit/web/record/record-context.ts'
import { usePerson } from '#kit/web/session.ts'
import { AddressText } from '#kit/web/show/AddressText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { employer as entity } from '#modules/employers/contract/employer.ts'
import { EmployerProposals } from '#modules/employers/web/pieces/EmployerProposals.tsx'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

const address = ['street', 'city', 'province', 'postalCode'] as const
const contact = ['contactName', 'contactTitle', 'contactEmail', 'contactPhone'] as const

/** The employer, and what public forms say differently of it. */
export function EmployerSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { sees } = useRecordAround()
  const isStaff = usePerson()?.type === 'staff'
  const { employer } = record
  return (
    <RecordSection title={text('sections.employer')}>
      <ModuleName value="employers">
        <RecordContext value={{ entity, record: employer, sees }}>
          <Facts>
            <Fact name="legalName" />
            <Fact name="operatingName" />
            <Fact name="businessNumber" label={text('facts.businessNumber')} />
            <Fact name="naics" label={text('facts.naics')} />
            <Fact name="legalStructure" />
            <Fact name="sector" />
            <Fact name="employeesTotal" label={text('facts.employeesTotal')} />
            {/* A year has no thousands. */}
            <Fact name="yearEstablished" label={text('facts.yearEstablished')}>
              {employer.yearEstablished}
            </Fact>
            <Fact name="language" label={text('facts.language')} />
            <Fact name="address" label={text('rail.address')} of={address}>
              <AddressText {...employer} />
            </Fact>
            <Fact name="website" />
            <Fact name="contactName" label={text('rail.contact')} of={contact} wide>
              <Contact of={employer} />
            </Fact>
            <Fact name="description" label={text('facts.description')} wide />
          </Facts>
        </RecordContext>
      </ModuleName>
      {isStaff && <EmployerProposals employerId={employer.id} />}
    </RecordSection>
  )
}

/** Who speaks for the employer and how they are reached, as one value. */
function Contact({ of }: { of: ApplicationRecord['employer'] }) {
  const name = [of.contactName, of.contactTitle].filter(Boolean).join(', ')
  return (
    <>
      {name} {of.contactEmail && <EmailText value={of.contactEmail} />}{' '}
      {of.contactPhone && <PhoneText value={of.contactPhone} />}
    </>
  )
}
