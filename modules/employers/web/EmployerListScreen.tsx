import { useMemo } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useText } from '#kit/web/text.ts'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { useOwnColumns } from '#modules/custom-fields/web/pieces/own-columns.tsx'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { directoryEndpoints, type EmployerRow } from '../contract/directory.endpoints.ts'
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
export const EmployerListScreen = () => (
  <WithOwnFields of="employer">{(own) => <List own={own} />}</WithOwnFields>
)

function List({ own }: { own: readonly OwnField[] }) {
  const ofOwn = useOwnColumns<EmployerRow>(own)
  const columns = useMemo(() => [...employerColumns, ...ofOwn], [ofOwn])
  const text = useText()
  const mayExport = useMay('export', 'Employers List')
  const ability = usePortalAbility()
  return (
    <ListScreen
      endpoint={directoryEndpoints.listEmployerDirectory}
      {...(mayExport && { exportEndpoint: directoryEndpoints.exportEmployerDirectory })}
      columns={columns}
      own={own}
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
