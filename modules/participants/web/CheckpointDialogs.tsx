import { lazy, Suspense, type ReactNode } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useCloseDialog } from '#kit/web/go.ts'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { FileBeside } from '#modules/applications/web/pieces/file-beside.ts'
import { hasWorked } from '#modules/placements/contract/placement-states.ts'
import { participantsEndpoints, type ParticipantPath } from '../contract/participants.endpoints.ts'

const ChecksPanel = lazy(() =>
  import('#modules/applications/web/pieces/ChecksPanel.tsx').then((m) => ({
    default: m.ChecksPanel,
  })),
)
const ChecksTwoPanel = lazy(() =>
  import('#modules/checkpoint-two/web/pieces/CheckpointTwoPanel.tsx').then((m) => ({
    default: m.ChecksTwoPanel,
  })),
)

type Panel = (of: { id: string; close: () => void }) => ReactNode

/** Checkpoint one of an application of the participant: the one that is named, else the newest. */
export const ViewCheckpointOne = () => <Checks of={ChecksPanel} has={() => true} />

/** The same of checkpoint two, which those who have worked have. */
export const ViewCheckpointTwo = () => (
  <Checks of={ChecksTwoPanel} has={({ standing }) => hasWorked(standing)} />
)

function Checks({ of: Panel, has }: { of: Panel; has: (path: ParticipantPath) => boolean }) {
  const text = useText()
  const close = useCloseDialog()
  const { id = '', application } = useScreenParams()
  const { data, error, refetch } = useRecord(participantsEndpoints.readParticipant, { id })
  const all = data?.paths.filter(has) ?? []
  const path = application ? all.find((each) => each.applicationId === application) : all[0]
  if (path)
    return (
      <FileBeside value={false}>
        <Suspense>
          <Panel key={path.applicationId} id={path.applicationId} close={close} />
        </Suspense>
      </FileBeside>
    )
  return (
    <SidePanel title={text('checks.title')} close={close}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <p>{text('checks.none')}</p>}
    </SidePanel>
  )
}
