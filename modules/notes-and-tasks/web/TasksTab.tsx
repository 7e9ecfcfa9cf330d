import { IconChecklist } from '@tabler/icons-react'
import { tasksEndpoints, type TaskRecord } from '../contract/tasks.endpoints.ts'
import type { ParentKey } from './parent-key.ts'
import { PartsTab } from './PartsTab.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskItem } from './TaskItem.tsx'

/** The tasks about a record, open ones by their day. */
export const TasksTab = ({ kind, id }: ParentKey) => (
  <PartsTab<TaskRecord>
    of={{ kind, id }}
    endpoint={tasksEndpoints.listRecordTasks}
    name="tasks"
    icon={IconChecklist}
    item={(task, edit) => <TaskItem key={task.id} task={task} edit={edit} />}
    dialog={(task, close) => <TaskDialog of={{ kind, id }} task={task} close={close} />}
  />
)
