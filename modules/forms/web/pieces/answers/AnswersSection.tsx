import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { answersEndpoints, type ResponseFacts } from '../../../contract/answers.endpoints.ts'
import { Copies } from './Copies.tsx'
import { ResponseView } from './ResponseView.tsx'
import classes from './answers.module.css'

/** What was answered for a record, form by form; nothing where there is nothing to read. */
export function AnswersSection({
  recordId,
  purposes,
}: {
  recordId: string
  /** Of these forms alone, which then stand beside each other. */
  purposes?: readonly string[]
}) {
  const text = useText('forms')
  const answer = useAnswer(answersEndpoints.listResponses, { query: { record: recordId } })
  const { data, error } = answer
  const found = data?.data.filter(({ purpose }) => purposes?.includes(purpose) ?? true) ?? []
  if (!error && !found.length) return null
  return (
    <RecordSection title={text('answers.title')}>
      {error && !data && <ProblemState error={error} retry={() => void answer.refetch()} />}
      <div className={purposes && classes.beside}>
        {byForm(found).map((copies) => (
          <Form key={copies[0]?.purpose} copies={copies} />
        ))}
      </div>
    </RecordSection>
  )
}

function Form({ copies }: { copies: readonly ResponseFacts[] }) {
  const bilingual = useBilingual()
  const latest = copies.at(-1)
  if (!latest) return null
  return (
    <section className={classes.form} aria-label={bilingual(latest.name)}>
      <h3>{bilingual(latest.name)}</h3>
      <ResponseView facts={latest} isOneOfSeveral={copies.length > 1} />
      {copies.length > 1 && <Copies copies={copies} />}
    </section>
  )
}

const byForm = (responses: readonly ResponseFacts[]) => [
  ...Map.groupBy(responses, ({ purpose }) => purpose).values(),
]
