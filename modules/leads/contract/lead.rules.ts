import * as z from 'zod/mini'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { lead, newLead } from './lead.ts'

interface Reachable {
  email?: string | null | undefined
  phone?: string | null | undefined
}

const isReachable = ({ email, phone }: Reachable) => Boolean(email ?? phone)

/** What is wrong with a lead as a whole: without an e-mail or a telephone number nobody reaches it. */
export const leadErrors = (values: Reachable): FieldErrors =>
  isReachable(values) ? {} : { email: [{ code: 'emailOrPhone', params: {} }] }

const reachable = z.refine<Reachable>(isReachable, { error: 'emailOrPhone', path: ['email'] })

/** What forms hold a lead to as it is typed. */
export const wholeNewLead = newLead.create.check(reachable)
export const wholeLead = lead.update.check(reachable)
