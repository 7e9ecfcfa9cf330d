import { IconBooks } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { programsScreens } from '../contract/programs.screens.ts'

export const routes = defineRoutes(
  programsScreens,
  {
    programs: () => import('./ProgramListScreen.tsx').then((m) => m.ProgramListScreen),
    program: () => import('./ProgramScreen.tsx').then((m) => m.ProgramScreen),
    addProgram: () => import('./AddProgramScreen.tsx').then((m) => m.AddProgramScreen),
    editProgram: () => import('./EditProgramScreen.tsx').then((m) => m.EditProgramScreen),
  },
  { icons: { programs: IconBooks } },
)
