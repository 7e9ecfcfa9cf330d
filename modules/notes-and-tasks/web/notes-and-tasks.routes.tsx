import { defineRoutes } from '#kit/web/define-routes.ts'
import { notesAndTasksScreens } from '../contract/notes-and-tasks.screens.ts'

export const notesAndTasksRoutes = defineRoutes(notesAndTasksScreens, {
  tasks: () => import('./TasksScreen.tsx').then((m) => m.TasksScreen),
  deletedItems: () => import('./TrashScreen.tsx').then((m) => m.TrashScreen),
})
