import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, text as line, yesNo } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { ReportName } from '#modules/reports/contract/reports.ts'
import { relativeOf, type SavedQuestion } from '../contract/saved-question.ts'
import {
  savedReportsEndpoints,
  type SavedReportRecord,
} from '../contract/saved-reports.endpoints.ts'
import { useSavedPeriod } from './saved-words.ts'

const entity = defineEntity('savedReport', {
  name: line(80, { required: true }),
  follows: choice(['moving', 'fixed'], { required: true }),
  isShared: yesNo({ required: true }),
})
const Field = fieldsOf(entity)

export interface Savable {
  report: ReportName
  question: SavedQuestion
}

/** Keeps what is shown under a name; a period of now may move on with time. */
export function SaveReportDialog({ shown, close }: { shown: Savable; close: () => void }) {
  const text = useText()
  const nameOf = useSavedPeriod()
  const isStaff = usePerson()?.type === 'staff'
  const { report, question } = shown
  const { period } = question
  const relative = relativeOf(period, today())
  const add = useChange(savedReportsEndpoints.addSavedReport)
  const form = useEntityForm<SavedReportRecord>({
    entity,
    schema: entity.create,
    initial: { follows: relative ? 'moving' : 'fixed', isShared: false },
    save: ({ name, follows, isShared }: Typed, { idempotencyKey }) => {
      const kept = follows === 'moving' && relative ? relative : period
      const body = { name, report, isShared, question: { ...question, period: kept } }
      return add.mutateAsync({ body, idempotencyKey })
    },
    onSaved: () => {
      toast.success(text('save.saved'))
      close()
    },
  })
  return (
    <FormDialog
      title={text('save.title')}
      intro={text('save.intro')}
      verb={text('actions.save')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="name" />
      </Wide>
      <Wide>
        {relative ? (
          <Field
            name="follows"
            help={text('save.periodEither', {
              relative: nameOf(relative),
              period: nameOf(period),
            })}
          />
        ) : (
          <p className="quiet">{text('save.period', { period: nameOf(period) })}</p>
        )}
      </Wide>
      {isStaff && (
        <Wide>
          <Field name="isShared" />
        </Wide>
      )}
    </FormDialog>
  )
}

interface Typed {
  name: string
  follows: 'moving' | 'fixed'
  isShared: boolean
}
