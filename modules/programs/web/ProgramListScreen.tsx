import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useText } from '#kit/web/text.ts'
import { programsEndpoints } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { programColumns } from './program.columns.tsx'

const recordMenu = recordMenuOf(programsEndpoints.readProgram, () =>
  import('./use-program-acts.tsx').then((m) => m.useProgramActs),
)

const peek = peekOf(programsEndpoints.readProgram, () =>
  import('./ProgramPeek.tsx').then((m) => m.ProgramPeek),
)

export function ProgramListScreen() {
  const language = useLanguage()
  return (
    <ListScreen
      endpoint={programsEndpoints.listPrograms}
      exportEndpoint={programsEndpoints.exportPrograms}
      columns={programColumns(language)}
      rowName={(row) => row.code}
      opens={({ id }) => ({ screen: programsScreens.program, params: { id } })}
      recordMenu={recordMenu}
      peek={peek}
      actions={<AddProgramButton />}
      emptyAction={<AddProgramButton />}
    />
  )
}

function AddProgramButton() {
  const text = useText()
  const go = useGo()
  const may = useMay('create', 'Programs Create')
  if (!may) return null
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => void go(programsScreens.addProgram)}
    >
      {text('actions.add')}
    </Button>
  )
}
