import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { idSchema, longText, text } from '#kit/contract/fields.ts'
import { keepingReasons, openAffairs, personKinds, purposes } from './kinds.ts'
import { privacySubjects } from './privacy.subjects.ts'

const { may } = privacySubjects
const ofPerson = z.strictObject({ kind: z.enum(personKinds, 'choice'), id: idSchema })

/** What is asked for before somebody is erased. */
export const erasure = defineEntity('erasure', {
  reason: longText(1000, { required: true }),
  /** The record's number, typed. */
  confirmation: text(200, { required: true }),
})

const count = z.int()

export const erasurePreview = z.strictObject({
  /** What has to be typed. */
  reference: z.string(),
  name: z.string(),
  /** What they go by afterwards. */
  nameAfter: z.string(),
  /** What has to be settled before. */
  open: z.array(z.strictObject({ affair: z.enum(openAffairs), count })),
  purposes: z.array(
    z.strictObject({
      purpose: z.enum(purposes),
      /** Rows that go, and rows that stay without what is personal. */
      removed: count,
      changed: count,
      files: count,
      stays: z.array(z.strictObject({ reason: z.enum(keepingReasons), count })),
    }),
  ),
})
export type ErasurePreview = z.infer<typeof erasurePreview>

export const privacyEndpoints = {
  exportPerson: defineEndpoint({
    summary: 'Export what is held about a person',
    method: 'GET',
    path: '/privacy/{kind}/{id}/export',
    access: may('export', 'Privacy'),
    params: ofPerson,
    stream: 'application/zip',
  }),
  previewErasure: defineEndpoint({
    summary: 'Preview the erasure of a person',
    method: 'GET',
    path: '/privacy/{kind}/{id}/erasure',
    access: may('delete', 'Privacy'),
    params: ofPerson,
    output: erasurePreview,
  }),
  erasePerson: defineEndpoint({
    method: 'POST',
    path: '/privacy/{kind}/{id}/erasure',
    access: may('delete', 'Privacy'),
    params: ofPerson,
    body: erasure.create,
    output: z.strictObject({
      id: idSchema,
      version: count,
      name: z.string(),
      removed: count,
      changed: count,
    }),
    problems: ['alreadyErased', 'notSettled'],
  }),
  /** All that is held about whoever is signed in. */
  exportOneself: defineEndpoint({
    summary: 'Export what is held about oneself',
    method: 'GET',
    path: '/account/data',
    access: { signedIn: true },
    stream: 'application/zip',
  }),
}
