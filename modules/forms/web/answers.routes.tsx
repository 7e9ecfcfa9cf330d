import { defineRoutes } from '#kit/web/define-routes.ts'
import { answersScreens } from '../contract/answers.screens.ts'

export const routes = defineRoutes(answersScreens, {
  formAnswers: () => import('./answers/AnswersScreen.tsx').then((m) => m.AnswersScreen),
})
