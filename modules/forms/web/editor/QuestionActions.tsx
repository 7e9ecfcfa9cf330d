import { Button, NativeSelect } from '@mantine/core'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { readingsIn } from '../../contract/apply-edit.ts'
import { questionsOf, type Question } from '../../contract/definition.ts'
import { duplicateOf } from '../../contract/new-question.ts'
import { nextSpot, spotOf } from '../../contract/places.ts'
import classes from '../pane.module.css'
import { useEditor } from './editor-context.ts'
import { questionIn, sectionIn } from './find.ts'
import { useBringingBack } from './use-bringing-back.ts'
import type { Carrying } from './use-carrying.ts'

/** Up, down, to another section, once more, and no longer. */
export function QuestionActions(props: { question: Question; carrying: Carrying }) {
  const { question, carrying } = props
  const text = useText()
  const bilingual = useBilingual()
  const { definition, mayEdit, run, choose } = useEditor()
  const retire = useRetiring(question)
  if (!mayEdit) return null
  const { id } = question
  const place = [...questionsOf(definition)].find((each) => each.question.id === id)
  const duplicate = async () => {
    const copy = duplicateOf(question)
    const into = place?.group?.id ?? place?.section.id ?? ''
    if (await run(() => ({ do: 'addQuestion', question: copy, into, after: id }))) choose(copy.id)
  }
  const moveTo = (into: string) =>
    carrying.moveTo(id, {
      into,
      after: sectionIn(definition, into)?.questions.at(-1)?.id ?? null,
    })
  return (
    <div className={classes.acts}>
      <Button
        size="sm"
        variant="default"
        disabled={!nextSpot(definition, id, -1)}
        onClick={() => carrying.moveBy(id, -1)}
      >
        {text('move.up')}
      </Button>
      <Button
        size="sm"
        variant="default"
        disabled={!nextSpot(definition, id, 1)}
        onClick={() => carrying.moveBy(id, 1)}
      >
        {text('move.down')}
      </Button>
      {place && !place.group && (
        <NativeSelect
          size="sm"
          label={text('move.to')}
          value={place.section.id}
          onChange={(event) => moveTo(event.currentTarget.value)}
          data={definition.sections.map((section) => ({
            value: section.id,
            label: bilingual(section.title) || text('untitledSection'),
          }))}
        />
      )}
      {question.kind !== 'field' && (
        <Button size="sm" variant="default" onClick={() => void duplicate()}>
          {text('question.duplicate')}
        </Button>
      )}
      <Button size="sm" variant="default" onClick={() => void retire()}>
        {text('question.retire')}
      </Button>
    </div>
  )
}

/** Says first where the question is used. What another is shown depending on is refused, by name. */
function useRetiring(question: Question) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, definition, run, choose } = useEditor()
  const bringBack = useBringingBack()
  const { id } = question
  const name = bilingual(question.label) || text('untitled')
  return async () => {
    const retire = () => run(() => ({ do: 'retireQuestion', id }))
    if (readingsIn(definition).some(({ reads }) => reads === id)) return void (await retire())
    const isPublished = questionIn(form.published.definition, id) !== null
    const uses = [
      ...(isPublished ? [text('retire.published', { number: form.published.number })] : []),
      text(isPublished ? 'retire.answersStay' : 'retire.unused'),
    ]
    const isSure = await confirmAct({
      title: text('retire.title', { question: name }),
      body: uses.join(' '),
      verb: text('retire.verb'),
    })
    const was = spotOf(definition, id)
    if (!isSure || !(await retire())) return
    choose(null)
    toast.success(text('retired.done', { question: name }), {
      label: text('retired.undo'),
      run: () => void bringBack(question, was),
    })
  }
}
