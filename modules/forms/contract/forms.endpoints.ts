import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import {
  bilingualText,
  idSchema,
  instantSchema,
  namedSchema,
  wholeNumber,
} from '#kit/contract/fields.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { programsSubjects } from '#modules/programs/contract/programs.subjects.ts'
import { catalogueField } from './catalogue.ts'
import { differenceKinds, weights } from './compare-definitions.ts'
import { definition, question, wordsOf } from './definition.ts'
import { edit } from './edits.ts'
import type { Comparison } from './compared-roles.ts'
import { formPurpose } from './form-key.ts'
import { findingParts, publishingCodes } from './publishing.ts'
import { warningCodes } from './warnings.ts'

const { may } = programsSubjects
const view = { anyOf: [may('view', 'Programs View'), may('configure', 'Programs Edit')] } as const
const change = may('configure', 'Programs Edit')

const ofProgram = z.strictObject({ id: idSchema })
const ofForm = z.strictObject({ id: idSchema, formId: formPurpose })
const path = '/programs/{id}/forms/{formId}'

const versionFacts = z.strictObject({
  id: idSchema,
  number: z.int(),
  state: z.enum(['draft', 'published', 'superseded']),
  /** Of a draft: when and by whom it was last edited; of others: published. */
  at: instantSchema,
  by: z.nullable(namedSchema),
  reason: z.nullable(z.string()),
})
export type VersionFacts = z.infer<typeof versionFacts>

const formFacts = z.strictObject({
  purpose: formPurpose,
  name: bilingualText(120),
  /** Under which heading it is listed. */
  group: bilingualText(120),
  published: versionFacts,
  draft: z.nullable(versionFacts),
  questionCount: z.int(),
  responseCount: z.int(),
})
export type FormFacts = z.infer<typeof formFacts>

const finding = z.strictObject({
  code: z.enum(publishingCodes),
  id: z.nullable(z.string()),
  about: z.optional(z.union([z.string(), wordsOf(300)])),
  field: z.optional(z.string()),
  part: z.optional(z.enum(findingParts)),
  number: z.optional(z.int()),
})

const warning = z.strictObject({
  code: z.enum(warningCodes),
  id: z.string(),
  about: bilingualText(200),
})

const difference = z.strictObject({
  kind: z.enum(differenceKinds),
  what: z.enum(['section', 'question']),
  id: z.string(),
  label: wordsOf(1000),
  weight: z.enum(weights),
  languages: z.optional(z.array(z.enum(['en', 'fr']))),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})

/** A form as whoever edits it sees it. */
const formRecord = z.strictObject({
  purpose: formPurpose,
  name: bilingualText(120),
  program: namedSchema,
  /** Screens of the form that a section can be on, with their words. */
  places: z.array(z.strictObject({ id: z.string(), name: bilingualText(120) })),
  catalogue: z.array(catalogueField),
  effects: z.array(z.strictObject({ id: z.string(), name: bilingualText(200) })),
  roles: z.array(
    z.strictObject({
      id: z.string(),
      name: bilingualText(200),
      as: z.enum(['figure', 'money', 'date', 'yesNo', 'choice'] satisfies Comparison[]),
    }),
  ),
  published: z.strictObject({ ...versionFacts.shape, definition }),
  draft: z.nullable(
    z.strictObject({
      ...versionFacts.shape,
      definition,
      editNo: z.int(),
      /** How many edits can be taken back. */
      undoable: z.int(),
      findings: z.array(finding),
      /** What can be published, and may not be what was meant. */
      warnings: z.array(warning),
      differences: z.array(difference),
    }),
  ),
  /** Questions of earlier versions that are asked no more; they can be brought back. */
  retired: z.array(z.strictObject({ question, number: z.int() })),
  versions: z.array(versionFacts),
  /** Begun and not sent in: publishing brings them forward. */
  openDrafts: z.int(),
  mayEdit: z.boolean(),
})
export type FormRecord = z.infer<typeof formRecord>
export type FormDraft = NonNullable<FormRecord['draft']>

const editNo = z.int().check(z.minimum(0))

export const formsEndpoints = {
  listForms: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}/forms',
    access: view,
    params: ofProgram,
    output: z.strictObject({ data: z.array(formFacts) }),
  }),
  readForm: defineEndpoint({
    method: 'GET',
    path,
    access: view,
    params: ofForm,
    output: formRecord,
  }),
  /** A version as it was published. */
  readFormVersion: defineEndpoint({
    method: 'GET',
    path: `${path}/versions/{number}`,
    access: view,
    params: z.strictObject({ id: idSchema, formId: formPurpose, number: wholeNumber }),
    output: z.strictObject({ ...versionFacts.shape, definition }),
  }),
  /** Begins the next version: from the published one, or from an earlier one. */
  beginFormDraft: defineEndpoint({
    method: 'POST',
    path: `${path}/draft`,
    access: change,
    params: ofForm,
    body: z.strictObject({ from: z.optional(idSchema) }),
    output: formRecord,
    status: 201,
    problems: ['draftExists'],
  }),
  editForm: defineEndpoint({
    method: 'PATCH',
    path: `${path}/draft`,
    access: change,
    params: ofForm,
    body: z.strictObject({ editNo, edit }),
    output: formRecord,
    problems: ['noDraft', 'editedMeanwhile', 'editRefused', 'formTooLarge'],
  }),
  undoFormEdit: defineEndpoint({
    method: 'POST',
    path: `${path}/draft/undo`,
    access: change,
    params: ofForm,
    body: z.strictObject({ editNo }),
    output: formRecord,
    problems: ['noDraft', 'editedMeanwhile', 'nothingToUndo'],
  }),
  discardFormDraft: defineEndpoint({
    method: 'POST',
    path: `${path}/draft/discard`,
    access: change,
    params: ofForm,
    body: z.strictObject({ editNo }),
    output: formRecord,
    problems: ['noDraft', 'editedMeanwhile'],
  }),
  publishForm: defineEndpoint({
    method: 'POST',
    path: `${path}/publication`,
    access: change,
    params: ofForm,
    body: z.strictObject({
      editNo,
      reason: saidSchema(500),
    }),
    output: formRecord,
    problems: ['noDraft', 'editedMeanwhile', 'notComplete'],
  }),
}
