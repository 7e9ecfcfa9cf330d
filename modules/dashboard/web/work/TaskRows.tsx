import { useList } from '#kit/web/api-query.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { recordScreen } from '#modules/notes-and-tasks/contract/record-address.ts'
import { tasksEndpoints, type TaskRow } from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import classes from './rows.module.css'
import { DueDay } from '#kit/web/show/DueDay.tsx'
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
  const shown = titles ? nameOf(titles) : title
  const address = {
    screen: recordScreen(parent.kind),
    params: { id: parent.id },
    query: { tab: 'tasks' },
  }
  const step = text('steps.task')
  return (
    <>
      <div className={classes.who}>
        <ScreenLink {...address}>{shown}</ScreenLink>
        <span className="quiet">
          {parent.name} · <span className="numbers">{parent.reference}</span>
        </span>
      </div>
      <DueDay day={dueOn} />
      <ScreenButton
        {...address}
        variant="default"
        px="sm"
        className={`no-print ${classes.act}`}
        aria-label={text('steps.of', { step, name: shown })}
      >
        {step}
      </ScreenButton>
    </>
  )
}
