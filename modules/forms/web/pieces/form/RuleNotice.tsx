import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { use } from 'react'
import classes from '../fields/fields.module.css'
import { brokenRule } from '../steps/check-step.ts'
import { useErrorWords } from '../words/use-words.ts'
import { useStepForm } from './step-context.ts'

const whileTyping = 700

/** Says at once, under the answer, which rule it does not meet and what can be done. */
export function RuleNotice({ id }: { id: string }) {
  const { kind, draft, answers } = useStepForm()
  const pages = use(kind.pages())
  const [settled] = useDebouncedValue(answers, whileTyping)
  const ruleWords = useErrorWords(kind.namespace)
  const broken = brokenRule(id, { pages, draft, answers: settled })
  return (
    <div role="status">
      {broken && (
        <div className={classes.rule}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <div>
            <strong>{ruleWords(broken)}</strong>
            {pages.remedy(broken.code)}
          </div>
        </div>
      )}
    </div>
  )
}
