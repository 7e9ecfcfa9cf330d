import { useRecord } from '#kit/web/api-query.ts'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { application } from '../contract/application.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { ApplicationActions } from './ApplicationActions.tsx'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import {
  ApplicationBanners,
  ApplicationSections,
  ApplicationStrip,
  RecordRail,
  useSeesGroup,
} from './pieces/ApplicationBody.tsx'
import { useOwnPath } from './use-own-path.ts'

/** One application, under whichever of its four paths it was opened. */
export function ApplicationScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  const sees = useSeesGroup()
  return (
    <RecordScreen
      key={id}
      entity={application}
      answer={answer}
      sees={sees}
      list={applicationsEndpoints.listApplications}
      title={(record) => record.participantName ?? record.employer.legalName}
      reference={(record) => record.reference}
      status={(record) => <ApplicationStatus state={record.status} />}
      actions={(record) => <ApplicationActions record={record} />}
      banners={(record) => <ApplicationBanners record={record} />}
      strip={(record) => <ApplicationStrip record={record} />}
      rail={(record) => <RecordRail record={record} />}
    >
      {(record) => (
        <>
          <OwnPath record={record} />
          <ApplicationSections record={record} />
        </>
      )}
    </RecordScreen>
  )
}

function OwnPath({ record }: { record: ApplicationRecord }) {
  useOwnPath(record)
  return null
}
