import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, email, phone, text } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'

/** What people keep of themselves; role and type are given by others. */
export const profile = defineEntity('profile', {
  name: text(120, { required: true }),
  email: email({ required: true }),
  phone: phone(),
  language: choice(languages, { required: true }),
  type: choice(['staff', 'employer', 'employee'], { required: true, readOnly: true }),
})

/** Pictures that are taken, whatever their file is called. */
export const avatarTypes = ['image/jpeg', 'image/gif', 'image/png'] as const
export const avatarMaxBytes = 10 * 1024 * 1024
export const avatarMaxPixels = 25_000_000
/** The side of the square that is kept. */
export const avatarSide = 256
