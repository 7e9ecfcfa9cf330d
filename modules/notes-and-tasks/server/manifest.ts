import type { ServerModule } from '#kit/server/server-module.ts'
import { deskOf } from './desk.ts'
import { emptyTrash } from './empty-trash.ts'
import { notesAndTasksHandlers } from './notes-and-tasks.handlers.ts'
import { openTasks } from './open-tasks.ts'
import { remindOfTasks } from './remind-of-tasks.ts'

export const manifest: ServerModule = {
  tables: ['forsaken_files', 'notes', 'record_files', 'tasks', 'trash_items'],
  served: (product) => notesAndTasksHandlers(deskOf(product)),
  jobs: (product) => [emptyTrash, remindOfTasks(deskOf(product))],
  offers: { openWork: (product) => [openTasks(deskOf(product))] },
}
