import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import { useText } from '#kit/web/text.ts'
import { participantSheetsScreens } from '#modules/participant-sheets/contract/participant-sheets.screens.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import type { EmployerRecord } from '../contract/directory.endpoints.ts'
import { employersScreens } from '../contract/employers.screens.ts'

/** What an employer offers, in the menu of its row and on its screen. */
export function useEmployerActs({ id, can }: EmployerRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const mayApply = useMay('create', 'Applications Create')
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
      {
        key: 'several',
        label: text('actions.submitSeveral'),
        can: mayApply || undefined,
        act: () => go(participantSheetsScreens.submitSeveral, { query: { employerId: id } }),
      },
    ],
    dialog: null,
  }
}
