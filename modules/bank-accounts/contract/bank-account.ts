import { defineEntity } from '#kit/contract/define-entity.ts'
import { formatted, text } from '#kit/contract/fields.ts'
import { accountNumber, institution, transit } from './bank-formats.ts'

/** Where the payments of an employer go; what is typed of it is never kept in the browser. */
export const bankAccount = defineEntity('bankAccount', {
  holderName: text(60, { required: true, isProtected: true, group: 'bank' }),
  institution: formatted(institution, { required: true, isProtected: true, group: 'bank' }),
  transit: formatted(transit, { required: true, isProtected: true, group: 'bank' }),
  accountNumber: formatted(accountNumber, { required: true, isProtected: true, group: 'bank' }),
})
