import { useText } from '#kit/web/text.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import { lateOf, waiting } from '../places.ts'
import { Card } from './Card.tsx'
import { Tallies } from './Tallies.tsx'

type Applications = Part<'applications'>

/** For how long what is open has been here. */
export function Ages({ ages, today }: { ages: Applications['ages']; today: string }) {
  const text = useText()
  const oldest = ages.findLast(({ days }) => days !== null)?.days ?? 0
  const tallies = ages.map(({ days, from, to, open, late }, at) => {
    const place = waiting({
      ...(from && { 'filter[submittedAt][gte]': from }),
      ...(to && { 'filter[submittedAt][lte]': to }),
    })
    const after = (ages[at - 1]?.days ?? -1) + 1
    const label =
      days === null ? text('age.over', { days: oldest }) : text('age.span', { after, days })
    return { key: String(days), label, count: open, to: place, late, lateTo: lateOf(place, today) }
  })
  return (
    <Card name="ages">
      <Tallies heads={headsOf(text, 'ages')} tallies={tallies} />
    </Card>
  )
}

/** Who has how much of it. */
export function Load({ load, today }: { load: NonNullable<Applications['load']>; today: string }) {
  const text = useText()
  const tallies = load.map(({ id, name, open, late }) => {
    const to = waiting({ 'filter[assigneeId]': id })
    return { key: id, label: name, count: open, to, late, lateTo: lateOf(to, today) }
  })
  return (
    <Card name="load">
      <Tallies heads={headsOf(text, 'load')} tallies={tallies} />
    </Card>
  )
}

const headsOf = (text: ReturnType<typeof useText>, name: string) => [
  text(`cards.${name}.of`),
  text('cards.open'),
  text('cards.late'),
]
