import { useAnswer, useRecord } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { answersEndpoints } from '#modules/forms/contract/answers.endpoints.ts'
import type { AnsweredFile } from '#modules/forms/web/pieces/answers/AnswerFile.tsx'
import { AnswerFileInPlace } from '#modules/forms/web/pieces/answers/AnswerFileInPlace.tsx'
import { evidencePurpose } from '../contract/funding-request.ts'
import classes from './funding-requests.module.css'

/** The invoice and all else that was handed in last, each to be read where it stands. */
export function EvidenceFiles({ recordId }: { recordId: string }) {
  const answer = useAnswer(answersEndpoints.listResponses, { query: { record: recordId } })
  const { data, error } = answer
  if (error && !data) return <ProblemState error={error} retry={() => void answer.refetch()} />
  const latest = data?.data.findLast(({ purpose }) => purpose === evidencePurpose)
  return latest ? <Files of={latest.id} /> : null
}

function Files({ of }: { of: string }) {
  const { data, error } = useRecord(answersEndpoints.readResponse, { id: of })
  if (error) return <ProblemState error={error} />
  if (!data) return <WaitingPart />
  const asked = data.sections.flatMap(({ questions }) => questions)
  return (
    <dl className={classes.files}>
      {asked
        .filter(({ question, answer }) => question.kind === 'file' && answer.state === 'answered')
        .map(({ question, answer }) => (
          <div key={question.id}>
            <dt>{question.label}</dt>
            <dd>
              {(answer.value as AnsweredFile[]).map((file) => (
                <AnswerFileInPlace key={file.id} of={of} file={file} />
              ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}
