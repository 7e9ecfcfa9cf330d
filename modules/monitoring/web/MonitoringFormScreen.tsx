import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { AnswersSection } from '#modules/forms/web/pieces/answers/AnswersSection.tsx'
import { Differences } from '#modules/forms/web/pieces/answers/Differences.tsx'
import { sides, type FormNumber } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'
import { monitoringForm } from '../contract/monitoring-form.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import { monitoringEndpoints, type MonitoringRecord } from '../contract/monitoring.endpoints.ts'
import { describeChange } from './describe-change.ts'
import { FormRail } from './FormRail.tsx'
import { FormSection } from './FormSection.tsx'
import { FormStrip } from './FormStrip.tsx'
import { OtherThanAgreed } from './OtherThanAgreed.tsx'
import { MonitoringFormsSection } from './pieces/MonitoringFormsSection.tsx'
import { useFormActs } from './use-form-acts.ts'

const subject = 'Monitoring Forms List'

/** The address has the subject that it has always had; whoever may see no form is not asked for one. */
export function MonitoringFormScreen() {
  const ability = usePortalAbility()
  return ability.can('view', subject) ? <Form /> : <RecordMissing />
}

function Form() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(monitoringEndpoints.readMonitoringForm, { id })
  const ability = usePortalAbility()
  const isStaff = usePerson()?.type === 'staff'
  const titleOf = ({ name, side, number }: MonitoringRecord) => {
    const form = text(`titles.${side}`, { number })
    return name && isStaff ? text('titleOfPerson', { name, form }) : form
  }
  return (
    <RecordScreen
      key={id}
      entity={monitoringForm}
      answer={answer}
      sees={(group) => ability.can('view', subject, group)}
      list={monitoringEndpoints.listMonitoringForms}
      title={titleOf}
      reference={(record) => record.placementReference}
      status={(record) => <StatusBadge of={monitoringStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <FormStrip record={record} />}
      rail={(record) => <FormRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: MonitoringRecord }) {
  const { acts, dialog } = useFormActs(record)
  return (
    <>
      <RecordActs acts={acts} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: MonitoringRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  const { id, applicationId, placementId, number } = record
  const purposes = sides.map((side) => surveyPurpose(side, String(number) as FormNumber))
  return (
    <>
      <FormSection record={record} />
      <OtherThanAgreed record={record} />
      <Differences recordId={placementId} purposes={purposes} />
      <AnswersSection recordId={placementId} purposes={purposes} />
      <MonitoringFormsSection of={{ applicationId }} here={id} />
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={monitoringEndpoints.readMonitoringFormHistory}
            id={id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
