import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { DifferencesOnly } from '#kit/web/show/Compared.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { answersEndpoints, type ResponseFacts } from '../../../contract/answers.endpoints.ts'
import { ComparedAnswers } from './ComparedAnswers.tsx'

/** Every copy beside the one before it, when somebody asks. */
export function Copies({ copies }: { copies: readonly ResponseFacts[] }) {
  const text = useText('forms')
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button
        variant="default"
        size="xs"
        mt="sm"
        className="no-print"
        onClick={() => setOpen(true)}
      >
        {text('answers.compare')}
      </Button>
    )
  return copies.slice(1).map((after, at) => {
    const before = copies[at]
    return before && <Compared key={after.id} before={before} after={after} />
  })
}

function Compared({ before, after }: { before: ResponseFacts; after: ResponseFacts }) {
  const text = useText('forms')
  const bilingual = useBilingual()
  const [isBrief, setBrief] = useState(true)
  const { data, error } = useAnswer(answersEndpoints.compareResponses, {
    params: { id: before.id },
    query: { with: after.id },
  })
  if (error) return <ProblemState error={error} />
  if (!data) return null
  const rows = data.data.filter(({ differs }) => differs || !isBrief)
  return (
    <>
      <DifferencesOnly isOn={isBrief} set={setBrief} />
      {rows.length === 0 ? (
        <p role="status">{text('answers.same')}</p>
      ) : (
        <ComparedAnswers
          title={text('answers.compared', { form: bilingual(after.name) })}
          facts={[data.before, data.after]}
          rows={rows}
        />
      )}
    </>
  )
}
