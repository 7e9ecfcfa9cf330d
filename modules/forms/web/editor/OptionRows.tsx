import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { languages, type Language } from '#kit/contract/strings.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { confirmWords } from '../../contract/change-words.ts'
import type { Question } from '../../contract/definition.ts'
import { newKey } from '../../contract/new-question.ts'
import entries from './entries.module.css'
import classes from './option-rows.module.css'
import { useEditor } from './editor-context.ts'
import type { Part } from './typed-parts.ts'
import { UnsavedNote, useFlawWords } from './UnsavedNote.tsx'
import { useQuestionChange } from './use-question.ts'
import { useTyped } from './use-typed.ts'

type Option = NonNullable<Question['options']>[number]

/** The choices of a question, in both languages; their keys say nothing and never change. */
export function OptionRows({ question }: { question: Question }) {
  const text = useText()
  const { mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const options = question.options ?? []
  const set = (make: (now: Option[]) => Option[]) =>
    change((now) => ({ options: make([...(now.options ?? [])]) }))
  const [added, setAdded] = useState('')
  const add = () => {
    const id = newKey('o')
    setAdded(id)
    set((now) => [...now, { id, label: { en: '', fr: '' } }])
  }
  return (
    <fieldset className={entries.pair}>
      <legend>{text('options.title')}</legend>
      <ol className={classes.options}>
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            {...{ option, at, set }}
            questionId={question.id}
            count={options.length}
            isNew={option.id === added}
          />
        ))}
      </ol>
      {mayEdit && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {text('options.add')}
        </Button>
      )}
    </fieldset>
  )
}

interface OptionRowProps {
  questionId: string
  option: Option
  at: number
  count: number
  /** Just added: its words are written next. */
  isNew: boolean
  set: (make: (now: Option[]) => Option[]) => void
}

function OptionRow({ questionId, option, at, count, isNew, set }: OptionRowProps) {
  const text = useText()
  const { mayEdit } = useEditor()
  const { id, label } = option
  const number = at + 1
  const only = (make: (now: Option) => Option) =>
    set((now) => now.map((each) => (each.id === id ? make(each) : each)))
  const move = (by: -1 | 1) =>
    set((now) => {
      const from = now.findIndex((each) => each.id === id)
      const [moved] = now.splice(from, 1)
      if (moved) now.splice(from + by, 0, moved)
      return now
    })
  return (
    <li>
      {languages.map((language) => (
        <OptionWord
          key={language}
          number={number}
          language={language}
          isFirst={isNew && language === languages[0]}
          part={{ of: 'option', id: questionId, option: id, language }}
        />
      ))}
      {mayEdit && (
        <span className={classes.rowActs}>
          {label.confirm && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => only((now) => ({ ...now, label: confirmWords(now.label) }))}
            >
              {text('words.stillRight')}
            </Button>
          )}
          <RowButton label={text('options.up', { number })} isOff={at === 0} act={() => move(-1)}>
            <IconArrowUp size={16} aria-hidden />
          </RowButton>
          <RowButton
            label={text('options.down', { number })}
            isOff={at === count - 1}
            act={() => move(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </RowButton>
          <RowButton
            label={text('options.remove', { number })}
            act={() => set((now) => now.filter((each) => each.id !== id))}
          >
            <IconTrash size={16} aria-hidden />
          </RowButton>
        </span>
      )}
    </li>
  )
}

const RowButton = (props: {
  label: string
  isOff?: boolean
  act: () => void
  children: ReactNode
}) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={32}
    aria-label={props.label}
    disabled={props.isOff ?? false}
    onClick={props.act}
  >
    {props.children}
  </ActionIcon>
)

const focus = (input: HTMLInputElement | null) => input?.focus()

function OptionWord(props: { number: number; language: Language; isFirst: boolean; part: Part }) {
  const { language, part, number } = props
  const text = useText()
  const kit = useKitText()
  const { mayEdit } = useEditor()
  const typed = useTyped(part)
  const name = kit(language === 'en' ? 'form.english' : 'form.french')
  return (
    <div>
      <TextInput
        lang={language}
        ref={props.isFirst ? focus : undefined}
        aria-label={text('options.word', { number, language: name })}
        placeholder={name}
        value={typed.typed}
        readOnly={!mayEdit}
        error={useFlawWords()(part, typed)}
        data-missing={!typed.typed.trim() || undefined}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.save}
      />
      <UnsavedNote part={part} typed={typed} />
    </div>
  )
}
