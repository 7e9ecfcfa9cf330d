import { folded } from '#kit/contract/folded.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { task as entity } from '../contract/task.ts'
import { tasksEndpoints, type TaskRecord } from '../contract/tasks.endpoints.ts'
import { partTopics, type ParentKey } from './parent-key.ts'
import { ReminderEntry } from './ReminderEntry.tsx'

const Field = fieldsOf(entity)

/** Who can be given the task: whoever sees the record. */
const peopleOf =
  ({ kind, id }: ParentKey): UseOptions =>
  (typed, chosen) => {
    const { data } = useAnswer(tasksEndpoints.listRecordPeople, { params: { kind, id } })
    const people = data?.data ?? []
    const own = people.find((each) => each.id === chosen)?.name
    const search = typed === own ? '' : folded(typed)
    return people
      .filter((each) => each.id === chosen || folded(each.name).includes(search))
      .map((each) => ({ value: each.id, label: each.name }))
  }

/** Gives somebody a task, or changes it. */
export function TaskDialog(props: {
  of: ParentKey
  /** The record’s name, where it is not around the dialog. */
  about?: string
  task: TaskRecord | null
  close: () => void
}) {
  const { of, about, task, close } = props
  const text = useText()
  const me = usePerson()
  const form = useRecordForm<TaskRecord>({
    entity,
    record: task,
    initial: task ?? { assigneeId: me?.uuid ?? '', priority: 'normal' },
    add: tasksEndpoints.addTask,
    edit: tasksEndpoints.editTask,
    of,
    topics: partTopics,
    said: text(task ? 'tasks.saved' : 'tasks.added'),
    onSaved: close,
  })
  return (
    <FormDialog
      width={650}
      title={
        about
          ? text('tasks.addAbout', { name: about })
          : text(task ? 'tasks.editTitle' : 'tasks.add')
      }
      verb={task ? text('tasks.save') : text('tasks.add')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="title" />
      </Wide>
      <Field name="dueOn" />
      <Field name="dueAt" />
      <Field name="assigneeId" useOptions={peopleOf(of)} />
      <Field name="remindMinutes" label={text('tasks.reminder')} help={text('tasks.reminderHelp')}>
        {(input) => <ReminderEntry {...input} />}
      </Field>
      <Field name="priority" />
    </FormDialog>
  )
}
