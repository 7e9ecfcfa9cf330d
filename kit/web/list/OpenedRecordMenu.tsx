import { memo, Suspense, use, useEffect, useLayoutEffect, useState } from 'react'
import { FormAbout } from '../form/form-about.ts'
import { useAnswer } from '../api-query.ts'
import { useGo } from '../go.ts'
import type { MenuEntry } from '../menu/DropMenu.tsx'
import classes from '../menu/menu.module.css'
import { OpenedMenu } from '../menu/OpenedMenu.tsx'
import type { Opened } from '../menu/use-opening.ts'
import { useActEntry, type MoreAct } from '../record/MoreMenu.tsx'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import type { Opens } from './list-props.ts'
import type { RecordMenuOf } from './record-menus.ts'

/** A menu is read at a glance: what is rarer stands on the record. */
const most = 7

interface Props {
  id: string
  opens: Opens | undefined
  menu: RecordMenuOf
  opening: Opened
}

/** Read at each opening: what is offered is what can be done now. */
export function OpenedRecordMenu({ id, opens, menu, opening }: Props) {
  const data = useRecordOf({ id, menu, opening })
  const text = useKitText()
  const way = useWay(opens)
  const entryOf = useActEntry()
  const [acts, setActs] = useState<readonly MoreAct[] | null>(null)
  const offered = acts?.filter(({ can }) => can !== undefined).slice(0, most)
  const isGrave = ({ danger }: { danger?: boolean }) => danger === true
  const groups = offered
    ? [offered.filter((act) => !isGrave(act)).map(entryOf), offered.filter(isGrave).map(entryOf)]
    : [way]
  return (
    <FormAbout value={id}>
      <OpenedMenu
        opening={opening}
        groups={groups}
        foot={
          !offered && (
            <p role="status" className={classes.waiting}>
              {text('states.loading')}
            </p>
          )
        }
      />
      <Suspense>{data !== undefined && <Acts record={data} menu={menu} tell={setActs} />}</Suspense>
    </FormAbout>
  )
}

function useRecordOf({ id, menu, opening }: Omit<Props, 'opens'>) {
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
  return data
}

/** Where the row leads is known before its record is there. */
function useWay(opens: Opens | undefined): MenuEntry[] {
  const text = useKitText()
  const go = useGo()
  if (!opens) return []
  const { screen, ...target } = opens
  return [{ key: 'open', label: text('queue.show'), run: () => go(screen, target as never) }]
}

interface ActsProps {
  record: never
  menu: RecordMenuOf
  tell: (acts: readonly MoreAct[]) => void
}

/** Beside the menu and not around it: the open menu stays the same when it fills. */
const Acts = memo(function Acts({ record, menu, tell }: ActsProps) {
  const useActs = use(menu.load())
  const { acts, dialog } = useActs(record)
  useLayoutEffect(() => tell(acts))
  return dialog
})
