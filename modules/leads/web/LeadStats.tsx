import { useAnswer } from '#kit/web/api-query.ts'
import { only } from '#kit/web/list/list-parameters.ts'
import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { leadsEndpoints } from '../contract/leads.endpoints.ts'

/** How many leads of each temperature there are, what they may bring, and what waits. */
export function LeadStats() {
  const text = useText()
  const query = only(
    useSearchParameters(),
    (name) => name === 'search' || name.startsWith('filter['),
  )
  const answer = useAnswer(leadsEndpoints.totalLeads, { query }, { keepPrevious: true })
  const { data } = answer
  if (answer.error && !data)
    return (
      <PartProblem
        what={text('stats.title')}
        error={answer.error}
        retry={() => void answer.refetch()}
      />
    )
  if (!data) return null
  return (
    <section aria-label={text('stats.title')}>
      <Figures>
        <Figure label={text('stats.expected')} note={text('list.totals', { count: data.count })}>
          <Money value={data.amount} />
        </Figure>
        {(['hot', 'warm', 'cold'] as const).map((each) => (
          <Figure key={each} label={text(`choices.temperature.${each}`)}>
            <NumberText value={data[each]} />
          </Figure>
        ))}
        <Figure label={text('fields.isStale')} {...(data.stale > 0 && { tone: 'warning' })}>
          <NumberText value={data.stale} />
        </Figure>
        <Figure label={text('list.unassigned')}>
          <NumberText value={data.unassigned} />
        </Figure>
      </Figures>
    </section>
  )
}
