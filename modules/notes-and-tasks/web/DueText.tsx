import { DateText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './parts.module.css'

interface Due {
  dueOn: string
  dueAt: string | null
  isOverdue: boolean
}

/** The day, the hour if there is one, and the word when it is over. */
export function DueText({ task }: { task: Due }) {
  const text = useText('notesAndTasks')
  return (
    <span className={classes.due}>
      <DateText value={task.dueOn} />
      {task.dueAt && <span className="numbers">{task.dueAt}</span>}
      {task.isOverdue && <ToneBadge tone="danger">{text('tasks.overdue')}</ToneBadge>}
    </span>
  )
}
