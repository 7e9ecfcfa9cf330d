import type { Province } from '#kit/contract/provinces.ts'
import { fromEaster, mondayBefore, nthMonday, onThe, type HolidayRule } from './holiday-rules.ts'

/** A holiday by statute: when it falls, and where, from which year on. */
export interface StatutoryHoliday {
  /** Its name is the string `holidays.{key}`. */
  key: string
  on: HolidayRule
  /** The year from which it holds in a province; 0 where it is older than any date here. */
  from: Partial<Record<Province, number>>
}

const since = (year: number, ...where: Province[]) =>
  Object.fromEntries(where.map((province) => [province, year]))

const everywhere = since(
  0,
  ...(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const),
)

/**
 * The paid public holidays of each province and territory, as its employment standards list them
 * (`sourceOf`). Holidays of public servants alone, such as Easter Monday, are none.
 */
export const statutoryHolidays: readonly StatutoryHoliday[] = [
  { key: 'newYear', on: onThe(1, 1), from: everywhere },
  {
    key: 'family',
    on: nthMonday(3, 2),
    from: { ...since(0, 'AB', 'ON', 'SK'), BC: 2019, NB: 2018 },
  },
  { key: 'louisRiel', on: nthMonday(3, 2), from: since(2008, 'MB') },
  { key: 'islander', on: nthMonday(3, 2), from: since(2010, 'PE') },
  { key: 'heritage', on: nthMonday(3, 2), from: since(2015, 'NS') },
  // In Quebec the employer may choose Easter Monday instead.
  { key: 'goodFriday', on: fromEaster(-2), from: everywhere },
  {
    key: 'victoria',
    on: mondayBefore(5, 25),
    from: since(0, 'AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'SK', 'YT'),
  },
  { key: 'patriots', on: mondayBefore(5, 25), from: since(2003, 'QC') },
  { key: 'indigenousPeoples', on: onThe(6, 21), from: { NT: 2001, YT: 2017 } },
  { key: 'saintJean', on: onThe(6, 24), from: since(0, 'QC') },
  {
    key: 'canada',
    on: onThe(7, 1),
    from: { ...everywhere, NL: undefined },
  },
  { key: 'memorial', on: onThe(7, 1), from: since(0, 'NL') },
  { key: 'nunavut', on: onThe(7, 9), from: since(2020, 'NU') },
  { key: 'britishColumbia', on: nthMonday(1, 8), from: since(0, 'BC') },
  { key: 'newBrunswick', on: nthMonday(1, 8), from: since(0, 'NB') },
  { key: 'saskatchewan', on: nthMonday(1, 8), from: since(0, 'SK') },
  { key: 'civic', on: nthMonday(1, 8), from: since(0, 'NT', 'NU') },
  { key: 'discovery', on: nthMonday(3, 8), from: since(0, 'YT') },
  { key: 'labour', on: nthMonday(1, 9), from: everywhere },
  {
    key: 'truthAndReconciliation',
    on: onThe(9, 30),
    from: { ...since(2022, 'NT', 'NU', 'PE'), ...since(2023, 'BC', 'YT'), MB: 2024 },
  },
  {
    key: 'thanksgiving',
    on: nthMonday(2, 10),
    from: since(0, 'AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'QC', 'SK', 'YT'),
  },
  {
    key: 'remembrance',
    on: onThe(11, 11),
    from: since(0, 'AB', 'BC', 'NB', 'NL', 'NT', 'NU', 'PE', 'SK', 'YT'),
  },
  { key: 'christmas', on: onThe(12, 25), from: everywhere },
  { key: 'boxing', on: onThe(12, 26), from: since(0, 'ON') },
]

/** Where each province publishes its list. */
export const sourceOf: Record<Province, string> = {
  AB: 'https://www.alberta.ca/alberta-general-holidays',
  BC: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/statutory-holidays',
  MB: 'https://www.gov.mb.ca/labour/standards/doc,gen-holidays-after-april-30-07,factsheet.html',
  NB: 'https://www2.gnb.ca/content/gnb/en/departments/elg/local_government/content/governance/content/days_of_rest_act/faq.html',
  NL: 'https://www.gov.nl.ca/labour/faq/',
  NS: 'https://novascotia.ca/lae/employmentrights/holidaychart.asp',
  NT: 'https://www.ece.gov.nt.ca/en/services/employment-standards/frequently-asked-questions',
  NU: 'https://nu-lsco.ca/faq-s?tmpl=component&faqid=11',
  ON: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/public-holidays',
  PE: 'https://www.princeedwardisland.ca/en/information/economic-growth-tourism-and-culture/paid-holidays',
  QC: 'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave/statutory-holidays',
  SK: 'https://www.saskatchewan.ca/business/employment-standards/vacations-holidays-leaves-and-absences/public-statutory-holidays/list-of-saskatchewan-public-holidays',
  YT: 'https://yukon.ca/en/doing-business/employer-responsibilities/find-yukon-statutory-holiday',
}
