import * as fc from 'fast-check'

/**
 * The life of an application as `funding.md` tells it, written down here once more: who may take
 * which step, from where to where.
 */
export const life: Record<string, { from: string[]; to: string; by: Walker[] }> = {
  assign: { from: ['submitted'], to: 'inReview', by: ['admin', 'amina'] },
  requestInformation: { from: ['inReview'], to: 'infoRequested', by: ['admin', 'amina'] },
  resubmit: { from: ['infoRequested'], to: 'inReview', by: ['admin', 'amina'] },
  extendRequest: { from: ['infoRequested'], to: 'infoRequested', by: ['admin', 'amina'] },
  withdrawRequest: { from: ['infoRequested'], to: 'inReview', by: ['admin', 'amina'] },
  recommendApproval: { from: ['inReview'], to: 'recommendedApprove', by: ['admin', 'amina'] },
  recommendRejection: { from: ['inReview'], to: 'recommendedReject', by: ['admin', 'amina'] },
  returnToReview: {
    from: ['recommendedApprove', 'recommendedReject'],
    to: 'inReview',
    by: ['admin', 'luc'],
  },
  approve: {
    from: ['recommendedApprove', 'recommendedReject'],
    to: 'approved',
    by: ['admin', 'luc'],
  },
  reject: {
    from: ['recommendedApprove', 'recommendedReject'],
    to: 'rejected',
    by: ['admin', 'luc'],
  },
  withdraw: {
    from: ['submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject'],
    to: 'withdrawn',
    by: ['admin', 'amina'],
  },
  reopen: { from: ['rejected', 'withdrawn', 'returned'], to: 'inReview', by: ['admin', 'luc'] },
}

export type Walker = 'admin' | 'amina' | 'luc' | 'finance'
interface Step {
  step: string
  by: Walker
  /** Seen before somebody else saved. */
  stale: boolean
}

export interface Model {
  status: string
  recommendedBy: Walker | null
}

const pendingButNew = ['inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject']

/** What must come of a step, and the state afterwards. */
export function foretell(
  model: Model,
  { step, by, stale }: Step,
): { status: number; code?: string; next: Model } {
  const rule = life[step]
  const same = (status: number, code?: string) => ({ status, ...(code && { code }), next: model })
  if (!rule?.by.includes(by)) return same(403, 'forbidden')
  if (stale) return same(412, 'stale')
  if (step === 'assign' && pendingButNew.includes(model.status)) return same(200)
  if (!rule.from.includes(model.status)) return same(409, 'wrongState')
  if ((step === 'approve' || step === 'reject') && model.recommendedBy === by)
    return same(409, 'fourEyes')
  const recommendedBy = step.startsWith('recommend')
    ? by
    : step === 'returnToReview' || step === 'reopen'
      ? null
      : model.recommendedBy
  return { status: 200, next: { status: rule.to, recommendedBy } }
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  step: fc.constantFrom(...Object.keys(life)),
  by: fc.oneof(
    { weight: 4, arbitrary: fc.constant('admin' as const) },
    { weight: 3, arbitrary: fc.constant('amina' as const) },
    { weight: 3, arbitrary: fc.constant('luc' as const) },
    { weight: 1, arbitrary: fc.constant('finance' as const) },
  ),
  stale: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
})

const along = (...steps: [string, Walker][]): Step[] =>
  steps.map(([step, by]) => ({ step, by, stale: false }))

/** Ways that lead far into the life of an application. */
const ways = [
  along(['assign', 'admin'], ['recommendApproval', 'amina']),
  along(['assign', 'amina'], ['recommendApproval', 'admin']),
  along(['assign', 'amina'], ['recommendRejection', 'amina'], ['returnToReview', 'luc']),
  along(['assign', 'amina'], ['recommendRejection', 'admin'], ['reject', 'luc']),
  along(['assign', 'admin'], ['requestInformation', 'amina'], ['resubmit', 'amina']),
  along(['assign', 'admin'], ['requestInformation', 'amina'], ['extendRequest', 'admin']),
  along(['assign', 'admin'], ['requestInformation', 'amina'], ['withdrawRequest', 'amina']),
  along(['withdraw', 'amina'], ['reopen', 'luc']),
]

/** Walks that nobody leaves to chance: each step is taken, and refused to somebody who may not. */
export const certainly: [Step[]][] = [
  ...ways.map((way): [Step[]] => [way]),
  [[...along(['assign', 'admin'], ['recommendApproval', 'amina'], ['approve', 'luc'])]],
  [along(...Object.keys(life).map((step): [string, Walker] => [step, 'finance']))],
]

/** Half of the walks begin on a way that leads somewhere, the rest anywhere. */
export const anyWalk = fc.oneof(
  fc.array(anyStep, { maxLength: 12 }),
  fc
    .tuple(fc.constantFrom(...ways), fc.array(anyStep, { maxLength: 9 }))
    .map(([way, rest]) => [...way, ...rest]),
)
