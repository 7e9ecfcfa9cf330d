import { useDebouncedValue } from '@mantine/hooks'
import { businessNumber, hasValidCheckDigit } from '#modules/employers/contract/formats.ts'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useWords } from '../words/use-words.ts'

const whileTyping = 700

/** Under the business number: whether it adds up. Whether we know the organization is told to nobody. */
export function EmployerNotice() {
  const { typed } = useStepForm()
  const words = useWords()
  const [written] = useDebouncedValue(textOf(typed['employer.businessNumber']), whileTyping)
  const number = businessNumber.normalize(written)
  const isWhole = businessNumber.pattern.test(number)
  return (
    <Notice tone="warning">
      {isWhole && !hasValidCheckDigit(number) && words('notices.oddNumber')}
    </Notice>
  )
}
