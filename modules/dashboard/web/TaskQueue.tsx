import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { recordScreen } from '#modules/notes-and-tasks/contract/record-address.ts'
import { tasksEndpoints, type TaskRow } from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import { DueDay } from './DueDay.tsx'
import { Queue } from './Queue.tsx'
import classes from './dashboard.module.css'

/** One's own open tasks, by their day. */
export function TaskQueue() {
  const answer = useList<TaskRow>(tasksEndpoints.listTasks, { perPage: '5' })
  return (
    <Queue
      name="tasks"
      answer={answer}
      all={(words) => <ScreenLink screen={notesAndTasksScreens.tasks}>{words}</ScreenLink>}
      line={({ title, parent, dueOn }) => (
        <>
          <span className={`${classes.who} ${classes.task}`}>{title}</span>
          <ScreenLink screen={recordScreen(parent.kind)} params={{ id: parent.id }}>
            {parent.name}
          </ScreenLink>
          <span className="quiet numbers">{parent.reference}</span>
          <DueDay day={dueOn} />
        </>
      )}
    />
  )
}
