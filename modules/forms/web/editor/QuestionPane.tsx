import { Button } from '@mantine/core'
import { useState } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Question } from '../../contract/definition.ts'
import { numberOf } from '../../contract/places.ts'
import classes from '../pane.module.css'
import entries from './entries.module.css'
import { FindingList, WarningList } from '../publish/FindingList.tsx'
import { AddQuestion } from './AddQuestion.tsx'
import { EffectChoice } from './EffectChoice.tsx'
import { useEditor } from './editor-context.ts'
import { ExclusiveOptions } from './ExclusiveOptions.tsx'
import { LimitEntries } from './LimitEntries.tsx'
import { OptionRows } from './OptionRows.tsx'
import { QuestionActions } from './QuestionActions.tsx'
import { ShowEntry } from './ShowEntry.tsx'
import type { Carrying } from './use-carrying.ts'
import { useEntryKind, useQuestionChange } from './use-question.ts'
import { WordsPair } from './WordsPair.tsx'

/** One question with all that can be said of it. */
export function QuestionPane({ question, carrying }: { question: Question; carrying: Carrying }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, definition, added } = useEditor()
  const kind = useEntryKind(question)
  const { id } = question
  return (
    <section className={classes.pane} aria-labelledby="pane-title">
      <header>
        <h2 id="pane-title">{bilingual(question.label) || text('untitled')}</h2>
        <p className="quiet">
          {text(question.kind === 'field' ? 'question.ofField' : 'question.own', {
            kind: text(`kinds.${kind}`),
          })}
          {' · '}
          {text('question.place', numberOf(definition, id))}
        </p>
      </header>
      <QuestionActions question={question} carrying={carrying} />
      <WarningList of={id} />
      <FindingList findings={(form.draft?.findings ?? []).filter((each) => each.id === id)} />
      <WordsPair
        legend={text('question.label')}
        isFirst={added === id}
        of={question}
        name="label"
      />
      <WordsPair legend={text('question.help')} isOptional of={question} name="help" />
      <Required question={question} />
      <LimitEntries question={question} />
      {(question.kind === 'one' || question.kind === 'many') && <OptionRows question={question} />}
      {question.kind === 'many' && <ExclusiveOptions question={question} />}
      {question.kind === 'group' && <GroupParts question={question} />}
      <ShowEntry id={id} shown={question.show} />
      <EffectChoice question={question} />
    </section>
  )
}

/** What the record demands, no form can lift. */
function Required({ question }: { question: Question }) {
  const text = useText()
  const { form, mayEdit } = useEditor()
  const change = useQuestionChange(question.id)
  const field = form.catalogue.find(({ name }) => name === question.id)
  const isDemanded = question.kind === 'field' && field?.required === true
  return (
    <label className={entries.check}>
      <input
        type="checkbox"
        checked={question.required || isDemanded}
        disabled={!mayEdit || isDemanded}
        onChange={(event) => {
          const required = event.currentTarget.checked
          change(() => ({ required }))
        }}
      />
      {text(isDemanded ? 'question.demanded' : 'question.required')}
    </label>
  )
}

/** What one entry of a group and a further one are called, and a question within. */
function GroupParts({ question }: { question: Question }) {
  const text = useText()
  const { mayEdit } = useEditor()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <WordsPair legend={text('entries.item')} of={question} name="item" />
      <WordsPair legend={text('entries.add')} of={question} name="add" />
      {mayEdit && (
        <div>
          <Button size="sm" variant="default" onClick={() => setAdding(true)}>
            {text('entries.addQuestion')}
          </Button>
        </div>
      )}
      {isAdding && <AddQuestion group={question.id} close={() => setAdding(false)} />}
    </>
  )
}
