import { IconHistory } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'

/** The lines of the subsidy are an application's. */
const ofMoney = ['applications/contract/strings', 'applications/web/strings']

export const routes = defineRoutes(
  changeRequestsScreens,
  {
    changeRequests: () => import('./ChangeRequestList.tsx').then((m) => m.ChangeRequestList),
    newChangeRequest: () =>
      import('./NewChangeRequestScreen.tsx').then((m) => m.NewChangeRequestScreen),
    changeRequest: () => import('./ChangeRequestScreen.tsx').then((m) => m.ChangeRequestScreen),
    editChangeRequest: () =>
      import('./EditChangeRequestScreen.tsx').then((m) => m.EditChangeRequestScreen),
  },
  {
    icons: { changeRequests: IconHistory },
    wordsOf: {
      newChangeRequest: ofMoney,
      changeRequest: ofMoney,
      editChangeRequest: ofMoney,
    },
  },
)
