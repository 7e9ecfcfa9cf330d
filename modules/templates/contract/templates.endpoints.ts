import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { bilingualText, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { audiences } from './audiences.ts'
import { template } from './template.ts'

const { may } = settingsSubjects
const view = may('view', 'Settings General')
const change = may('configure', 'Settings General')

const channel = z.enum(['mail', 'sms'])
const audience = z.array(z.enum(audiences))
const texts = template.create

/** Of the declared words nobody is the author. */
const published = {
  number: z.int(),
  publishedAt: instantSchema,
  publishedBy: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** The program writes it in its own words. */
  isOfProgram: z.boolean(),
}

const templateRow = z.strictObject({
  id: idSchema,
  module: z.string(),
  channel,
  /** Whom the letter is for. */
  audience,
  /** What the letter is called: its subject, or what a text message begins with. */
  title: z.strictObject({ en: z.string(), fr: z.string() }),
  /** What tells apart letters that are called the same. */
  opening: z.strictObject({ en: z.string(), fr: z.string() }),
  ...published,
})
export type TemplateRow = z.infer<typeof templateRow>

const templateVersion = z.extend(texts, published)
export type TemplateVersion = z.infer<typeof templateVersion>

const placeholder = z.strictObject({
  name: z.string(),
  /** It may stand in the subject. */
  isInSubject: z.boolean(),
  /** The text is refused without it. */
  isNeeded: z.boolean(),
  sample: z.strictObject({ en: z.string(), fr: z.string() }),
})
export type Placeholder = z.infer<typeof placeholder>

const templateRecord = z.extend(texts, {
  id: idSchema,
  /** Counts what was published of it, where it is asked of. */
  version: z.int(),
  module: z.string(),
  channel,
  audience,
  isOwn: z.boolean(),
  isOfProgram: z.boolean(),
  /** It is kept as a letter on paper too. */
  isPaper: z.boolean(),
  placeholders: z.array(placeholder),
  /** On the button below the text, where the letter has one. */
  button: z.nullable(bilingualText(100)),
  versions: z.array(templateVersion),
  can: canSchema,
})
export type TemplateRecord = z.infer<typeof templateRecord>

const said = z.strictObject({ subject: z.string(), body: z.string() })
const preview = z.strictObject({ en: said, fr: said })
export type Preview = z.infer<typeof preview>

const sampleRecord = z.strictObject({
  id: idSchema,
  reference: z.string(),
  /** What tells it apart beside its reference. */
  beside: z.string(),
})
export type SampleRecord = z.infer<typeof sampleRecord>

const ofProgram = '/templates/{id}/programs/{programId}'
const own = z.strictObject({ id: idSchema, programId: idSchema })

export const templatesEndpoints = {
  listTemplates: defineEndpoint({
    method: 'GET',
    path: '/templates',
    access: view,
    output: z.strictObject({ data: z.array(templateRow) }),
  }),
  readTemplate: defineEndpoint({
    method: 'GET',
    path: '/templates/{id}',
    access: view,
    output: templateRecord,
  }),
  publishTemplate: defineEndpoint({
    method: 'PATCH',
    path: '/templates/{id}',
    access: change,
    body: template.update,
    output: templateRecord,
    ifMatch: true,
  }),
  /** Records whose values can stand in the preview: the newest that the person may open. */
  listTemplateRecords: defineEndpoint({
    method: 'GET',
    path: '/templates/{id}/records',
    access: view,
    output: z.strictObject({ data: z.array(sampleRecord) }),
  }),
  previewTemplate: defineEndpoint({
    method: 'POST',
    path: '/template-previews',
    access: view,
    /** `record`: of which the values are, in place of made-up ones. */
    body: z.extend(texts, { id: idSchema, record: z.optional(z.nullable(idSchema)) }),
    output: preview,
  }),
  /** The same as a letter on paper. */
  printTemplate: defineEndpoint({
    method: 'POST',
    path: '/template-papers',
    access: view,
    body: z.extend(texts, {
      id: idSchema,
      record: z.optional(z.nullable(idSchema)),
      language: z.enum(languages),
    }),
    stream: 'application/pdf',
  }),
  tryTemplate: defineEndpoint({
    method: 'POST',
    path: '/templates/{id}/trials',
    access: change,
    body: texts,
    idempotent: true,
    status: 204,
  }),
  /** The letters about records of a program, as it writes them. */
  listProgramTemplates: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}/templates',
    access: view,
    output: z.strictObject({ data: z.array(templateRow) }),
  }),
  readProgramTemplate: defineEndpoint({
    method: 'GET',
    path: ofProgram,
    access: view,
    params: own,
    output: templateRecord,
  }),
  publishProgramTemplate: defineEndpoint({
    method: 'PATCH',
    path: ofProgram,
    access: change,
    params: own,
    body: template.update,
    output: templateRecord,
    ifMatch: true,
  }),
  /** From now on the program writes as the organisation does. */
  giveUpOwnWords: defineEndpoint({
    method: 'DELETE',
    path: ofProgram,
    access: change,
    params: own,
    output: templateRecord,
    ifMatch: true,
    problems: ['noOwnWords'],
  }),
}
