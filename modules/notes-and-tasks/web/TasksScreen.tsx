import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useGo } from '#kit/web/go.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { useText } from '#kit/web/text.ts'
import { recordScreen } from '../contract/record-address.ts'
import { notesAndTasksScreens } from '../contract/notes-and-tasks.screens.ts'
import {
  taskViews,
  tasksEndpoints,
  type TaskRow,
  type TaskView,
} from '../contract/tasks.endpoints.ts'
import { DoneBox } from './DoneBox.tsx'
import classes from './parts.module.css'
import { useTaskTitle } from './task-title.ts'

const NewTask = lazy(() => import('./NewTask.tsx').then((m) => ({ default: m.NewTask })))

const usePeople: UseOptions = () => {
  const { data } = useAnswer(tasksEndpoints.listTaskPeople, {})
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

/** My tasks and the team's. */
export function TasksScreen() {
  const text = useText()
  const titleOf = useTaskTitle()
  const { view = 'mine' } = useSearchParameters()
  const shown = taskViews.find((each) => each === view) ?? 'mine'
  return (
    <ListScreen
      endpoint={tasksEndpoints.listTasks}
      fixed={{ view: shown }}
      columns={useTaskColumns()}
      rowName={titleOf}
      opens={({ parent }) => ({
        screen: recordScreen(parent.kind),
        params: { id: parent.id },
        query: { tab: 'tasks' },
      })}
      references={{ assigneeId: usePeople }}
      actions={<AddButton />}
      above={<TaskViews shown={shown} />}
      emptyWords={{ title: text(`tasks.none.${shown}`), body: text('tasks.noneHint') }}
    />
  )
}

/** Whoever finds the record of a task by searching may add one from here. */
function AddButton() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const mayCreate = useMay('create', 'Tasks')
  const maySearch = useMay('view', 'Shareholders List')
  if (!mayCreate || !maySearch) return null
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {text('tasks.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewTask close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Whose, and how many of one's own wait. */
function TaskViews({ shown }: { shown: TaskView }) {
  const text = useText()
  const go = useGo()
  const { data } = useAnswer(tasksEndpoints.countTasks, {})
  return (
    <div className={classes.views}>
      <SegmentedControl
        aria-label={text('tasks.views')}
        value={shown}
        data={taskViews.map((value) => ({ value, label: text(`tasks.view.${value}`) }))}
        onChange={(view) =>
          void go(notesAndTasksScreens.tasks, { query: view === 'mine' ? {} : { view } })
        }
      />
      <p role="status" className="quiet numbers">
        {data && text('tasks.counts', { ...data })}
      </p>
    </div>
  )
}

function useTaskColumns(): Column<TaskRow>[] {
  const text = useText()
  const titleOf = useTaskTitle()
  return [
    { key: 'title', sortKey: 'title', render: titleOf },
    {
      key: 'dueOn',
      sortKey: 'dueOn',
      render: ({ dueOn, dueAt, isOverdue }) => (
        <DueDay day={dueOn} time={dueAt} isLate={isOverdue} />
      ),
    },
    { key: 'parent', render: ({ parent }) => <About parent={parent} /> },
    {
      key: 'assignee',
      kind: 'person',
      render: ({ assignee }) => assignee?.name ?? text('tasks.nobodyYet'),
    },
    { key: 'priority', render: ({ priority }) => text(`choices.priority.${priority}`) },
    {
      key: 'done',
      // Within reach on a card, too.
      kind: 'state',
      label: text('tasks.doneColumn'),
      render: (row) => <DoneBox task={row} />,
    },
  ]
}

const About = ({ parent: { name, reference } }: Pick<TaskRow, 'parent'>) => (
  <>
    {name} <span className="quiet numbers">{reference}</span>
  </>
)
