import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { decimalOf } from '#kit/web/form/field-values.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import type { Limits, Question } from '../../contract/definition.ts'
import type { EntryKind } from '../../contract/kinds.ts'
import classes from './entries.module.css'
import { useLocal } from '../use-local.ts'
import { useEditor } from './editor-context.ts'
import { useEntryKind, useQuestionChange } from './use-question.ts'

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

const patterns: Record<Limit, RegExp> = {
  min: /^-?\d{1,12}(\.\d{1,8})?$/,
  max: /^-?\d{1,12}(\.\d{1,8})?$/,
  scale: /^[0-4]$/,
  maxLength: /^[1-9]\d{0,2}$|^[1-3]\d{3}$|^4000$/,
}

function LimitEntry({ question, name }: { question: Question; name: Limit }) {
  const text = useText()
  const language = useLanguage()
  const { mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const kept = String(question.limits?.[name] ?? '')
  const [typed, setTyped] = useLocal(kept)
  const [isWrong, setWrong] = useState(false)
  const keep = () => {
    const written = decimalOf(typed, language)
    const isRight = written === '' || patterns[name].test(written)
    setWrong(!isRight)
    if (!isRight || written === kept) return
    const isWhole = name === 'scale' || name === 'maxLength'
    change(({ limits: { [name]: _, ...others } = {} }) => {
      const limits = written
        ? { ...others, [name]: isWhole ? Number(written) : written }
        : (others as Limits)
      return { limits: Object.keys(limits).length ? limits : null }
    })
  }
  return (
    <TextInput
      label={text(`limits.${name}`)}
      inputMode="decimal"
      value={typed}
      readOnly={!mayEdit}
      error={isWrong && text(`limits.wrong.${name}`)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
    />
  )
}
