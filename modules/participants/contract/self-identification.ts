import * as z from 'zod/mini'
import { selfIdentificationGroups } from './participant.ts'

/** Voluntary answers about oneself: any of the groups, or the wish to say nothing. */
export const selfIdentification = z.strictObject({
  groups: z.array(z.enum(selfIdentificationGroups, 'choice')).check(z.maxLength(12)),
  preferNotToSay: z.boolean(),
})
export type SelfIdentification = z.infer<typeof selfIdentification>
