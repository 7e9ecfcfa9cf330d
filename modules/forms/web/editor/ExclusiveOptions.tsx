import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Question } from '../../contract/definition.ts'
import classes from './entries.module.css'
import { useEditor } from './editor-context.ts'
import { useQuestionChange } from './use-question.ts'

/** Which of several choices stand alone: they take the others back. */
export function ExclusiveOptions({ question }: { question: Question }) {
  const text = useText()
  const bilingual = useBilingual()
  const { mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const { options = [] } = question
  if (options.length < 2) return null
  const toggle = (id: string, isOn: boolean) =>
    change((now) => ({
      options: (now.options ?? []).map(({ exclusive, ...option }) => ({
        ...option,
        ...((option.id === id ? isOn : exclusive) ? { exclusive: true as const } : {}),
      })),
    }))
  return (
    <fieldset className={classes.pair}>
      <legend>{text('options.exclusive')}</legend>
      <div className={classes.ticks}>
        {options.map(({ id, label, exclusive = false }) => (
          <label key={id} className={classes.check}>
            <input
              type="checkbox"
              checked={exclusive}
              disabled={!mayEdit}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {bilingual(label) || text('untitledChoice')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
