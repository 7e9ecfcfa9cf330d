import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { participant } from '../contract/participant.ts'
import { participantStanding } from '../contract/participant.standing.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'
import { ParticipantRail } from './ParticipantRail.tsx'
import { ParticipantStrip } from './ParticipantStrip.tsx'

export const ParticipantPeek = ({ record }: { record: ParticipantRecord }) => (
  <PeekedRecord
    entity={participant}
    record={record}
    title={record.name}
    status={<StatusBadge of={participantStanding} state={record.standing} />}
    strip={<ParticipantStrip record={record} />}
    rail={<ParticipantRail record={record} />}
  />
)
