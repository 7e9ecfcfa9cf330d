import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { bilingualText, idSchema } from '#kit/contract/fields.ts'
import { notesAndTasksSubjects } from './notes-and-tasks.subjects.ts'
import { mostQuery, namedPerson, parentParams, shownParent } from './parents.ts'
import { task } from './task.ts'

const { may } = notesAndTasksSubjects

const shown = {
  /** Of a task that the product opened, in place of its title. */
  titles: z.nullable(bilingualText(400)),
  /** Null: whoever takes on the record. */
  assignee: z.nullable(namedPerson),
  doneBy: z.nullable(z.string()),
  /** The day is over where the organisation is, and it is not done. */
  isOverdue: z.boolean(),
}

export const taskRecord = z.extend(task.record, {
  ...shown,
  assigneeId: z.nullable(idSchema),
  can: canSchema,
})
export type TaskRecord = z.infer<typeof taskRecord>

const taskRow = z.extend(task.row, {
  ...shown,
  parent: shownParent,
  version: z.int(),
  can: canSchema,
})
export type TaskRow = z.infer<typeof taskRow>

export const taskList = defineList({
  sorts: ['dueOn', 'title'],
  defaultSort: 'dueOn',
  filters: {
    dueOn: { kind: 'date' },
    priority: { kind: 'choice', choices: ['low', 'normal', 'high'] },
    assigneeId: { kind: 'reference' },
  },
  search: true,
  tableState: 'tasksTableState',
})

/** One's own open tasks unless told. */
export const taskViews = ['mine', 'team', 'done'] as const
export type TaskView = (typeof taskViews)[number]
const viewQuery = z.object({ view: z.optional(z.enum(taskViews, 'choice')) })

export const taskCounts = z.strictObject({
  open: z.int(),
  today: z.int(),
  overdue: z.int(),
})
export type TaskCounts = z.infer<typeof taskCounts>

const step = (noun: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/tasks/{id}/${noun}`,
    access: may('update', 'Tasks'),
    output: taskRecord,
    ifMatch: true,
    problems: ['notYours', 'wrongState'],
  })

export const tasksEndpoints = {
  listTasks: defineEndpoint({
    method: 'GET',
    path: '/tasks',
    access: may('view', 'Tasks'),
    list: taskList,
    query: viewQuery,
    output: pageOf(taskRow),
  }),
  /** One's own. */
  countTasks: defineEndpoint({
    method: 'GET',
    path: '/tasks/counts',
    access: may('view', 'Tasks'),
    output: taskCounts,
  }),
  /** Colleagues whose tasks the person may see. */
  listTaskPeople: defineEndpoint({
    method: 'GET',
    path: '/tasks/people',
    access: may('view', 'Tasks'),
    output: z.strictObject({ data: z.array(namedPerson) }),
  }),
  /** Open ones by their day, then those that are done. */
  listRecordTasks: defineEndpoint({
    method: 'GET',
    path: '/records/{kind}/{id}/tasks',
    access: { signedIn: true },
    params: parentParams,
    query: mostQuery,
    output: z.strictObject({ data: z.array(taskRecord), total: z.int(), can: canSchema }),
  }),
  /** Who sees the record and can be given a task about it by the person. */
  listRecordPeople: defineEndpoint({
    method: 'GET',
    path: '/records/{kind}/{id}/people',
    access: may('create', 'Tasks'),
    params: parentParams,
    output: z.strictObject({ data: z.array(namedPerson) }),
  }),
  addTask: defineEndpoint({
    method: 'POST',
    path: '/records/{kind}/{id}/tasks',
    access: may('create', 'Tasks'),
    params: parentParams,
    body: task.create,
    output: taskRecord,
    status: 201,
    idempotent: true,
  }),
  editTask: defineEndpoint({
    method: 'PATCH',
    path: '/tasks/{id}',
    access: may('update', 'Tasks'),
    body: task.update,
    output: taskRecord,
    ifMatch: true,
    problems: ['notYours'],
  }),
  finishTask: step('completion'),
  reopenTask: step('reopening'),
  deleteTask: defineEndpoint({
    method: 'DELETE',
    path: '/tasks/{id}',
    access: may('delete', 'Tasks'),
    ifMatch: true,
    problems: ['notYours'],
  }),
}
