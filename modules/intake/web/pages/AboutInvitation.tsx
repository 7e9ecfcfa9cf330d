import classes from '#modules/forms/web/pieces/check/check.module.css'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import type { Draft } from '../../contract/intake.ts'
import { useWords } from '../words/use-words.ts'

/** What the employer has applied for: whose invitation this is. */
export function AboutInvitation() {
  const { draft } = useStepForm<Draft>()
  const words = useWords()
  const { day } = useFormats()
  if (!draft.application) return null
  const { employerName, positionTitle, startOn } = draft.application
  const facts = [
    [words('invitation.employer'), employerName],
    [words('invitation.position'), positionTitle],
    [words('invitation.startOn'), day(startOn)],
  ]
  return (
    <section className={classes.card} aria-label={words('invitation.aboutTitle')}>
      <h2>{words('invitation.aboutTitle')}</h2>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
