import { Fragment, use } from 'react'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { Ask } from '../fields/Ask.tsx'
import { StatementsQuestion } from '../fields/StatementsQuestion.tsx'
import { useWords } from '../words/use-words.ts'
import { RuleNotice } from './RuleNotice.tsx'
import { useStepForm } from './step-context.ts'

/** The questions of a page, with what belongs to some of them beside. */
export const StepBody = ({ questions }: { questions: readonly PublicQuestion[] }) =>
  runsOf(questions).map((run) =>
    run[0]!.kind === 'statement' ? (
      <StatementsQuestion key={run[0]!.id} statements={run} />
    ) : (
      <OneQuestion key={run[0]!.id} question={run[0]!} />
    ),
  )

/** Statements that follow one another are confirmed together. */
function runsOf(questions: readonly PublicQuestion[]): PublicQuestion[][] {
  const runs: PublicQuestion[][] = []
  for (const question of questions) {
    const last = runs.at(-1)
    const isStatement = question.kind === 'statement'
    if (isStatement && last?.[0]?.kind === 'statement') last.push(question)
    else runs.push([question])
  }
  return runs
}

function OneQuestion({ question }: { question: PublicQuestion }) {
  const { kind, typed, errors, answers, answer } = useStepForm()
  const { id } = question
  const pages = use(kind.pages())
  const Before = pages.before?.[id] ?? Fragment
  const After = pages.after?.[id] ?? Fragment
  return (
    <>
      <Before />
      <div>
        <Ask
          question={question}
          path={id}
          value={typed[id]}
          error={errors[id]}
          answers={answers}
          onChange={(value) => answer({ [id]: value })}
        />
        <Given question={question} />
        <RuleNotice id={id} />
      </div>
      <After />
    </>
  )
}

/** A protected answer is not told again, not even to whoever gave it. */
function Given({ question: { id } }: { question: PublicQuestion }) {
  const { draft, typed } = useStepForm()
  const words = useWords()
  if (!draft.given.includes(id) || typed[id] !== undefined) return null
  return <p className="quiet">{words('given.again')}</p>
}
