import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, longText, structure, text, yesNo } from '#kit/contract/fields.ts'
import { rulesSchema } from './role.rules.ts'

export const userTypes = ['staff', 'employer', 'employee'] as const

export const role = defineEntity('role', {
  name: text(60, { required: true, inList: true }),
  description: longText(500, { inList: true }),
  userType: choice(userTypes, { required: true, inList: true }),
  /** Urged to set up two-factor authentication. */
  isAdminType: yesNo({ required: true }),
  rules: structure(rulesSchema, { required: true }),
})
