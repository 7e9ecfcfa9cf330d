import { useRecord } from '#kit/web/api-query.ts'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { participant } from '../contract/participant.ts'
import { participantStanding } from '../contract/participant.standing.ts'
import { participantsEndpoints } from '../contract/participants.endpoints.ts'
import { participantsScreens } from '../contract/participants.screens.ts'
import { ParticipantRail } from './ParticipantRail.tsx'
import { ParticipantStrip } from './ParticipantStrip.tsx'
import classes from './participants.module.css'

/** A participant in short, over the list. */
export function ViewParticipantDialog() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const { data, error, refetch } = useRecord(participantsEndpoints.readParticipant, { id })
  return (
    <RecordDialog title={text('screens.viewParticipant')} width={800}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data && (
        <div className={classes.summary}>
          <PeekedRecord
            entity={participant}
            record={data}
            title={data.name}
            status={<StatusBadge of={participantStanding} state={data.standing} />}
            strip={<ParticipantStrip record={data} />}
            rail={<ParticipantRail record={data} />}
          />
          <p>
            <ScreenLink screen={participantsScreens.participant} params={{ id }}>
              {text('actions.open')}
            </ScreenLink>
          </p>
        </div>
      )}
    </RecordDialog>
  )
}
