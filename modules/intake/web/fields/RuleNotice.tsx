import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLanguage } from '#kit/web/language.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import type { Part } from '../draft/answers.ts'
import { useStepForm } from '../form/step-context.ts'
import { brokenRules } from '../steps/check-step.ts'
import { screenOf } from '../steps/steps.ts'
import { useErrorWords, useWords, type WordKey } from '../words/use-words.ts'
import classes from './fields.module.css'

const whileTyping = 700

/** Says at once, under the answer, which rule of the program it does not meet and what can be done. */
export function RuleNotice({ part, name }: { part: Part; name: string }) {
  const { draft, typed, side } = useStepForm()
  const language = useLanguage()
  const [settled] = useDebouncedValue(typed, whileTyping)
  const ruleWords = useErrorWords()
  const words = useWords()
  const broken = brokenRules(part, { draft, typed: settled, language }).find(
    ({ field }) => field === name,
  )
  return (
    <div role="status">
      {broken && (
        <div className={classes.rule}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <div>
            <strong>{ruleWords(broken)}</strong>
            <p>{words(`remedies.${broken.code}` as WordKey)}</p>
            <ScreenLink screen={screenOf(side, 'profile')} className={classes.others}>
              {words('otherPrograms')}
            </ScreenLink>
          </div>
        </div>
      )}
    </div>
  )
}
