import type { Province } from '#kit/contract/provinces.ts'

/**
 * The days of each year, and which of them a province has: the lists that pcraig3/hols keeps of the
 * provinces' pages, with what came into force since (30 September, Nunavut Day) and the six days of
 * Newfoundland and Labrador's Labour Standards Act. To be compared with the pages (`sourceOf`) by
 * whoever relies on them.
 */
export const movable = {
  thirdMondayOfFebruary: ['2024-02-19', '2025-02-17', '2026-02-16', '2027-02-15', '2028-02-21'],
  goodFriday: ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14'],
  mondayBefore25May: ['2024-05-20', '2025-05-19', '2026-05-18', '2027-05-24', '2028-05-22'],
  firstMondayOfAugust: ['2024-08-05', '2025-08-04', '2026-08-03', '2027-08-02', '2028-08-07'],
  thirdMondayOfAugust: ['2024-08-19', '2025-08-18', '2026-08-17', '2027-08-16', '2028-08-21'],
  labourDay: ['2024-09-02', '2025-09-01', '2026-09-07', '2027-09-06', '2028-09-04'],
  thanksgiving: ['2024-10-14', '2025-10-13', '2026-10-12', '2027-10-11', '2028-10-09'],
} as const

export const firstYear = 2024
export const years = [2024, 2025, 2026, 2027, 2028] as const

type Published = keyof typeof movable | `${number}-${number}`

const [family, easter, may] = ['thirdMondayOfFebruary', 'goodFriday', 'mondayBefore25May'] as const
const [august, labour, thanks] = ['firstMondayOfAugust', 'labourDay', 'thanksgiving'] as const
const [newYear, july, christmas] = ['01-01', '07-01', '12-25'] as const

export const publishedBy: Record<Province, readonly Published[]> = {
  AB: [newYear, family, easter, may, july, labour, thanks, '11-11', christmas],
  BC: [newYear, family, easter, may, july, august, labour, '09-30', thanks, '11-11', christmas],
  MB: [newYear, family, easter, may, july, labour, '09-30', thanks, christmas],
  NB: [newYear, family, easter, july, august, labour, '11-11', christmas],
  NL: [newYear, easter, july, labour, '11-11', christmas],
  NS: [newYear, family, easter, july, labour, christmas],
  NT: [newYear, easter, may, '06-21', july, august, labour, '09-30', thanks, '11-11', christmas],
  NU: [newYear, easter, may, july, '07-09', august, labour, '09-30', thanks, '11-11', christmas],
  ON: [newYear, family, easter, may, july, labour, thanks, christmas, '12-26'],
  PE: [newYear, family, easter, july, labour, '09-30', '11-11', christmas],
  QC: [newYear, easter, may, '06-24', july, labour, thanks, christmas],
  SK: [newYear, family, easter, may, july, august, labour, thanks, '11-11', christmas],
  YT: [
    ...([newYear, easter, may, '06-21', july, 'thirdMondayOfAugust', labour] as const),
    ...(['09-30', thanks, '11-11', christmas] as const),
  ],
}
