import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { EmployerRecord } from '../contract/directory.endpoints.ts'

/** What an employer has with us, in the programs that the reader sees. */
export function EmployerStrip({ employer }: { employer: EmployerRecord }) {
  const text = useText()
  return (
    <Figures>
      <Figure label={text('strip.pending')}>
        <NumberText value={String(employer.pending)} />
      </Figure>
      <Figure label={text('fields.places')}>
        <NumberText value={String(employer.places)} />
      </Figure>
      <Figure label={text('strip.committed')}>
        <Money value={employer.committed} />
      </Figure>
      <Figure label={text('strip.since')}>
        <DateText value={employer.createdAt} />
      </Figure>
    </Figures>
  )
}
