import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Question, Section } from '../../contract/definition.ts'
import { newSection } from '../../contract/new-question.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { useEditor } from './editor-context.ts'
import {
  filtered,
  marksOf,
  outlineFilters,
  type Marks,
  type OutlineFilter,
} from './outline-filter.ts'
import classes from './outline.module.css'
import { OutlineMarks, OutlineQuestion } from './OutlineQuestion.tsx'
import { RetiredQuestions } from './RetiredQuestions.tsx'
import type { Carrying } from './use-carrying.ts'
import { useDrag } from './use-drag.ts'

export type Moving = Carrying & ReturnType<typeof useDrag>

/** Sections and questions in their order; with filters, and with handles to move them by. */
export function Outline({ carrying }: { carrying: Carrying }) {
  const text = useText()
  const { form, definition, mayEdit, at } = useEditor()
  const [filter, setFilter] = useState<OutlineFilter>('all')
  const moving = { ...carrying, ...useDrag(carrying.moveTo) }
  const marks = marksOf(form.draft)
  const list = useInView(at)
  const sections = filtered(carrying.carried?.definition ?? definition, filter, marks)
  return (
    <nav aria-label={text('outline.title')} className={classes.outline}>
      <div className={classes.filters} role="group" aria-label={text('outline.filter')}>
        {outlineFilters.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={filter === each}
            onClick={() => setFilter(each)}
          >
            {text(`outline.filters.${each}`)}
          </button>
        ))}
      </div>
      {mayEdit && <Adding />}
      {mayEdit && (
        <p id="handle-help" className={classes.help}>
          {text('move.help')}
        </p>
      )}
      <ol ref={list} className={classes.sections}>
        {sections.map((section) => (
          <OutlineSection key={section.id} {...{ section, marks, moving }} />
        ))}
      </ol>
      <RetiredQuestions />
      {sections.length === 0 && <p className="quiet">{text('outline.none')}</p>}
      <p role="status" className="only-spoken">
        {carrying.said}
      </p>
    </nav>
  )
}

/** What is open is seen in the outline as well, also when it has just been added. */
function useInView(at: string | null) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (at) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return list
}

interface InOutline {
  marks: Marks
  moving: Moving
}

function OutlineSection({ section, marks, moving }: InOutline & { section: Section }) {
  const text = useText()
  const bilingual = useBilingual()
  const { at, choose } = useEditor()
  const spot = moving.drag?.spot
  return (
    <li>
      <div
        className={classes.section}
        data-into={section.id}
        data-drop={(spot?.into === section.id && spot.after === null) || undefined}
      >
        <button
          type="button"
          className={classes.name}
          aria-current={at === section.id || undefined}
          onClick={() => choose(section.id)}
        >
          {bilingual(section.title) || text('untitledSection')}
        </button>
        <OutlineMarks id={section.id} marks={marks} />
      </div>
      <ol className={classes.questions}>
        {section.questions.map((question, index) => (
          <OutlineQuestion
            key={question.id}
            question={question}
            into={section.id}
            before={section.questions[index - 1]?.id ?? ''}
            marks={marks}
            moving={moving}
          >
            {question.kind === 'group' && (
              <ol className={classes.questions}>
                {((question.questions ?? []) as Question[]).map((inner, place, all) => (
                  <OutlineQuestion
                    key={inner.id}
                    question={inner}
                    into={question.id}
                    before={all[place - 1]?.id ?? ''}
                    marks={marks}
                    moving={moving}
                  />
                ))}
              </ol>
            )}
          </OutlineQuestion>
        ))}
      </ol>
    </li>
  )
}

function Adding() {
  const text = useText()
  const { definition, at, run, choose } = useEditor()
  const [isAdding, setAdding] = useState(false)
  const addSection = async () => {
    const { sections } = definition
    const holds = ({ id, questions }: Section) =>
      id === at || questions.some((each) => each.id === at)
    const after = sections.find(holds) ?? sections.at(-1)
    const section = newSection(after?.place ?? '')
    const from = location.search
    const isTaken = await run(() => ({ do: 'addSection', section, after: after?.id ?? null }))
    // Whoever went on meanwhile is not called back.
    if (isTaken && location.search === from) choose(section.id)
  }
  return (
    <div className={classes.adding}>
      <Button
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {text('add.question')}
      </Button>
      <Button size="sm" variant="default" onClick={() => void addSection()}>
        {text('add.section')}
      </Button>
      {isAdding && <AddQuestion close={() => setAdding(false)} />}
    </div>
  )
}
