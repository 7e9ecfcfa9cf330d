import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  email,
  idSchema,
  instant,
  reference,
  structure,
  text,
} from '#kit/contract/fields.ts'

export const userTypes = ['staff', 'employer', 'employee'] as const
export type UserType = (typeof userTypes)[number]

export const userStates = ['invited', 'active', 'disabled'] as const
export type UserStatus = (typeof userStates)[number]

/** How each state looks; the steps between them are acts of their own, each with its reasons. */
export const userStatus = {
  states: {
    invited: { tone: 'info' },
    active: { tone: 'success' },
    disabled: { tone: 'neutral' },
  },
} as const

/** What others may change of a user who is invited. */
const changeable = {
  name: text(120, { required: true, inList: true }),
  roleId: reference({ required: true }),
  language: choice(['en', 'fr'], { required: true }),
  teamId: reference(),
  programIds: structure(z.array(idSchema).check(z.maxLength(100))),
}

/** Somebody who signs in. The email is the person's own affair once they are invited. */
export const user = defineEntity('user', {
  ...changeable,
  email: email({ required: true, inList: true }),
  type: choice(userTypes, { required: true, inList: true, readOnly: true }),
  status: choice(userStates, { required: true, inList: true, readOnly: true }),
  employerId: reference(),
  lastSignInAt: instant({ inList: true, readOnly: true }),
})

export const changeableUser = defineEntity('changeableUser', changeable)
