import { useList } from '#kit/web/api-query.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { recordScreen } from '#modules/notes-and-tasks/contract/record-address.ts'
import { tasksEndpoints, type TaskRow } from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** One's own open tasks, by their day. */
export function TaskRows() {
  const answer = useList<TaskRow>(tasksEndpoints.listTasks, { perPage: pageOfRows })
  return (
    <WorkRows
      name="tasks"
      answer={answer}
      isLate={({ isOverdue }) => isOverdue}
      line={(row) => <Line row={row} />}
    />
  )
}

function Line({ row: { title, titles, parent, dueOn } }: { row: TaskRow }) {
  const text = useText()
  const nameOf = useBilingual()
  const { kind, id, name, reference } = parent
  return (
    <WorkLine
      address={{ screen: recordScreen(kind), params: { id }, query: { tab: 'tasks' } }}
      name={titles ? nameOf(titles) : title}
      about={
        <>
          {name} · <span className="numbers">{reference}</span>
        </>
      }
      step={text('steps.task')}
    >
      <DueDay day={dueOn} />
    </WorkLine>
  )
}
