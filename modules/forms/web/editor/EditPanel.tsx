import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#kit/web/text.ts'
import classes from './edit-panel.module.css'
import { useEditor } from './editor-context.ts'
import { questionIn, sectionIn } from './find.ts'
import { Outline } from './Outline.tsx'
import { QuestionPane } from './QuestionPane.tsx'
import { SectionPane } from './SectionPane.tsx'
import { useCarrying } from './use-carrying.ts'

/** What is opened begins in view, however far down the one before was read. */
function useTopInView(at: string | null) {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at && pane.current && pane.current.getBoundingClientRect().top < 0)
      pane.current.scrollIntoView({ block: 'start' })
  }, [at])
  return pane
}

/** The outline beside what is open of it; on a phone one or the other. */
export function EditPanel() {
  const text = useText()
  const { definition, at, choose, mayEdit } = useEditor()
  const carrying = useCarrying()
  const question = at ? questionIn(definition, at) : null
  const section = at && !question ? sectionIn(definition, at) : null
  const pane = useTopInView(at)
  const isOpen = question !== null || section !== null
  return (
    <div className={classes.editor} data-open={isOpen || undefined}>
      <div className={classes.outlineSide}>
        <Outline carrying={carrying} />
      </div>
      <div ref={pane} className={classes.paneSide}>
        {isOpen && (
          <Button
            className={classes.toOutline}
            variant="default"
            size="sm"
            onClick={() => choose(null)}
          >
            {text('outline.back')}
          </Button>
        )}
        {question && <QuestionPane key={question.id} question={question} carrying={carrying} />}
        {section && <SectionPane key={section.id} section={section} />}
        {!isOpen && (
          <p className="quiet">{text(mayEdit ? 'outline.choose' : 'outline.chooseToRead')}</p>
        )}
      </div>
    </div>
  )
}
