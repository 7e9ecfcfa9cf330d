import { adminRules, superAdminRules } from './admin-presets.ts'
import { employeeRules, employerRules } from './applicant-presets.ts'
import { auditorRules } from './auditor-presets.ts'
import { approverRules, caseOfficerRules, financeRules } from './funding-presets.ts'
import { adviserRules, careRules, managerRules } from './investor-presets.ts'
import type { RolePresetKey } from './named-role.ts'
import type { PresetRule } from './role-rules.ts'

export interface RolePreset {
  key: RolePresetKey
  userType: 'staff' | 'employer' | 'employee'
  /** Urged to set up two-factor authentication. */
  adminType: boolean
  rules: readonly PresetRule[]
}

const staff = { userType: 'staff', adminType: false } as const
const adminStaff = { userType: 'staff', adminType: true } as const

/** The roles an installation starts with; all but the first may be edited. `preset-strings` name them. */
export const rolePresets = [
  {
    key: 'superAdmin',
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'brandAdmin',
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'admin',
    ...adminStaff,
    rules: adminRules,
  },
  {
    key: 'caseOfficer',
    ...staff,
    rules: caseOfficerRules,
  },
  {
    key: 'approver',
    ...staff,
    rules: approverRules,
  },
  {
    key: 'finance',
    ...staff,
    rules: financeRules,
  },
  {
    key: 'auditor',
    ...staff,
    rules: auditorRules,
  },
  {
    key: 'employer',
    userType: 'employer',
    adminType: false,
    rules: employerRules,
  },
  {
    key: 'employee',
    userType: 'employee',
    adminType: false,
    rules: employeeRules,
  },
  {
    key: 'manager',
    ...staff,
    rules: managerRules,
  },
  {
    key: 'adviser',
    ...staff,
    rules: adviserRules,
  },
  {
    key: 'care',
    ...staff,
    rules: careRules,
  },
] as const satisfies readonly RolePreset[]
