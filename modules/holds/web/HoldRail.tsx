import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'

/** Whom it is on, who placed it and when. */
export function HoldRail({ record }: { record: HoldRecord }) {
  const text = useText()
  const { name, targetId, targetReference, isOfEmployer, placedBy, placedAt } = record
  const screen = isOfEmployer ? employersScreens.employer : participantsScreens.participant
  return (
    <RailCard title={text('rail.placed')} brief={name}>
      <RailFacts>
        <RailFact label={text(`choices.kind.${isOfEmployer ? 'employer' : 'participant'}`)}>
          {targetId && (
            <ScreenLink screen={screen} params={{ id: targetId }}>
              {name}
            </ScreenLink>
          )}
        </RailFact>
        <RailFact label={text('fields.targetReference')}>
          {targetReference && <span className="numbers">{targetReference}</span>}
        </RailFact>
        <RailFact label={text('fields.placedBy')}>{placedBy}</RailFact>
        <RailFact label={text('rail.placedAt')}>
          <InstantText value={placedAt} />
        </RailFact>
      </RailFacts>
    </RailCard>
  )
}
