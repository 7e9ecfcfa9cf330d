import { IconBell, IconPencil, IconTrash } from '@tabler/icons-react'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { TaskRecord } from '../contract/tasks.endpoints.ts'
import { DoneBox } from './DoneBox.tsx'
import classes from './parts.module.css'
import { useTaskTitle } from './task-title.ts'
import { useDelete } from './use-act.ts'

export function TaskItem({ task, edit }: { task: TaskRecord; edit: () => void }) {
  const text = useText()
  const title = useTaskTitle()(task)
  const { assignee, doneAt, doneBy, priority, remindMinutes } = task
  return (
    <li className={classes.task} data-done={doneAt !== null || undefined}>
      <DoneBox task={task} />
      <div className={classes.taskWords}>
        <strong>{title}</strong>
        <p>
          <DueDay day={task.dueOn} time={task.dueAt} isLate={task.isOverdue} />
          <span>{assignee?.name ?? text('tasks.nobodyYet')}</span>
          {priority === 'high' && doneAt === null && (
            <ToneBadge tone="warning">{text('tasks.highPriority')}</ToneBadge>
          )}
          {remindMinutes !== null && doneAt === null && !task.isOverdue && (
            <span className={classes.mark}>
              <IconBell size={14} aria-hidden />
              {text('tasks.reminds')}
            </span>
          )}
          {doneAt && (
            <span className="quiet">
              {text('tasks.doneBy', { name: doneBy ?? '' })} <InstantText value={doneAt} />
            </span>
          )}
        </p>
      </div>
      <RowMenu name={title} actions={useActions({ ...task, title }, edit)} />
    </li>
  )
}

function useActions({ id, version, title, can }: TaskRecord, edit: () => void) {
  const text = useText()
  const remove = useDelete('task')
  const actions: RowAction[] = []
  if (can['edit'])
    actions.push({
      key: 'edit',
      label: text('acts.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      run: edit,
    })
  if (can['delete'])
    actions.push({
      key: 'delete',
      label: text('acts.delete'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      run: () => void remove({ id, version, name: title }),
    })
  return actions
}
