import { downloadFile } from '#kit/web/api-download.ts'
import { today } from '#kit/web/calendar-days.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { confirmation, extract } from '../contract/letter-forms.ts'
import { lettersEndpoints, type KeptLetter } from '../contract/letters.endpoints.ts'
import type { LetterOf } from './pieces/use-letter-acts.tsx'

interface DialogProps {
  of: LetterOf
  close: () => void
}

const kinds = {
  extract: { entity: extract, add: lettersEndpoints.makeRegisterExtract },
  confirmation: { entity: confirmation, add: lettersEndpoints.makeOrderConfirmation },
} as const

const ExtractField = fieldsOf(extract)
const ConfirmationField = fieldsOf(confirmation)

/** In which language, and of which day, a letter is made. */
export function LetterDialog({ of: { kind, id, language }, close }: DialogProps) {
  const text = useText()
  const problemText = useProblemText()
  const open = ({ id: letterId, name }: Pick<KeptLetter, 'id' | 'name'>) =>
    void downloadFile(lettersEndpoints.openLetter, { params: { id: letterId } }, name).catch(
      (error: unknown) => toast.error(problemText(error), error),
    )
  const form = useRecordForm<Pick<KeptLetter, 'id' | 'name' | 'isReplaced'>>({
    ...kinds[kind],
    record: null,
    initial: { language, ...(kind === 'extract' && { asOf: today() }) },
    edit: kinds[kind].add,
    of: { id },
    topics: ['letters'],
    said: text('dialog.made'),
    offers: (letter) => ({ label: text('dialog.open'), run: () => open(letter) }),
    onSaved: ({ isReplaced }) => {
      if (isReplaced) toast.info(text('list.replaced'))
      close()
    },
  })
  return (
    <FormDialog
      title={text(`dialog.${kind}`)}
      intro={text(`dialog.${kind}Intro`)}
      verb={text('dialog.make')}
      form={form}
      close={close}
    >
      {kind === 'extract' ? (
        <>
          <ExtractField name="language" />
          <ExtractField name="asOf" />
        </>
      ) : (
        <ConfirmationField name="language" />
      )}
    </FormDialog>
  )
}
