/** What letters on paper are about, in the order in which they are told. */
export const paperKinds = [
  'decision',
  'agreement',
  'informationRequest',
  'paymentAdvice',
  'registerExtract',
  'orderConfirmation',
] as const
export type PaperKind = (typeof paperKinds)[number]

type ByKind = Record<PaperKind, true>
declare module '#kit/contract/define-letters.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the kinds are listed once, above
  interface PaperKinds extends ByKind {}
}
