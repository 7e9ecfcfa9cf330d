import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { changeRequestStatus, openStates } from '../../contract/change-request.status.ts'
import {
  changeRequestsEndpoints,
  type ChangeRequestRow,
} from '../../contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '../../contract/change-requests.screens.ts'
import { ChangedFields } from './ChangedFields.tsx'

interface ChangesProps {
  applicationId: string
  /** Its placement is neither over nor given up. */
  isUnderWay: boolean
}

/** What is asked to be otherwise than an application was approved, and the way to ask for it. */
export function ChangesSection(props: ChangesProps) {
  const maySee = useMay('view', 'Change Requests')
  if (!maySee) return null
  return (
    <ModuleName value="changeRequests">
      <Section {...props} />
    </ModuleName>
  )
}

function Section({ applicationId, isUnderWay }: ChangesProps) {
  const text = useText()
  const mayAsk = useMay('create', 'Change Requests')
  const { data, error, refetch } = useAnswer(changeRequestsEndpoints.listChangeRequests, {
    query: { 'filter[applicationId]': applicationId, perPage: '100' },
  })
  const rows = data?.data ?? []
  const isOpen = rows.some(({ status }) => openStates.some((state) => state === status))
  const title = text('screens.changeRequests')
  return (
    <RecordSection
      title={title}
      actions={
        mayAsk &&
        isUnderWay &&
        data &&
        !isOpen && (
          <ScreenButton
            variant="default"
            size="xs"
            screen={changeRequestsScreens.newChangeRequest}
            params={{ id: applicationId }}
          >
            {text('actions.ask')}
          </ScreenButton>
        )
      }
    >
      {error && !data && <PartProblem what={title} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data && rows.length === 0 && <p className="quiet">{text('section.empty')}</p>}
      {rows.map((row) => (
        <Line key={row.id} row={row} />
      ))}
    </RecordSection>
  )
}

function Line({ row }: { row: ChangeRequestRow }) {
  const { id, reference, status, requestedOn, changes } = row
  return (
    <p>
      <ScreenLink screen={changeRequestsScreens.changeRequest} params={{ id }}>
        <span className="numbers">{reference}</span>
      </ScreenLink>{' '}
      <StatusBadge of={changeRequestStatus} state={status} /> <DateText value={requestedOn} />
      {' · '}
      <ChangedFields names={changes} />
    </p>
  )
}
