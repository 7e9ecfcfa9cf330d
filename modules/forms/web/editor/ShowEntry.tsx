import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import { isTest, type Condition, type Test } from '../../contract/definition.ts'
import { readableFor } from '../../contract/readable.ts'
import { useConditionWords } from '../condition-words.ts'
import classes from './entries.module.css'
import { useLocal } from '../use-local.ts'
import { useEditor } from './editor-context.ts'
import { isWhole, TestRow } from './TestRow.tsx'

type Part = Test | Condition
type Mode = 'all' | 'any'

const partsOf = (shown: Condition | undefined): readonly Part[] =>
  shown ? ('all' in shown ? shown.all : shown.any) : []
const modeOf = (shown: Condition | undefined): Mode => (shown && 'any' in shown ? 'any' : 'all')

interface ShowEntryProps {
  /** The section or question that is shown, or not. */
  id: string
  shown: Condition | undefined
  change: (shown: Condition | undefined) => void
}

/** When something is shown: tests of earlier answers, all or any of which hold. */
export function ShowEntry({ id, shown, change }: ShowEntryProps) {
  const text = useText()
  const { form, definition, mayEdit } = useEditor()
  const words = useConditionWords(form, definition)
  const [parts, setParts] = useLocal(partsOf(shown))
  const mode = modeOf(shown)
  const readable = readableFor(definition, id)
  // What is half said is kept here until it is whole.
  const keep = (next: readonly Part[], how: Mode = mode) => {
    setParts(next)
    if (!next.every((part) => !isTest(part) || isWhole(part))) return
    if (next.length === 0) return change(undefined)
    change({ [how]: next } as unknown as Condition)
  }
  const replace = (at: number, part: Part) =>
    keep(parts.map((each, index) => (index === at ? part : each)))
  return (
    <fieldset className={classes.pair}>
      <legend>{text('show.title')}</legend>
      <p className="quiet">
        {shown ? text('show.when', { condition: words(shown) }) : text('show.always')}
      </p>
      {parts.length > 1 && (
        <NativeSelect
          aria-label={text('show.mode')}
          value={mode}
          disabled={!mayEdit}
          onChange={(event) => keep(parts, event.currentTarget.value as Mode)}
          data={[
            { value: 'all', label: text('show.all') },
            { value: 'any', label: text('show.any') },
          ]}
        />
      )}
      {parts.map((part, at) =>
        isTest(part) ? (
          <TestRow
            key={at}
            number={at + 1}
            test={part}
            readable={readable}
            change={(next) => replace(at, next)}
            remove={() => keep(parts.filter((_, index) => index !== at))}
          />
        ) : (
          <div key={at} className={classes.test}>
            <p>{words(part)}</p>
            <Button
              size="sm"
              variant="default"
              onClick={() => keep(parts.filter((_, index) => index !== at))}
            >
              {text('show.remove', { number: at + 1 })}
            </Button>
          </div>
        ),
      )}
      {mayEdit && readable.length > 0 && (
        <div>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setParts([...parts, { q: '', op: 'answered' }])}
          >
            {text('show.add')}
          </Button>
        </div>
      )}
      {readable.length === 0 && <p className="quiet">{text('show.nothingEarlier')}</p>}
    </fieldset>
  )
}
