import * as z from 'zod/mini'
import { namedSchema } from '#kit/contract/fields.ts'

export const rolePresetKeys = [
  'superAdmin',
  'brandAdmin',
  'admin',
  'caseOfficer',
  'approver',
  'finance',
  'auditor',
  'employer',
  'employee',
  'manager',
  'adviser',
  'care',
] as const
export type RolePresetKey = (typeof rolePresetKeys)[number]

/** Which of the installation's roles it is; null for one that was added or renamed. */
export const presetSchema = z.nullable(z.enum(rolePresetKeys))

/** A role as answers name it: in the reader's language, unless somebody gave it its name. */
export const roleNameSchema = z.strictObject({ name: z.string(), preset: presetSchema })
export type RoleNamed = z.infer<typeof roleNameSchema>
export const namedRole = z.extend(namedSchema, { preset: presetSchema })
