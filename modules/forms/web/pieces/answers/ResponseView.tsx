import { useRecord } from '#kit/web/api-query.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useFold } from '#kit/web/show/use-fold.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import {
  answersEndpoints,
  type FormResponse,
  type ResponseFacts,
} from '../../../contract/answers.endpoints.ts'
import { AskedList } from './AskedList.tsx'
import classes from './answers.module.css'

/** The organisation’s own questions and, folded, everything as it was asked. */
export function ResponseView(given: { facts: ResponseFacts; isOneOfSeveral: boolean }) {
  const { facts, isOneOfSeveral } = given
  const text = useText('forms')
  const { data, error } = useRecord(answersEndpoints.readResponse, { id: facts.id })
  const language = facts.language === 'fr' ? 'answers.inFrench' : 'answers.inEnglish'
  return (
    <>
      <p className={`quiet ${classes.facts}`}>
        {isOneOfSeveral && <span>{text('answers.copy', { number: facts.copyNo })}</span>}
        <span>{text('answers.facts', { number: facts.number, name: facts.by })}</span>
        <InstantText value={facts.submittedAt} />
        <span>{text(language)}</span>
      </p>
      {error && <ProblemState error={error} />}
      {data &&
        (isAllOwn(data) ? <Sections response={askedOf(data)} /> : <OwnAndWhole response={data} />)}
    </>
  )
}

/** Of a form that fills no fields all is one's own. */
const isAllOwn = ({ sections }: FormResponse) =>
  sections.every(({ questions }) => questions.every(({ isOwn }) => isOwn))

const Sections = ({ response: { id: of, sections } }: { response: FormResponse }) =>
  sections.map(({ id, title, questions }) => (
    <section key={id}>
      <h4>{title}</h4>
      <AskedList of={of} questions={questions} />
    </section>
  ))

/** What was asked alone: the questions of a survey depend on each other. */
const askedOf = (response: FormResponse): FormResponse => ({
  ...response,
  sections: response.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ answer }) => answer.state !== 'notAsked'),
    }))
    .filter(({ questions }) => questions.length > 0),
})

function OwnAndWhole({ response }: { response: FormResponse }) {
  const text = useText('forms')
  const fold = useFold()
  const { id: of, sections } = response
  const own = sections.flatMap(({ questions }) => questions.filter(({ isOwn }) => isOwn))
  return (
    <>
      <h4>{text('answers.own')}</h4>
      {own.length > 0 ? (
        <AskedList of={of} questions={own} />
      ) : (
        <p className="quiet">{text('answers.noOwn')}</p>
      )}
      <details
        className={classes.whole}
        open={fold.isOpen}
        onToggle={(event) => fold.set(event.currentTarget.open)}
      >
        <summary>{text('answers.whole')}</summary>
        {fold.isOpen && <Sections response={response} />}
      </details>
    </>
  )
}
