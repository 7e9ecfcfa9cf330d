import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { program } from '../contract/program.ts'
import { DocumentEntry } from './DocumentEntry.tsx'
import { EquityUpliftEntry } from './EquityUpliftEntry.tsx'
import { PaymentPlanEntry } from './PaymentPlanEntry.tsx'
import { RateScheduleEntry } from './RateScheduleEntry.tsx'
import { SupplementsEntry } from './SupplementsEntry.tsx'

const Field = fieldsOf(program)

/** The inputs of a program, shared by adding and editing. */
export function ProgramFields() {
  const text = useText()
  return (
    <>
      <FormSection title={text('sections.facts')}>
        <Field name="code" />
        <Field name="province" />
        <Wide>
          <Field name="name" />
        </Wide>
        <Wide>
          <Field name="description" />
        </Wide>
        <Field name="funder" />
        <Field name="agreementNumber" />
        <Field name="intakeOpensOn" />
        <Field name="intakeClosesOn" />
        <Field name="fiscalYearStart" />
      </FormSection>
      <FormSection title={text('sections.placement')}>
        <Field name="placementMinWeeks" />
        <Field name="placementMaxWeeks" />
        <Field name="minHoursPerWeek" />
        <Field name="minAge" />
        <Field name="maxAge" />
        <Wide>
          <Field name="eligibleWorkStatuses" />
        </Wide>
        <Field name="netNewRequired" />
        <Field name="sinRequired" />
      </FormSection>
      <FormSection title={text('sections.money')}>
        <Wide>
          <Field name="rateSchedule">{(input) => <RateScheduleEntry {...input} />}</Field>
        </Wide>
        <Wide>
          <Field name="equityUplift">{(input) => <EquityUpliftEntry {...input} />}</Field>
        </Wide>
        <Field name="includesEmployerCosts" />
        <Field name="maxWagePerParticipant" />
        <Field name="maxTrainingPerParticipant" />
        <Field name="combinedCap" />
        <Field name="maxActivePerEmployer" />
        <Field name="maxYearlyPerEmployer" />
        <Field name="maxAmountPerEmployer" />
        <Wide>
          <Field name="supplements">{(input) => <SupplementsEntry {...input} />}</Field>
        </Wide>
        <Wide>
          <Field name="paymentPlan">{(input) => <PaymentPlanEntry {...input} />}</Field>
        </Wide>
      </FormSection>
      <FormSection title={text('sections.budget')}>
        <Field name="budgetTotal" />
        <Field name="denialRate" />
        <Field name="withdrawalRate" />
        <Field name="slippageRate" />
      </FormSection>
      <FormSection title={text('sections.documents')}>
        <Wide>
          <Field name="requiredDocuments">{(input) => <DocumentEntry {...input} />}</Field>
        </Wide>
      </FormSection>
      <FormSection title={text('sections.process')}>
        <Field name="serviceStandardDays" />
        <Field name="acceptanceDays" />
        <Field name="hireWindowDays" />
        <Field name="autoReturnDays" />
        <Field name="retentionYears" />
      </FormSection>
    </>
  )
}
