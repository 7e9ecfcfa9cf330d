import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { PublicQuestion } from '#modules/forms/contract/public-form.ts'
import { useAnswerWords } from '#modules/forms/web/pieces/check/AnswerText.tsx'
import type { InformationRequest } from '../../contract/information-request.ts'
import { informationRequestsEndpoints } from '../../contract/information-requests.endpoints.ts'
import classes from './request.module.css'

const tones = {
  open: 'warning',
  answered: 'success',
  lapsed: 'danger',
  withdrawn: 'neutral',
} as const

/** What was asked for, and what the answers changed; nothing where nothing was ever asked. */
export function RequestsSection({ id }: { id: string }) {
  const text = useText('informationRequests')
  const answer = useAnswer(informationRequestsEndpoints.listInformationRequests, { params: { id } })
  const { data, error } = answer
  if (error && !data)
    return (
      <PartProblem what={text('told.title')} error={error} retry={() => void answer.refetch()} />
    )
  if (!data?.data.length) return null
  return (
    <RecordSection title={text('told.title')}>
      {data.data.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </RecordSection>
  )
}

function Request({ request }: { request: InformationRequest }) {
  const text = useText('informationRequests')
  const { state, side, closedAt, answeredBy, reply } = request
  return (
    <article className={classes.request}>
      <div className={classes.head}>
        <strong>{text(`ask.sides.${side}`)}</strong>
        <ToneBadge tone={tones[state]}>{text(`told.states.${state}`)}</ToneBadge>
        <span className="quiet">
          {text('told.due')}{' '}
          {state === 'open' ? <DueDay day={request.dueOn} /> : <DateText value={request.dueOn} />}
          {closedAt && (
            <>
              {' · '}
              {answeredBy} <InstantText value={closedAt} />
            </>
          )}
        </span>
      </div>
      <blockquote className={classes.quote}>{request.message}</blockquote>
      {reply && (
        <p>
          <span className="quiet">{text('told.reply')} </span>
          <span className={classes.said}>{reply}</span>
        </p>
      )}
      {request.questions.length > 0 && <Questions request={request} />}
      <Documents request={request} />
    </article>
  )
}

/** Before and now once it is answered; until then what is asked. */
function Questions({ request: { questions, before, after } }: { request: InformationRequest }) {
  const text = useText('informationRequests')
  if (!before || !after)
    return (
      <ul>
        {questions.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    )
  return (
    <ComparedTable
      title={text('told.difference')}
      of={text('told.question')}
      versions={[
        { key: 'before', name: text('told.before') },
        { key: 'after', name: text('told.after') },
      ]}
    >
      {questions.map((question) => (
        <Compared key={question.id} question={question} {...{ before, after }} />
      ))}
    </ComparedTable>
  )
}

type Values = Readonly<Record<string, unknown>>

function Compared(props: { question: PublicQuestion; before: Values; after: Values }) {
  const text = useText('informationRequests')
  const say = useAnswerWords()
  const { question, before, after } = props
  const said = ({ [question.id]: value }: Values) =>
    value === null || value === undefined ? text('told.nothing') : say(question, value)
  const [was, now] = [said(before), said(after)]
  return (
    <ComparedRow label={question.label} differs={was !== now}>
      <td>{was}</td>
      <td>{now}</td>
    </ComparedRow>
  )
}

function Documents({ request: { documents, received, state } }: { request: InformationRequest }) {
  const text = useText('informationRequests')
  const bilingual = useBilingual()
  if (documents.length === 0) return null
  return (
    <ul>
      {documents.map(({ code, name, sentence }) => {
        const files = received.filter((file) => file.code === code).map((file) => file.name)
        const none = state === 'answered' ? text('told.noFile') : null
        return (
          <li key={code}>
            {bilingual(name)} – {sentence}
            {(files.length > 0 || none) && (
              <>
                {' – '}
                <strong>{files.join(', ') || none}</strong>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
