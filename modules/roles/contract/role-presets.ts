import { adminRules, superAdminRules } from './admin-presets.ts'
import { employeeRules, employerRules } from './applicant-presets.ts'
import { auditorRules } from './auditor-presets.ts'
import { approverRules, caseOfficerRules, financeRules } from './funding-presets.ts'
import { adviserRules, careRules, managerRules } from './investor-presets.ts'
import type { PresetRule } from './role-rules.ts'

export interface RolePreset {
  key: string
  name: { en: string; fr: string }
  userType: 'staff' | 'employer' | 'employee'
  /** Urged to set up two-factor authentication. */
  adminType: boolean
  rules: readonly PresetRule[]
}

const staff = { userType: 'staff', adminType: false } as const
const adminStaff = { userType: 'staff', adminType: true } as const

/** The roles an installation starts with; all but the first may be edited. */
export const rolePresets = [
  {
    key: 'superAdmin',
    name: { en: 'Super Admin', fr: 'Super Admin' },
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'brandAdmin',
    name: { en: '{brand} Admin', fr: 'Admin {brand}' },
    ...adminStaff,
    rules: superAdminRules,
  },
  { key: 'admin', name: { en: 'Admin', fr: 'Admin' }, ...adminStaff, rules: adminRules },
  {
    key: 'caseOfficer',
    name: { en: 'Case Officer', fr: 'Responsable de dossiers' },
    ...staff,
    rules: caseOfficerRules,
  },
  {
    key: 'approver',
    name: { en: 'Approver', fr: 'Responsable de l’approbation' },
    ...staff,
    rules: approverRules,
  },
  { key: 'finance', name: { en: 'Finance', fr: 'Finances' }, ...staff, rules: financeRules },
  {
    key: 'auditor',
    name: { en: 'Auditor', fr: 'Auditrice ou auditeur' },
    ...staff,
    rules: auditorRules,
  },
  {
    key: 'employer',
    name: { en: 'Employer', fr: 'Employeur' },
    userType: 'employer',
    adminType: false,
    rules: employerRules,
  },
  {
    key: 'employee',
    name: { en: 'Employee', fr: 'Employée ou employé' },
    userType: 'employee',
    adminType: false,
    rules: employeeRules,
  },
  { key: 'manager', name: { en: 'Manager', fr: 'Gestionnaire' }, ...staff, rules: managerRules },
  {
    key: 'adviser',
    name: { en: 'Adviser', fr: 'Conseillère ou conseiller' },
    ...staff,
    rules: adviserRules,
  },
  { key: 'care', name: { en: 'Care', fr: 'Service à la clientèle' }, ...staff, rules: careRules },
] as const satisfies readonly RolePreset[]

export type RolePresetKey = (typeof rolePresets)[number]['key']
