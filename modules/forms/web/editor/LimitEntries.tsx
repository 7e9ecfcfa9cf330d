import { TextInput } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import type { Limits, Question } from '../../contract/definition.ts'
import type { EntryKind } from '../../contract/kinds.ts'
import classes from './entries.module.css'
import { useEditor } from './editor-context.ts'
import { UnsavedNote, useFlawWords } from './UnsavedNote.tsx'
import { useEntryKind } from './use-question.ts'
import { useTyped } from './use-typed.ts'

type Limit = keyof Limits

const figures: readonly Limit[] = ['min', 'max']
const limitsOf: Partial<Record<EntryKind, readonly Limit[]>> = {
  text: ['maxLength'],
  longText: ['maxLength'],
  number: [...figures, 'scale'],
  integer: figures,
  money: figures,
  percent: figures,
  many: figures,
  group: figures,
}

/** The bounds of an answer; of a field they may be drawn closer, and no wider. */
export function LimitEntries({ question }: { question: Question }) {
  const text = useText()
  const kind = useEntryKind(question)
  const names = limitsOf[kind] ?? []
  if (names.length === 0) return null
  const isCount = kind === 'many' || kind === 'group'
  return (
    <fieldset className={classes.pair}>
      <legend>{text(isCount ? 'limits.count' : 'limits.title')}</legend>
      <div className={classes.limits}>
        {names.map((name) => (
          <LimitEntry key={name} question={question} name={name} />
        ))}
      </div>
    </fieldset>
  )
}

function LimitEntry({ question, name }: { question: Question; name: Limit }) {
  const text = useText()
  const { mayEdit } = useEditor()
  const part = { of: 'limit', id: question.id, limit: name } as const
  const typed = useTyped(part)
  return (
    <div>
      <TextInput
        label={text(`limits.${name}`)}
        inputMode="decimal"
        value={typed.typed}
        readOnly={!mayEdit}
        error={useFlawWords()(part, typed)}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.save}
      />
      <UnsavedNote part={part} typed={typed} />
    </div>
  )
}
