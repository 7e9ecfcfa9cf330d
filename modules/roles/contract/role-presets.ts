import { adminRules, superAdminRules } from './admin-presets.ts'
import { employeeRules, employerRules } from './applicant-presets.ts'
import { auditorRules } from './auditor-presets.ts'
import { approverRules, caseOfficerRules, financeRules } from './funding-presets.ts'
import { adviserRules, careRules, managerRules } from './investor-presets.ts'
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
    name: { en: 'Super Admin', fr: 'Super Admin' },
    description: {
      en: 'Does everything but move money and read protected answers; cannot be changed',
      fr: 'Fait tout, sauf verser de l’argent et lire les réponses protégées; ne peut être modifié',
    },
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'brandAdmin',
    name: { en: '{brand} Admin', fr: 'Admin {brand}' },
    description: {
      en: 'Does everything but move money and read protected answers',
      fr: 'Fait tout, sauf verser de l’argent et lire les réponses protégées',
    },
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'admin',
    name: { en: 'Admin', fr: 'Admin' },
    description: {
      en: 'Runs programs, users and investor records day to day',
      fr: 'S’occupe au quotidien des programmes, des utilisateurs et des dossiers d’investisseurs',
    },
    ...adminStaff,
    rules: adminRules,
  },
  {
    key: 'caseOfficer',
    name: { en: 'Case Officer', fr: 'Responsable de dossiers' },
    description: {
      en: 'Reviews applications and follows participants of their own programs',
      fr: 'Examine les demandes et suit les participants de ses programmes',
    },
    ...staff,
    rules: caseOfficerRules,
  },
  {
    key: 'approver',
    name: { en: 'Approver', fr: 'Responsable de l’approbation' },
    description: {
      en: 'Decides on applications and funding requests that others have reviewed',
      fr: 'Décide des demandes que d’autres ont examinées',
    },
    ...staff,
    rules: approverRules,
  },
  {
    key: 'finance',
    name: { en: 'Finance', fr: 'Finances' },
    description: {
      en: 'Verifies bank details, assesses and releases payments',
      fr: 'Vérifie les coordonnées bancaires, évalue et verse les paiements',
    },
    ...staff,
    rules: financeRules,
  },
  {
    key: 'auditor',
    name: { en: 'Auditor', fr: 'Auditrice ou auditeur' },
    description: {
      en: 'Looks at everything, bank details masked, and changes nothing',
      fr: 'Consulte tout, coordonnées bancaires masquées, sans rien modifier',
    },
    ...staff,
    rules: auditorRules,
  },
  {
    key: 'employer',
    name: { en: 'Employer', fr: 'Employeur' },
    description: {
      en: 'Applies for funding and looks after their own placements',
      fr: 'Demande du financement et suit ses placements',
    },
    userType: 'employer',
    adminType: false,
    rules: employerRules,
  },
  {
    key: 'employee',
    name: { en: 'Employee', fr: 'Employée ou employé' },
    description: {
      en: 'Completes their part of an application and their own forms',
      fr: 'Remplit sa partie de la demande et ses formulaires',
    },
    userType: 'employee',
    adminType: false,
    rules: employeeRules,
  },
  {
    key: 'manager',
    name: { en: 'Manager', fr: 'Gestionnaire' },
    description: {
      en: 'Looks after the shareholders, orders and leads of a team',
      fr: 'S’occupe des actionnaires, des ordres et des prospects d’une équipe',
    },
    ...staff,
    rules: managerRules,
  },
  {
    key: 'adviser',
    name: { en: 'Adviser', fr: 'Conseillère ou conseiller' },
    description: {
      en: 'Looks after their own shareholders, orders and leads',
      fr: 'S’occupe de ses actionnaires, de ses ordres et de ses prospects',
    },
    ...staff,
    rules: adviserRules,
  },
  {
    key: 'care',
    name: { en: 'Care', fr: 'Service à la clientèle' },
    description: {
      en: 'Verifies orders that others have entered',
      fr: 'Vérifie les ordres que d’autres ont saisis',
    },
    ...staff,
    rules: careRules,
  },
] as const satisfies readonly RolePreset[]

export type RolePresetKey = (typeof rolePresets)[number]['key']
