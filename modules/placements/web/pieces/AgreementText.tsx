import { Fact, Facts } from '#kit/web/record/Facts.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import type { Agreement } from '../../contract/agreement.ts'

/** What an employer agrees to, in the reader's language. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const language = useLanguage()
  const spoken = useSpoken()
  return (
    <>
      <Facts>
        <Fact name="employer">{agreement.employer}</Fact>
        <Fact name="participant">{agreement.participant}</Fact>
        <Fact name="program">
          <BilingualText value={agreement.program} />
        </Fact>
        <Fact name="positionTitle">{agreement.positionTitle}</Fact>
        <Fact name="startOn">
          <DateText value={agreement.startOn} />
        </Fact>
        <Fact name="endOn">
          <DateText value={agreement.endOn} />
        </Fact>
        <Fact name="hoursPerWeek">{spoken.number(agreement.hoursPerWeek)}</Fact>
        <Fact name="hourlyWage">
          <Money value={agreement.hourlyWage} />
        </Fact>
        <Fact name="amount">
          <Money value={agreement.amount} />
        </Fact>
      </Facts>
      <ul>
        {agreement.conditions[language].map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  )
}
