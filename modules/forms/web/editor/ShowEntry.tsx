import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import { isTest, type Condition, type Test } from '../../contract/definition.ts'
import { readableFor } from '../../contract/readable.ts'
import { useConditionWords } from '../condition-words.ts'
import classes from './entries.module.css'
import { useEditor } from './editor-context.ts'
import { TestRow } from './TestRow.tsx'
import { partsOf } from './typed-parts.ts'
import { UnsavedNote } from './UnsavedNote.tsx'
import { useTyped } from './use-typed.ts'

type Tested = Test | Condition
type Mode = 'all' | 'any'

const modeOf = (shown: Condition | null): Mode => (shown && 'any' in shown ? 'any' : 'all')

/** When something is shown: tests of earlier answers, all or any of which hold. */
export function ShowEntry({ id, shown }: { id: string; shown: Condition | undefined }) {
  const text = useText()
  const { form, definition, mayEdit } = useEditor()
  const words = useConditionWords(form, definition)
  const part = { of: 'show', id } as const
  const typed = useTyped(part)
  const { unsaved } = useEditor()
  const now = JSON.parse(typed.typed) as Condition | null
  const [parts, mode] = [partsOf(now), modeOf(now)]
  const readable = readableFor(definition, id)
  const isHalf = typed.flaw === 'half'
  const keep = (next: readonly Tested[], how: Mode = mode) => {
    typed.type(JSON.stringify(next.length ? { [how]: next } : null))
    // What is half said waits until it is whole.
    void unsaved.save(part)
  }
  const replace = (at: number, next: Tested) =>
    keep(parts.map((each, index) => (index === at ? next : each)))
  return (
    <fieldset className={classes.pair}>
      <legend>{text('show.title')}</legend>
      <p className="quiet">
        {shown
          ? text('show.when', { condition: words(shown) })
          : text(isHalf ? 'show.alwaysYet' : 'show.always')}
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
      {parts.map((each, at) =>
        isTest(each) ? (
          <TestRow
            key={at}
            number={at + 1}
            test={each}
            readable={readable}
            change={(next) => replace(at, next)}
            remove={() => keep(parts.filter((_, index) => index !== at))}
          />
        ) : (
          <div key={at} className={classes.test}>
            <p>{words(each)}</p>
            {mayEdit && (
              <Button
                size="sm"
                variant="default"
                onClick={() => keep(parts.filter((_, index) => index !== at))}
              >
                {text('show.remove', { number: at + 1 })}
              </Button>
            )}
          </div>
        ),
      )}
      <UnsavedNote
        part={part}
        typed={typed}
        say={(kept) => {
          const theirs = JSON.parse(kept) as Condition | null
          return theirs ? words(theirs) : text('show.always')
        }}
      />
      {mayEdit && readable.length > 0 && (
        <div>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => keep([...parts, { q: '', op: 'answered' }])}
          >
            {text('show.add')}
          </Button>
        </div>
      )}
      {readable.length === 0 && <p className="quiet">{text('show.nothingEarlier')}</p>}
    </fieldset>
  )
}
