import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { shownInEntry, type Entry } from '../../../contract/shown.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords } from '../words/use-words.ts'
import { Ask } from './Ask.tsx'
import classes from './group.module.css'
import { newItem } from './new-item.ts'
import type { Entered } from './question.ts'

/** The same questions again and again, e.g. for each line of costs. */
export function GroupQuestion({ entered }: { entered: Entered }) {
  const words = useWords()
  const add = useRef<HTMLButtonElement>(null)
  const { id, label, hint, error, question, onChange } = entered
  const entries = (entered.value ?? []) as Entry[]
  const isFull = entries.length >= Number(question.limits?.max ?? 50)
  const change = (item: string, answers: Entry['answers']) =>
    onChange(entries.map((each) => (each.item === item ? { item, answers } : each)))
  const remove = (item: string) => {
    onChange(entries.filter((each) => each.item !== item))
    add.current?.focus()
  }
  return (
    <fieldset className={classes.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {hint && <p className="quiet">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {entries.map((entry, at) => (
        <section key={entry.item} className={classes.entry} aria-label={nameOf(question, at)}>
          <header>
            <h3>{nameOf(question, at)}</h3>
            <Button
              variant="subtle"
              size="md"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              aria-label={words('group.removeEntry', { entry: nameOf(question, at) })}
              onClick={() => remove(entry.item)}
            >
              {words('group.remove')}
            </Button>
          </header>
          <EntryQuestions
            group={question}
            entry={entry}
            onChange={(answers) => change(entry.item, answers)}
          />
        </section>
      ))}
      <Button
        id={id}
        ref={add}
        variant="default"
        size="md"
        disabled={isFull}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => onChange([...entries, { item: newItem(), answers: {} }])}
      >
        {question.entry?.add ?? words('group.add')}
      </Button>
      {isFull && <p className="quiet">{words('group.full')}</p>}
    </fieldset>
  )
}

const nameOf = ({ entry, label }: PublicQuestion, at: number) => `${entry?.item ?? label} ${at + 1}`

function EntryQuestions(props: {
  group: PublicQuestion
  entry: Entry
  onChange: (answers: Entry['answers']) => void
}) {
  const { group, entry, onChange } = props
  const { answers, errors } = useStepForm()
  const known = (answers[group.id] ?? []) as Entry[]
  const sent = known.find(({ item }) => item === entry.item) ?? { ...entry, answers: {} }
  return shownInEntry(group, sent, answers).map((question) => {
    const path = `${group.id}.${entry.item}.${question.id}`
    return (
      <Ask
        key={inputId(path)}
        question={question}
        path={path}
        value={entry.answers[question.id]}
        error={errors[path]}
        answers={{ ...answers, ...sent.answers }}
        onChange={(value) => onChange({ ...entry.answers, [question.id]: value })}
      />
    )
  })
}
