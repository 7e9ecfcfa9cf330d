import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { documentFile, documentList, documentSides, mostFiles } from './document.ts'
import { documentStatus, type DocumentStep } from './document.status.ts'

const { may } = applicationsSubjects
const path = '/applications/{id}/documents'
const params = z.strictObject({ id: idSchema, documentId: idSchema })
const kind = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{1,39}$/, 'format'))

/** A step of one document of an application: guarded by the document's version. */
const step = <const Step extends DocumentStep, const Noun extends string>(
  name: Step,
  noun: Noun,
) => ({
  ...stepEndpoint(documentStatus, name, {
    path: `/applications/{id}/documents/{documentId}/${noun}`,
    output: documentFile,
  }),
  params,
})

export const documentsEndpoints = {
  /** Of each side that the reader sees: what is asked for and what was sent, with its versions. */
  listDocuments: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/document-lines',
    access: may('view', 'Applications View'),
    output: documentList,
  }),
  /** Files have been sent before (`POST /waiting-files`); those of one call are one version. */
  addDocuments: defineEndpoint({
    method: 'POST',
    path,
    access: may('update', 'Applications View'),
    body: z.strictObject({
      kind,
      /** Of a document that the program does not ask for; applicants send their own side’s alone. */
      side: z.optional(z.enum(documentSides, 'choice')),
      title: z.optional(saidSchema(120)),
      /** The document that the program does not ask for, of which this is the next version. */
      series: z.optional(idSchema),
      expiresOn: z.optional(z.nullable(dateSchema)),
      files: z.array(idSchema).check(z.minLength(1, 'chooseOne'), z.maxLength(mostFiles)),
    }),
    output: documentList,
    idempotent: true,
    status: 201,
    problems: ['applicationClosed', 'placementOver'],
  }),
  acceptDocument: step('acceptDocument', 'acceptance'),
  refuseDocument: step('refuseDocument', 'refusal'),
  reviewDocumentAgain: step('reviewDocumentAgain', 'review'),
  removeApplicationDocument: step('removeDocument', 'removal'),
  restoreDocument: step('restoreDocument', 'restoration'),
  dateDocument: defineEndpoint({
    summary: 'Set until when a document holds',
    method: 'PATCH',
    path: '/applications/{id}/documents/{documentId}',
    access: may('verify', 'Applications View'),
    params,
    body: z.strictObject({ expiresOn: z.nullable(dateSchema) }),
    output: documentFile,
    ifMatch: true,
    problems: ['wrongState'],
  }),
}
