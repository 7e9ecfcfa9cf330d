import { lazy, Suspense, type ReactNode } from 'react'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import { Fetching } from '../menu/Fetching.tsx'
import { useOpening } from '../menu/use-opening.ts'
import type { MoreAct } from '../record/MoreMenu.tsx'
import { MenuButton } from './RowMenu.tsx'

/** What can be done with a record, and the dialog of the act that asks for something. */
export interface RecordActs {
  acts: readonly MoreAct[]
  dialog: ReactNode
}

type UseActs<R> = (record: R) => RecordActs

/** Where the record behind a row is read, and what it offers. */
export interface RecordMenuOf {
  record: Endpoint
  /** Fetched once, when somebody is near the first menu. */
  load: () => Promise<UseActs<never>>
}

/** `recordMenuOf(endpoints.readOrder, () => import('./use-order-acts.ts').then((m) => m.useOrderRowActs))` */
export function recordMenuOf<E extends Endpoint>(
  record: E,
  load: () => Promise<UseActs<OutputOf<E>>>,
): RecordMenuOf {
  let loaded: Promise<UseActs<OutputOf<E>>> | null = null
  return { record, load: () => (loaded ??= load()) }
}

const load = () => import('./OpenedRecordMenu.tsx')
const Opened = lazy(() => load().then((m) => ({ default: m.OpenedRecordMenu })))

/**
 * A row's menu that offers what its record offers, with the same reasons: the record is read when the
 * menu is opened, so that what stands in the list may be old and what is offered is not.
 */
export function RecordMenu(props: { id: string; name: string; menu: RecordMenuOf }) {
  const opening = useOpening({
    kind: 'menu',
    prepare: () => void Promise.all([load(), props.menu.load()]),
  })
  return (
    <>
      <MenuButton name={props.name} {...opening.button} />
      {opening.isAsked && (
        <Suspense fallback={<Fetching of={opening.anchor} />}>
          <Opened id={props.id} menu={props.menu} opening={opening} />
        </Suspense>
      )}
    </>
  )
}
