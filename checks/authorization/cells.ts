import { actors, type Actor, type Cell, type Letter, type ObjectKind } from './actors.ts'
import { accountsCells } from './cells/accounts.ts'
import { answersCells } from './cells/answers.ts'
import { bankAccountCells } from './cells/bank-accounts.ts'
import { changeRequestCells } from './cells/change-requests.ts'
import { deskCells } from './cells/desk.ts'
import { doorsCells } from './cells/doors.ts'
import { formsCells } from './cells/forms.ts'
import { fundingCells } from './cells/funding.ts'
import { fundingRequestCells } from './cells/funding-requests.ts'
import { supplementCells } from './cells/supplements.ts'
import { holdsCells } from './cells/holds.ts'
import { importCells } from './cells/imports.ts'
import { investorCells } from './cells/investors.ts'
import { leadCells } from './cells/leads.ts'
import { mergeCells } from './cells/merges.ts'
import { monitoringCells } from './cells/monitoring.ts'
import { overpaymentCells } from './cells/overpayments.ts'
import { participantSheetCells } from './cells/participant-sheets.ts'
import { placementCells } from './cells/placements.ts'
import { paymentBatchCells } from './cells/payment-batches.ts'
import { paymentCells } from './cells/payments.ts'
import { operationCells } from './cells/operation.ts'
import { twoFactorCells } from './cells/two-factor.ts'
import { reportCells } from './cells/reports.ts'
import { rolesCells } from './cells/roles.ts'
import { settingsCells } from './cells/settings.ts'
import { usersCells } from './cells/users.ts'
import { snapshotCells } from './cells/snapshots.ts'
import { statisticsCells } from './cells/statistics.ts'

/** The cells of every endpoint, area by area. */
export const cells: Record<string, Cell> = {
  ...accountsCells,
  ...answersCells,
  ...bankAccountCells,
  ...deskCells,
  ...doorsCells,
  ...formsCells,
  ...fundingCells,
  ...fundingRequestCells,
  ...supplementCells,
  ...changeRequestCells,
  ...paymentCells,
  ...overpaymentCells,
  ...paymentBatchCells,
  ...holdsCells,
  ...importCells,
  ...investorCells,
  ...leadCells,
  ...mergeCells,
  ...monitoringCells,
  ...operationCells,
  ...participantSheetCells,
  ...placementCells,
  ...twoFactorCells,
  ...reportCells,
  ...rolesCells,
  ...settingsCells,
  ...usersCells,
  ...snapshotCells,
  ...statisticsCells,
}

const lettersOf = (line: string) => line.trim().split(/\s+/) as Letter[]

export function isWholeLine(cell: Cell): boolean {
  const lines = typeof cell === 'string' ? [cell] : [cell.own, cell.other]
  return lines
    .map(lettersOf)
    .every((line) => line.length === actors.length && line.every((each) => '+134'.includes(each)))
}

export function expectedOf(cell: Cell, actor: Actor, kind: ObjectKind): Letter {
  const lines: Exclude<Cell, string> = typeof cell === 'string' ? { own: cell, other: cell } : cell
  const line = kind === 'own' ? lines.own : (lines[kind] ?? lines.own)
  const letter = lettersOf(line)[actors.indexOf(actor)]
  if (!letter) throw new Error(`no cell for ${actor}`)
  return kind === 'missing' && letter === '+' ? '4' : letter
}
