import { NativeSelect } from '@mantine/core'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { comparisons, flagsDifference } from '../../contract/compared-roles.ts'
import type { Question } from '../../contract/definition.ts'
import classes from './entries.module.css'
import { useEditor } from './editor-context.ts'
import { useEntryKind, useQuestionChange } from './use-question.ts'

/** Of choices: which of them bring it about; where none is ticked, any does. */
function EffectOptions({ question }: { question: Question }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const kind = useEntryKind(question)
  if (kind !== 'one' && kind !== 'many') return null
  const field = form.catalogue.find(({ name }) => name === question.id)
  const options = field?.options ?? question.options ?? []
  const { effectsOn = [] } = question
  const gone = effectsOn.filter((each) => !options.some(({ id }) => id === each))
  const toggle = (id: string, isOn: boolean) =>
    change((now) => {
      const others = (now.effectsOn ?? []).filter((each) => each !== id)
      return { effectsOn: isOn ? [...others, id] : others }
    })
  const choices = [
    ...options.map(({ id, label }) => ({ id, label: bilingual(label) || text('untitledChoice') })),
    ...gone.map((id) => ({ id, label: text('effects.gone') })),
  ]
  return (
    <div role="group" aria-labelledby="effects-on" className={classes.effectsOn}>
      <p id="effects-on" className="quiet">
        {text('effects.on')}
      </p>
      <div className={classes.ticks}>
        {choices.map(({ id, label }) => (
          <label key={id} className={classes.check}>
            <input
              type="checkbox"
              checked={effectsOn.includes(id)}
              disabled={!mayEdit}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  )
}

/** What an answer does, and what it is compared by; only where the form's purpose knows any. */
export function EffectChoice({ question }: { question: Question }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const { effects = [] } = question
  const fixed = form.catalogue.find(({ name }) => name === question.id)?.role
  const role = fixed ?? question.role ?? ''
  const kind = useEntryKind(question)
  const roles = form.roles.filter(
    ({ id, as }) => id === role || comparisons[as].some((each) => each === kind),
  )
  const offered = form.effects.filter(
    ({ id }) => id !== flagsDifference || roles.length > 0 || effects.includes(id),
  )
  const toggle = (id: string, isOn: boolean) =>
    change((now) => {
      const others = (now.effects ?? []).filter((each) => each !== id)
      return { effects: isOn ? [...others, id] : others }
    })
  return (
    <>
      {offered.length > 0 && (
        <fieldset className={classes.pair}>
          <legend>{text('effects.title')}</legend>
          <p className="quiet">{text('effects.help')}</p>
          {offered.map(({ id, name }) => (
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
          {effects.some((each) => each !== flagsDifference) && (
            <EffectOptions question={question} />
          )}
        </fieldset>
      )}
      {roles.length > 0 && (
        <NativeSelect
          label={text('effects.role')}
          value={role}
          disabled={!mayEdit || fixed !== undefined}
          description={fixed && text('effects.roleOfField')}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            change(() => ({ role: chosen || null }))
          }}
          data={[
            { value: '', label: text('effects.noRole') },
            ...roles.map(({ id, name }) => ({ value: id, label: bilingual(name) })),
          ]}
        />
      )}
    </>
  )
}
