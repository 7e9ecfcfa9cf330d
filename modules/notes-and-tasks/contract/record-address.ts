import { fillPath } from '#kit/contract/define-screen.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { leadsScreens } from '#modules/leads/contract/leads.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { orphanedScreens } from '#modules/orphaned/contract/orphaned.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { ParentKind } from './parents.ts'

/** The screen that shows a record of a kind. */
export const recordScreen = (kind: ParentKind) =>
  ({
    application: applicationsScreens.pendingApplication,
    lead: leadsScreens.lead,
    order: ordersScreens.order,
    orphanedCase: orphanedScreens.orphanedParticipant,
    shareholder: shareholdersScreens.shareholder,
  })[kind]

export const recordAddress = ({ kind, id }: { kind: ParentKind; id: string }) =>
  fillPath(recordScreen(kind).path, { id })
