import { fillPath } from '#kit/contract/define-screen.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { ParentKind } from './parents.ts'

/** The screen that shows a record of each kind. */
export const recordScreens = { shareholder: shareholdersScreens.shareholder } as const

export const recordAddress = ({ kind, id }: { kind: ParentKind; id: string }) =>
  fillPath(recordScreens[kind].path, { id })
