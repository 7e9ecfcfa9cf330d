import { Button } from '@mantine/core'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { questionsOf, type Definition, type Question } from '../../contract/definition.ts'
import { questionKinds } from '../../contract/kinds.ts'
import { fieldQuestion, newQuestion } from '../../contract/new-question.ts'
import { spotForNew, type Spot } from '../../contract/places.ts'
import classes from './add-question.module.css'
import { useEditor } from './editor-context.ts'

/** What can be asked besides: a question of one's own, a field, or one that was retired. */
export function AddQuestion({ close, group }: { close: () => void; group?: string }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, definition, at, run, open } = useEditor()
  const asked = new Set(Array.from(questionsOf(definition), ({ question }) => question.id))
  const fields = form.catalogue.filter(({ name }) => !asked.has(name))
  const retired = form.retired.filter(
    ({ question }) => !fields.some(({ name }) => name === question.id),
  )
  const add = async (question: Question) => {
    const isTaken = await run((now) => {
      const spot = group
        ? { into: group, after: lastIn(now, group) }
        : (spotAfter(now, at) ?? spotForNew(now, form.catalogue))
      return spot && { do: 'addQuestion', question, ...spot }
    })
    close()
    if (isTaken) open(question.id)
  }
  const entry = (question: Question, label: string) => (
    <li key={question.id}>
      <Button variant="default" size="sm" fullWidth onClick={() => void add(question)}>
        {label}
      </Button>
    </li>
  )
  const kinds = questionKinds.filter((kind) => !group || kind !== 'group')
  return (
    <Dialog close={close} title={text('add.title')}>
      <h3 className={classes.small}>{text('add.own')}</h3>
      <ul className={classes.choices}>
        {kinds.map((kind) => entry(newQuestion(kind), text(`kinds.${kind}`)))}
      </ul>
      {!group && fields.length > 0 && (
        <>
          <h3 className={classes.small}>{text('add.fields')}</h3>
          <ul className={classes.choices}>
            {fields.map((field) => entry(fieldQuestion(field), bilingual(field.label)))}
          </ul>
        </>
      )}
      {!group && retired.length > 0 && (
        <>
          <h3 className={classes.small}>{text('add.retired')}</h3>
          <ul className={classes.choices}>
            {retired.map(({ question }) => entry(question, bilingual(question.label)))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const lastIn = (definition: Definition, group: string): string | null => {
  const inner = [...questionsOf(definition)].filter((each) => each.group?.id === group)
  return inner.at(-1)?.question.id ?? null
}

/** After what is open. */
function spotAfter({ sections }: Definition, at: string | null): Spot | null {
  for (const { id, questions } of sections) {
    if (id === at) return { into: id, after: questions.at(-1)?.id ?? null }
    const holds = (question: Question) =>
      question.id === at || (question.questions ?? []).some((inner) => inner.id === at)
    const open = questions.find(holds)
    if (open) return { into: id, after: open.id }
  }
  return null
}
