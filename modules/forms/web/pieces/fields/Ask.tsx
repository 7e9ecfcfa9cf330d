import { lazy, Suspense, type ComponentType } from 'react'
import type { EntryKind } from '../../../contract/kinds.ts'
import { ChoiceQuestion, ChoicesQuestion, ScaleQuestion, YesNoQuestion } from './ChoiceQuestion.tsx'
import { DateQuestion } from './DateQuestion.tsx'
import { useEntered, type Entered, type Placed } from './question.ts'
import { LongTextQuestion, TextQuestion } from './TextQuestion.tsx'

type Input = ComponentType<{ entered: Entered }>

const later = (load: () => Promise<Input>) => lazy(async () => ({ default: await load() }))

/** What few forms ask for comes when it is asked for. */
const GroupQuestion = later(() => import('./GroupQuestion.tsx').then((m) => m.GroupQuestion))
const FileQuestion = later(() => import('./FileQuestions.tsx').then((m) => m.FileQuestion))
const DocumentsQuestion = later(() =>
  import('./FileQuestions.tsx').then((m) => m.DocumentsQuestion as Input),
)

const LookUpQuestion = later(() => import('./LookUpQuestion.tsx').then((m) => m.LookUpQuestion))

const inputs: Partial<Record<EntryKind, Input>> = {
  longText: LongTextQuestion,
  date: DateQuestion,
  one: ChoiceQuestion,
  many: ChoicesQuestion,
  yesNo: YesNoQuestion,
  scale5: ScaleQuestion,
  scale10: ScaleQuestion,
  group: GroupQuestion,
  file: FileQuestion,
  documents: DocumentsQuestion,
}

/** One question of the form. */
export function Ask(placed: Placed) {
  const entered = useEntered(placed)
  const { kind, list } = placed.question
  const Input = list ? LookUpQuestion : (inputs[kind] ?? TextQuestion)
  return (
    <Suspense>
      <Input entered={entered} />
    </Suspense>
  )
}
