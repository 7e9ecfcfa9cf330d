import { useStepForm } from '../form/step-context.ts'
import { useFormats, useWords } from '../words/use-words.ts'
import classes from './pages.module.css'

/** What the employer has applied for: whose invitation this is. */
export function AboutInvitation() {
  const { draft } = useStepForm()
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
