/** Whom letters are for. One may be for several of them. */
export const audiences = ['employer', 'participant', 'staff'] as const
export type Audience = (typeof audiences)[number]

type ByAudience = Record<Audience, true>
declare module '#kit/contract/define-letters.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the audiences are listed once, above
  interface LetterAudiences extends ByAudience {}
}
