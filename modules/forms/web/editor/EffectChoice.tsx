import { NativeSelect } from '@mantine/core'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Question } from '../../contract/definition.ts'
import classes from './entries.module.css'
import { useEditor } from './editor-context.ts'
import { useQuestionChange } from './use-question.ts'

/** What an answer does, and what it is compared by; only where the form's purpose knows any. */
export function EffectChoice({ question }: { question: Question }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const { effects = [], role = '' } = question
  const toggle = (id: string, isOn: boolean) =>
    change((now) => {
      const others = (now.effects ?? []).filter((each) => each !== id)
      return { effects: isOn ? [...others, id] : others }
    })
  return (
    <>
      {form.effects.length > 0 && (
        <fieldset className={classes.pair}>
          <legend>{text('effects.title')}</legend>
          {form.effects.map(({ id, name }) => (
            <label key={id} className={classes.check}>
              <input
                type="checkbox"
                checked={effects.includes(id)}
                disabled={!mayEdit}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              {bilingual(name)}
            </label>
          ))}
        </fieldset>
      )}
      {form.roles.length > 0 && (
        <NativeSelect
          label={text('effects.role')}
          value={role}
          disabled={!mayEdit}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            change(() => ({ role: chosen || null }))
          }}
          data={[
            { value: '', label: text('effects.noRole') },
            ...form.roles.map(({ id, name }) => ({ value: id, label: bilingual(name) })),
          ]}
        />
      )}
    </>
  )
}
