import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { OpenProgram } from '#modules/programs/contract/open-programs.endpoints.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { useWords } from '../words/use-words.ts'
import { useRules } from './use-rules.ts'
import classes from './start.module.css'

/** Who can take part, folded: among several programs the names and the deadlines come first. */
export function FoldedRules({ program }: { program: OpenProgram }) {
  const words = useWords()
  const rules = useRules()
  return (
    <details className={classes.facts}>
      <summary>{words('facts.who')}</summary>
      <Lines of={rules(program)} />
    </details>
  )
}

/** A program's rules in plain words: who can take part, what it pays, what to have at hand. */
export function ProgramFacts({ program }: { program: OpenProgram }) {
  const words = useWords()
  const rules = useRules()
  const pays = usePays(program)
  const ready = useReady(program)
  return (
    <div className={classes.facts}>
      <List title={words('facts.who')} lines={rules(program)} />
      <List title={words('facts.pays')} lines={pays} />
      <List title={words('facts.ready')} lines={ready} />
    </div>
  )
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    <Lines of={lines} />
  </section>
)

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

function usePays({ rateSchedule, maxWagePerParticipant, includesEmployerCosts }: OpenProgram) {
  const words = useWords()
  const { money, percent } = useFormats()
  const rates = rateSchedule.map((step) =>
    words('facts.rate', {
      from: step.fromWeek,
      to: step.toWeek,
      percent: percent(step.percent),
      cap: money(step.weeklyCap),
    }),
  )
  const most = words('facts.most', { amount: money(maxWagePerParticipant) })
  return [...rates, most, ...(includesEmployerCosts ? [words('facts.employerCosts')] : [])]
}

function useReady({ requiredDocuments }: OpenProgram) {
  const words = useWords()
  const bilingual = useBilingual()
  const documents = requiredDocuments
    .filter(({ askedOf }) => askedOf === 'employer')
    .map(({ name, mandatory }) =>
      mandatory ? bilingual(name) : words('facts.optional', { document: bilingual(name) }),
    )
  return [
    words('facts.readyBusinessNumber'),
    words('facts.readyIndustry'),
    words('facts.readyParticipant'),
    ...documents,
  ]
}
