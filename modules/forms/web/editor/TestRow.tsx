import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import type { Question, Test } from '../../contract/definition.ts'
import { testsOf, type EntryKind, type TestOperator } from '../../contract/kinds.ts'
import classes from './entries.module.css'
import { useQuestionNames } from '../question-names.ts'
import { useEditor } from './editor-context.ts'
import { TestValue } from './TestValue.tsx'
import { missingIn } from './typed-parts.ts'

interface TestRowProps {
  number: number
  test: Test
  readable: readonly Question[]
  change: (test: Test) => void
  remove: () => void
}

/** One test: an earlier question, what is compared, and with what. */
export function TestRow({ number, test, readable, change, remove }: TestRowProps) {
  const text = useText()
  const { form, definition, mayEdit } = useEditor()
  const names = useQuestionNames(definition)
  const pages = Map.groupBy(readable, ({ id }) => names.get(id)?.page ?? '')
  const fieldOf = (q: string) => form.catalogue.find(({ name }) => name === q)
  const question = readable.find(({ id }) => id === test.q)
  const kindOf = (each: Question | undefined) =>
    (fieldOf(each?.id ?? '')?.kind ?? each?.kind ?? 'text') as EntryKind
  const operators = testsOf[kindOf(question)]
  const read = (q: string) => {
    const next = readable.find(({ id }) => id === q)
    if (next) change({ q, op: testsOf[kindOf(next)][0]! })
  }
  const missing = missingIn(test)
  const options = fieldOf(test.q)?.options ?? question?.options ?? []
  return (
    <div className={classes.test} role="group" aria-label={text('show.test', { number })}>
      <NativeSelect
        aria-label={text('show.question')}
        value={test.q}
        disabled={!mayEdit}
        onChange={(event) => read(event.currentTarget.value)}
        data={[
          ...(question ? [] : [{ value: test.q, label: text('show.choose') }]),
          ...Array.from(pages, ([page, questions]) => ({
            group: page,
            items: questions.map(({ id }) => ({ value: id, label: names.get(id)?.name ?? '' })),
          })),
        ]}
      />
      {question && (
        <>
          <NativeSelect
            aria-label={text('show.comparison')}
            value={test.op}
            disabled={!mayEdit}
            onChange={(event) =>
              change({ q: test.q, op: event.currentTarget.value as TestOperator })
            }
            data={operators.map((op) => ({ value: op, label: text(`tests.op.${op}`) }))}
          />
          <TestValue test={test} options={options} change={change} />
        </>
      )}
      {mayEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={text('show.remove', { number })}
          onClick={remove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
      {missing && <p className={classes.missing}>{text(`show.missing.${missing}`)}</p>}
    </div>
  )
}
