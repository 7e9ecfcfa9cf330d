import { IconAddressBook } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'

const ofLetters = ['letters', 'letters/web/strings']

export const routes = defineRoutes(
  shareholdersScreens,
  {
    shareholders: () => import('./ShareholderListScreen.tsx').then((m) => m.ShareholderListScreen),
    shareholderTrash: () => import('./ArchivedScreen.tsx').then((m) => m.ArchivedScreen),
    newShareholder: () => import('./AddShareholderScreen.tsx').then((m) => m.AddShareholderScreen),
    shareholder: () => import('./ShareholderScreen.tsx').then((m) => m.ShareholderScreen),
    editShareholder: () =>
      import('./EditShareholderScreen.tsx').then((m) => m.EditShareholderScreen),
  },
  {
    icons: { shareholders: IconAddressBook },
    wordsOf: { shareholder: ofLetters },
    words: ['merges', 'orders', 'leads', 'privacy', 'privacy/web/strings'],
  },
)
