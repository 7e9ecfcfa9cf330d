import { IconChecklist } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { notesAndTasksScreens } from '../contract/notes-and-tasks.screens.ts'

export const routes = defineRoutes(
  notesAndTasksScreens,
  {
    tasks: () => import('./TasksScreen.tsx').then((m) => m.TasksScreen),
    deletedItems: () => import('./TrashScreen.tsx').then((m) => m.TrashScreen),
  },
  { icons: { tasks: IconChecklist } },
)
