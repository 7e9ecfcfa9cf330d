import { FoldedPart } from '#kit/web/record/FoldedPart.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import type { Askable } from '../../contract/information-request.ts'
import type { Requesting } from './use-request.ts'
import classes from './request.module.css'

interface Previewed {
  asking: Requesting
  sides: readonly Askable[]
  record: ApplicationRecord
}

/** What each side will read, before it is sent. */
export function MailPreview({ asking, sides, record }: Previewed) {
  const text = useText('informationRequests')
  const spoken = useSpoken()
  const chosen = sides.filter(({ side }) => {
    const { fields, documents } = asking.chosenOf(side)
    return fields.length + Object.keys(documents).length > 0
  })
  const asked = chosen.length ? chosen : sides.filter(({ side }) => side === 'employer')
  return (
    <FoldedPart title={text('ask.preview')}>
      {asked.map((side) => (
        <section key={side.side} className={classes.mail}>
          <h4>{text(`ask.sides.${side.side}`)}</h4>
          <p>
            {text('ask.mailFirst', {
              reference: record.reference,
              participant: record.participantName ?? '',
            })}
          </p>
          <p className={classes.said}>{asking.message}</p>
          <Items side={side} asking={asking} />
          <p>{text('ask.mailLast', { date: spoken.date(asking.dueOn) })}</p>
        </section>
      ))}
    </FoldedPart>
  )
}

function Items({ side, asking }: { side: Askable; asking: Requesting }) {
  const text = useText('informationRequests')
  const bilingual = useBilingual()
  const { fields, documents } = asking.chosenOf(side.side)
  const questions = side.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => fields.includes(id))
  const named = Object.entries(documents).map(([kind, sentence]) => {
    const name = side.documents.find((each) => each.kind === kind)?.name
    return { kind, line: `${name ? bilingual(name) : text('ask.otherDocument')} – ${sentence}` }
  })
  return (
    <ul>
      {questions.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
      {named.map(({ kind, line }) => (
        <li key={kind}>{line}</li>
      ))}
    </ul>
  )
}
