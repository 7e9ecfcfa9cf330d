import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { businessNumber, hasValidCheckDigit } from '#modules/employers/contract/formats.ts'
import { callApi } from '#kit/web/api-call.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useWords } from '../words/use-words.ts'

const whileTyping = 700
const known = new Map<string, boolean>()

/** Under the business number: whether we know the organisation, and whether the number adds up. */
export function EmployerNotice() {
  const { typed, token } = useStepForm()
  const words = useWords()
  const [written] = useDebouncedValue(textOf(typed['employer.businessNumber']), whileTyping)
  const number = businessNumber.normalize(written)
  const isWhole = businessNumber.pattern.test(number)
  const isKnown = useIsKnown(token, isWhole ? number : null)
  return (
    <>
      <Notice tone="warning">
        {isWhole && !hasValidCheckDigit(number) && words('notices.oddNumber')}
      </Notice>
      <Notice tone="info">{isKnown && words('notices.knownEmployer')}</Notice>
    </>
  )
}

const nothing = () => undefined

async function ask(token: string, number: string) {
  const input = { params: { token }, body: { businessNumber: number } }
  known.set(number, (await callApi(intakeEndpoints.checkEmployer, input)).isKnown)
}

function useIsKnown(token: string, number: string | null): boolean {
  const [, setAnswers] = useState(0)
  useEffect(() => {
    if (!number || known.has(number)) return
    // It is only good to know: without an answer the page goes on as it is.
    void ask(token, number).then(() => setAnswers((count) => count + 1), nothing)
  }, [token, number])
  return number !== null && known.get(number) === true
}
