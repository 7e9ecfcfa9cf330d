import { NativeSelect, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { isRealDate } from '#kit/contract/fields.ts'
import { decimalOf } from '#kit/web/form/field-values.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type { Question, Test } from '../../contract/definition.ts'
import classes from './entries.module.css'
import { useLocal } from '../use-local.ts'
import { useEditor } from './editor-context.ts'
import { isFigure } from './typed-parts.ts'

const DateEntry = lazy(() =>
  import('#kit/web/form/DateEntry.tsx').then((m) => ({ default: m.DateEntry })),
)

interface TestValueProps {
  test: Test
  options: NonNullable<Question['options']>
  change: (test: Test) => void
}

/** What an answer is compared with, as its comparison needs it. */
export function TestValue(props: TestValueProps) {
  const { op } = props.test
  if (op === 'is') return <YesOrNo {...props} />
  if (op === 'before' || op === 'onOrAfter') return <Day {...props} />
  if (op === 'between' || op === 'count') return <Ends {...props} />
  return op === 'answered' || op === 'unanswered' ? null : <Choices {...props} />
}

function YesOrNo({ test, change }: TestValueProps) {
  const text = useText()
  const kit = useKitText()
  const { mayEdit } = useEditor()
  return (
    <NativeSelect
      aria-label={text('show.value')}
      value={test.is === undefined ? '' : String(test.is)}
      disabled={!mayEdit}
      onChange={(event) => change({ ...test, is: event.currentTarget.value === 'true' })}
      data={[
        ...(test.is === undefined ? [{ value: '', label: text('show.choose') }] : []),
        { value: 'true', label: kit('states.yes') },
        { value: 'false', label: kit('states.no') },
      ]}
    />
  )
}

function Day({ test, change }: TestValueProps) {
  const text = useText()
  const { mayEdit } = useEditor()
  return (
    <Suspense>
      <DateEntry
        aria-label={text('show.value')}
        value={test.day ?? ''}
        disabled={!mayEdit}
        onChange={(day) => {
          if (day === '' || isRealDate(day)) change({ ...test, day: day || undefined })
        }}
      />
    </Suspense>
  )
}

function Ends(props: TestValueProps) {
  return (
    <>
      <End {...props} end="min" />
      <End {...props} end="max" />
    </>
  )
}

function End({ test, change, end }: TestValueProps & { end: 'min' | 'max' }) {
  const text = useText()
  const language = useLanguage()
  const { mayEdit } = useEditor()
  const [typed, setTyped] = useLocal(test[end] ?? '')
  const written = decimalOf(typed, language)
  const isRight = written === '' || isFigure(written)
  return (
    <TextInput
      className={classes.figure}
      inputMode="decimal"
      aria-label={text(`show.${end}`)}
      placeholder={text(`show.${end}`)}
      value={typed}
      readOnly={!mayEdit}
      error={isRight ? undefined : text(`limits.wrong.${end}`)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (written !== (test[end] ?? '')) change({ ...test, [end]: written || undefined })
      }}
    />
  )
}

function Choices({ test, options, change }: TestValueProps) {
  const text = useText()
  const bilingual = useBilingual()
  const { mayEdit } = useEditor()
  const { of = [] } = test
  return (
    <div role="group" aria-label={text('show.value')} className={classes.ticks}>
      {options.map(({ id, label }) => (
        <label key={id} className={classes.check}>
          <input
            type="checkbox"
            checked={of.includes(id)}
            disabled={!mayEdit}
            onChange={(event) => {
              const others = of.filter((each) => each !== id)
              change({ ...test, of: event.currentTarget.checked ? [...others, id] : others })
            }}
          />
          {bilingual(label) || text('untitled')}
        </label>
      ))}
    </div>
  )
}
