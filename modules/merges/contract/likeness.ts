/** What two shareholders may have in common, the strongest first. */
export const likenesses = [
  'iban',
  'depotNumber',
  'email',
  'nameAndBirthDate',
  'nameAndPhone',
  'nameAndPostCode',
  'phone',
] as const
export type Likeness = (typeof likenesses)[number]

/** How strongly each speaks; `strength_of` of the database says the same. */
export const strengths: Record<Likeness, number> = {
  iban: 40,
  depotNumber: 40,
  email: 30,
  nameAndBirthDate: 28,
  nameAndPhone: 26,
  nameAndPostCode: 15,
  /** Of another name: strangers share the telephone of an office. */
  phone: 10,
}

export const likelihoods = ['veryLikely', 'likely', 'possible'] as const
export type Likelihood = (typeof likelihoods)[number]

/** What the reasons come to in a word: couples share an e-mail address, a telephone and an account. */
export function likelihoodOf(reasons: readonly Likeness[]): Likelihood {
  const strength = reasons.reduce((sum, reason) => sum + strengths[reason], 0)
  const isOfPerson = reasons.some((reason) => reason.startsWith('name'))
  if (isOfPerson && strength >= 40) return 'veryLikely'
  return strength >= strengths.nameAndPhone ? 'likely' : 'possible'
}
