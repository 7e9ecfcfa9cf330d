import type { Language } from '#kit/contract/strings.ts'
import type { RolePresetKey } from '#modules/roles/contract/named-role.ts'

export interface CastMember {
  email: string
  name: string
  password: string
  language: Language
  role: RolePresetKey
}

const password = 'Demo-pass-2026'

const member = (
  account: string,
  part: Pick<CastMember, 'name' | 'language' | 'role'>,
): CastMember => ({
  email: `${account}@example.org`,
  password,
  ...part,
})

/** The demonstration's accounts, by their name; tests and screenshots share them. */
export const cast = {
  superAdmin: member('super.admin', { name: 'Margaret Chen', language: 'en', role: 'superAdmin' }),
  brandAdmin: member('brand.admin', { name: 'Étienne Gagnon', language: 'fr', role: 'brandAdmin' }),
  admin: member('admin', { name: 'Sarah Whitfield', language: 'en', role: 'admin' }),
  caseOfficer: member('case.officer', {
    name: 'Amina Haddad',
    language: 'en',
    role: 'caseOfficer',
  }),
  approver: member('approver', { name: 'Luc Tremblay', language: 'fr', role: 'approver' }),
  finance: member('finance', { name: 'Priya Raman', language: 'en', role: 'finance' }),
  auditor: member('auditor', { name: 'Geneviève Ouellet', language: 'fr', role: 'auditor' }),
  manager: member('manager', { name: 'David MacKinnon', language: 'en', role: 'manager' }),
  adviser: member('adviser', { name: 'Chloé Bergeron', language: 'fr', role: 'adviser' }),
  care: member('care', { name: 'Tomasz Nowak', language: 'en', role: 'care' }),
  employer: member('employer', { name: 'Rachel Okafor', language: 'en', role: 'employer' }),
  employee: member('employee', { name: 'Mathis Lavoie', language: 'fr', role: 'employee' }),
} as const satisfies Record<string, CastMember>

/** Colleagues of the case officer and of the adviser, so that an assignment has choices. */
export const colleagues = {
  simonBeaulieu: member('simon.beaulieu', {
    name: 'Simon Beaulieu',
    language: 'fr',
    role: 'caseOfficer',
  }),
  graceAdeyemi: member('grace.adeyemi', {
    name: 'Grace Adeyemi',
    language: 'en',
    role: 'caseOfficer',
  }),
  noemiePoirier: member('noemie.poirier', {
    name: 'Noémie Poirier',
    language: 'fr',
    role: 'caseOfficer',
  }),
  annaWeber: member('anna.weber', { name: 'Anna Weber', language: 'en', role: 'adviser' }),
  philippeRoy: member('philippe.roy', { name: 'Philippe Roy', language: 'fr', role: 'adviser' }),
} as const satisfies Record<string, CastMember>

/** Whose investor records a manager sees together. */
export const teamOf: Readonly<Record<string, string>> = {
  'manager@example.org': 'Investor relations',
  'adviser@example.org': 'Investor relations',
  'care@example.org': 'Investor relations',
  'philippe.roy@example.org': 'Investor relations',
  'anna.weber@example.org': 'European investors',
}

type Programs = readonly string[]

/** The programs that staff with a scope work in, by their code. */
export const programsOf = {
  'case.officer@example.org': ['YESP', 'STEP-QC', 'ATL-WORK'],
  'simon.beaulieu@example.org': ['STEP-QC', 'GREEN', 'DIGITAL'],
  'grace.adeyemi@example.org': ['YESP', 'GREEN', 'DIGITAL'],
  'noemie.poirier@example.org': ['YESP', 'STEP-QC', 'ATL-WORK', 'NORTH'],
  'manager@example.org': ['YESP', 'GREEN', 'STEP-QC'],
} as const satisfies Record<string, Programs>
