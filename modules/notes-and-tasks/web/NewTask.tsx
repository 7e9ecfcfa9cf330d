import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { shareholdersEndpoints } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { TaskDialog } from './TaskDialog.tsx'

const rest = 200

/** A task is about a record: which one is asked first, found by typing a part of its name. */
export function NewTask({ close }: { close: () => void }) {
  const text = useText()
  const [about, setAbout] = useState<{ id: string; name: string } | null>(null)
  if (about)
    return (
      <TaskDialog
        of={{ kind: 'shareholder', id: about.id }}
        about={about.name}
        task={null}
        close={close}
      />
    )
  return (
    <Dialog close={close} title={text('tasks.add')}>
      <RecordChoice choose={setAbout} />
    </Dialog>
  )
}

function RecordChoice({ choose }: { choose: (record: { id: string; name: string }) => void }) {
  const text = useText()
  const kit = useKitText()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), rest)
  const { data } = useAnswer(
    shareholdersEndpoints.listShareholders,
    { query: { perPage: '10', ...(search && { search }) } },
    { keepPrevious: true },
  )
  const found = data?.data ?? []
  return (
    <Select
      label={text('tasks.about')}
      description={text('tasks.aboutHelp')}
      data={found.map(({ id, name, number }) => ({ value: id, label: `${name} (${number})` }))}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={kit('palette.nothing')}
      onChange={(id) => {
        const chosen = found.find((each) => each.id === id)
        if (chosen) choose(chosen)
      }}
      data-autofocus
    />
  )
}
