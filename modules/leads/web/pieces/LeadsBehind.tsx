import { useAnswer } from '#kit/web/api-query.ts'
import { RailFact } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { conversionsEndpoints } from '../../contract/conversions.endpoints.ts'
import { leadsScreens } from '../../contract/leads.screens.ts'

/** The leads that a shareholder came from, among the facts of its record; nothing where there are none. */
export function LeadsBehind({ shareholderId }: { shareholderId: string }) {
  const text = useText('leads')
  const { data } = useAnswer(conversionsEndpoints.listLeadsBehind, {
    params: { id: shareholderId },
  })
  return (data?.data ?? []).map(({ id, name, convertedAt }) => (
    <RailFact key={id} label={text('behind.label')}>
      <ScreenLink screen={leadsScreens.lead} params={{ id }}>
        {name}
      </ScreenLink>{' '}
      <span className="quiet">
        <DateText value={convertedAt} />
      </span>
    </RailFact>
  ))
}
