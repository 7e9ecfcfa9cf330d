import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import { useText } from '#kit/web/text.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import type { EmployerRecord } from '../contract/directory.endpoints.ts'
import { employersScreens } from '../contract/employers.screens.ts'

/** What an employer offers, in the menu of its row and on its screen. */
export function useEmployerActs({ id, can }: EmployerRecord): RecordActs {
  const text = useText()
  const go = useGo()
  return {
    acts: [
      {
        key: 'open',
        label: text('actions.show'),
        can: true,
        act: () => go(employersScreens.employer, { params: { id } }),
      },
      {
        key: 'profile',
        label: text(can['edit'] ? 'actions.editProfile' : 'actions.profile'),
        can: can['profile'],
        act: () => go(usersScreens.editEmployerProfile, { query: { id } }),
      },
    ],
    dialog: null,
  }
}
