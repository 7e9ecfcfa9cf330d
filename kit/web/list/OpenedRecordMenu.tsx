import { use, useEffect } from 'react'
import { useAnswer } from '../api-query.ts'
import { Fetching } from '../menu/Fetching.tsx'
import { OpenedMenu } from '../menu/OpenedMenu.tsx'
import type { Opening } from '../menu/use-opening.ts'
import { useActEntry } from '../record/MoreMenu.tsx'
import { useProblemText } from '../show/problem-text.ts'
import { toast } from '../toast/toast.ts'
import type { RecordMenuOf } from './RecordMenu.tsx'

/** A menu is read at a glance: what is rarer stands on the record. */
const most = 7

interface Props {
  id: string
  menu: RecordMenuOf
  opening: Opening
}

export function OpenedRecordMenu({ id, menu, opening }: Props) {
  const { data, error, refetch } = useAnswer(menu.record, { params: { id } })
  const words = useProblemText()
  const { isOpen, setOpen } = opening
  useEffect(() => {
    // What is being read already is not read twice.
    if (isOpen) void refetch({ cancelRefetch: false })
  }, [isOpen, refetch])
  const failure = data === undefined ? error : null
  useEffect(() => {
    if (!failure) return
    setOpen(false)
    toast.error(words(failure), failure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for each failure
  }, [failure])
  if (data === undefined) return opening.isOpen ? <Fetching of={opening.anchor} /> : null
  return <Acts record={data} menu={menu} opening={opening} />
}

function Acts({ record, menu, opening }: Omit<Props, 'id'> & { record: never }) {
  const useActs = use(menu.load())
  const { acts, dialog } = useActs(record)
  const entryOf = useActEntry()
  const offered = acts.filter(({ can }) => can !== undefined).slice(0, most)
  const isGrave = ({ danger }: { danger?: boolean }) => danger === true
  return (
    <>
      <OpenedMenu
        opening={opening}
        groups={[
          offered.filter((act) => !isGrave(act)).map(entryOf),
          offered.filter(isGrave).map(entryOf),
        ]}
      />
      {dialog}
    </>
  )
}
