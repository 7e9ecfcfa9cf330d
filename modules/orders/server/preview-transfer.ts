import type { Change } from '#kit/server/call.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { refuseTransfer, type TransferTerms } from './add-transfer.ts'
import { effectsOf, newId, type Supposed } from './ledger-effects.ts'
import { unsaved } from './preview-order.ts'

/**
 * What a transfer as it is typed would do to both ledgers. Nothing is saved.
 * @throws as the transfer itself, what its ledgers say apart
 */
export async function previewTransfer(change: Change, asked: TransferTerms): Promise<OrderPreview> {
  await refuseTransfer(change, asked)
  const { fromShareholderId: from, toShareholderId: to, priceReason: _, ...traded } = asked
  const part = (shareholderId: string, side: 'buy' | 'sell'): Supposed => ({
    ...traded,
    ...unsaved,
    id: newId,
    counts: true,
    shareholderId,
    side,
  })
  const supposed = [part(from, 'sell'), part(to, 'buy')]
  const effects = await effectsOf(change, { holders: [from, to], supposed })
  return { ...effects, reopensCare: false }
}
