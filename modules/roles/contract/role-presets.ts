import { adminRules, superAdminRules } from './admin-presets.ts'
import { employeeRules, employerRules } from './applicant-presets.ts'
import { auditorRules } from './auditor-presets.ts'
import { approverRules, caseOfficerRules, financeRules } from './funding-presets.ts'
import { adviserRules, careRules, managerRules } from './investor-presets.ts'
import { rolePresetWords } from './role-preset-words.ts'
import type { PresetRule } from './role-rules.ts'

export interface RolePreset {
  key: string
  name: { en: string; fr: string }
  description: { en: string; fr: string }
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
    ...rolePresetWords.superAdmin,
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'brandAdmin',
    ...rolePresetWords.brandAdmin,
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'admin',
    ...rolePresetWords.admin,
    ...adminStaff,
    rules: adminRules,
  },
  {
    key: 'caseOfficer',
    ...rolePresetWords.caseOfficer,
    ...staff,
    rules: caseOfficerRules,
  },
  {
    key: 'approver',
    ...rolePresetWords.approver,
    ...staff,
    rules: approverRules,
  },
  {
    key: 'finance',
    ...rolePresetWords.finance,
    ...staff,
    rules: financeRules,
  },
  {
    key: 'auditor',
    ...rolePresetWords.auditor,
    ...staff,
    rules: auditorRules,
  },
  {
    key: 'employer',
    ...rolePresetWords.employer,
    userType: 'employer',
    adminType: false,
    rules: employerRules,
  },
  {
    key: 'employee',
    ...rolePresetWords.employee,
    userType: 'employee',
    adminType: false,
    rules: employeeRules,
  },
  {
    key: 'manager',
    ...rolePresetWords.manager,
    ...staff,
    rules: managerRules,
  },
  {
    key: 'adviser',
    ...rolePresetWords.adviser,
    ...staff,
    rules: adviserRules,
  },
  {
    key: 'care',
    ...rolePresetWords.care,
    ...staff,
    rules: careRules,
  },
] as const satisfies readonly RolePreset[]

export type RolePresetKey = (typeof rolePresets)[number]['key']
