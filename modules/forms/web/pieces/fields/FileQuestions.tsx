import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useStepForm } from '../form/step-context.ts'
import { FileAsk } from './FileAsk.tsx'
import type { Entered } from './question.ts'

/** The documents that are asked for besides the questions, each with its files. */
export function DocumentsQuestion() {
  const { kind, draft } = useStepForm()
  const bilingual = useBilingual()
  return kind
    .documents(draft)
    .map(({ code, name, mandatory }) => (
      <FileAsk
        key={code}
        kind={code}
        path={`documents.${code}`}
        name={bilingual(name)}
        mandatory={mandatory}
      />
    ))
}

export const FileQuestion = ({ entered: { question } }: { entered: Entered }) => (
  <FileAsk
    kind={question.id}
    path={question.id}
    name={question.label}
    help={question.help}
    mandatory={question.required}
  />
)
