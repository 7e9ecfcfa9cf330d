import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Question } from '../../contract/definition.ts'
import { useEditor } from './editor-context.ts'
import type { Moving } from './Outline.tsx'
import type { Marks } from './outline-filter.ts'
import classes from './outline.module.css'
import { handleId } from './use-carrying.ts'

interface OutlineQuestionProps {
  question: Question
  /** Of which section or group, and after which question. */
  into: string
  before: string
  marks: Marks
  moving: Moving
  children?: ReactNode
}

/** A question of the outline: the handle moves it, its name opens it. */
export function OutlineQuestion(props: OutlineQuestionProps) {
  const { question, into, before, marks, moving } = props
  const text = useText()
  const bilingual = useBilingual()
  const { at, choose, mayEdit } = useEditor()
  const { id } = question
  const name = bilingual(question.label) || text('untitled')
  const spot = moving.drag?.spot
  return (
    <li>
      <div
        className={classes.question}
        data-own={id}
        data-into={into}
        data-before={before}
        data-held={moving.carried?.id === id || moving.drag?.id === id || undefined}
        data-drop={(spot?.into === into && spot.after === id) || undefined}
      >
        {mayEdit && (
          <button
            type="button"
            id={handleId(id)}
            className={classes.handle}
            aria-label={text('move.handle', { question: name })}
            aria-describedby="handle-help"
            aria-pressed={moving.carried?.id === id}
            onKeyDown={moving.onKeyDown(id)}
            onBlur={() => moving.carried?.spot === null && moving.drop()}
            {...moving.handle(id)}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={classes.name}
          aria-current={at === id || undefined}
          onClick={() => choose(id)}
        >
          <span className={classes.words}>{name}</span>
        </button>
        <OutlineMarks id={id} marks={marks} />
      </div>
      {props.children}
    </li>
  )
}

/** How much is still to be mended, and whether it differs from what is published. */
export function OutlineMarks({ id, marks }: { id: string; marks: Marks }) {
  const text = useText()
  const { unsaved } = useEditor()
  const isUnsaved = [...unsaved.use().values()].some(
    ({ part, state }) => part.id === id && state !== 'saving',
  )
  const change = marks.changed.get(id)
  const count = marks.findings.get(id) ?? 0
  return (
    <>
      {isUnsaved && <span className={classes.unsaved}>{text('unsaved.mark')}</span>}
      {change && <span className={classes.changed}>{text(`outline.marks.${change}`)}</span>}
      {count > 0 && (
        <span className={classes.findings}>
          <span aria-hidden>{count}</span>
          <span className="only-spoken">{text('outline.findings', { count })}</span>
        </span>
      )}
    </>
  )
}
