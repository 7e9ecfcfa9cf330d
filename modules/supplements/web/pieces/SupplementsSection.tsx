import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { SupplementLines } from './SupplementLines.tsx'
import { useSupplements } from './use-supplements.ts'

/** The supplements of a participant, as far as the person sees them. */
export function SupplementsSection({ participantId }: { participantId: string }) {
  const maySee = useMay('view', 'Supplements')
  if (!maySee) return null
  return (
    <ModuleName value="supplements">
      <Section participantId={participantId} />
    </ModuleName>
  )
}

function Section({ participantId }: { participantId: string }) {
  const text = useText()
  const mayRequest = useMay('create', 'Supplements')
  const { data, error, refetch } = useSupplements(participantId)
  const title = text('screens.supplements')
  return (
    <RecordSection
      title={title}
      actions={
        mayRequest && (
          <ScreenButton
            variant="default"
            size="xs"
            screen={participantsScreens.editSupplement}
            query={{ id: participantId, supplement: 'new' }}
          >
            {text('actions.request')}
          </ScreenButton>
        )
      }
    >
      {error && !data && <PartProblem what={title} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data?.data.length === 0 && <p className="quiet">{text('section.empty')}</p>}
      {data && <SupplementLines rows={data.data} />}
    </RecordSection>
  )
}
