import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

export function OverviewSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { program, approvedAmount } = record
  return (
    <RecordSection title={text('sections.overview')}>
      <Facts>
        <Fact name="program">
          <ScreenLink screen={programsScreens.program} params={{ id: program.id }}>
            <BilingualText value={program.name} />
          </ScreenLink>
        </Fact>
        <Fact name="employer">{record.employer.legalName}</Fact>
        <Fact name="submittedAt">
          <InstantText value={record.submittedAt} />
        </Fact>
        <Fact name="channel">{text(`choices.channel.${record.channel}`)}</Fact>
        <Fact name="language">{text(`choices.language.${record.language}`)}</Fact>
        <Fact name="requestedAmount">
          <Money value={record.requestedAmount} />
        </Fact>
        {approvedAmount !== null && (
          <Fact name="approvedAmount">
            <Money value={approvedAmount} />
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}
