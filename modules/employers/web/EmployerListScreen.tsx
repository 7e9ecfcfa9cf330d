import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useText } from '#kit/web/text.ts'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { directoryEndpoints } from '../contract/directory.endpoints.ts'
import { employersScreens } from '../contract/employers.screens.ts'
import { employerColumns } from './employer.columns.tsx'

const references = { programId: useProgramOptions }

const recordMenu = recordMenuOf(directoryEndpoints.readEmployer, () =>
  import('./use-employer-acts.ts').then((m) => m.useEmployerActs),
)

const peek = peekOf(directoryEndpoints.readEmployer, () =>
  import('./EmployerPeek.tsx').then((m) => m.EmployerPeek),
)

/** Every employer that has applied, as far as the person sees programs. */
export function EmployerListScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Employers List')
  const ability = usePortalAbility()
  return (
    <ListScreen
      endpoint={directoryEndpoints.listEmployerDirectory}
      {...(mayExport && { exportEndpoint: directoryEndpoints.exportEmployerDirectory })}
      columns={employerColumns}
      sees={(group) => ability.can('view', 'Employer Profile Edit', group)}
      rowName={(row) => row.legalName}
      opens={({ id }) => ({ screen: employersScreens.employer, params: { id } })}
      recordMenu={recordMenu}
      peek={peek}
      references={references}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
