import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { bilingualText, idSchema } from '#kit/contract/fields.ts'
import { formPurpose } from './form-key.ts'
import { publicForm } from './public-form.ts'

/** Apart from what staff do, so that a phone does not load it. */
export const openFormsEndpoints = {
  /** A version as it is filled in; it never changes. */
  readPublicForm: defineEndpoint({
    method: 'GET',
    path: '/public/forms/{versionId}',
    access: { public: true },
    params: z.strictObject({ versionId: idSchema }),
    query: z.object({ language: z.enum(['en', 'fr'], 'choice') }),
    output: publicForm,
    packed: true,
  }),
  /** What comes with the product, as it is published now: to look at, whatever programs ask. */
  readStandardForm: defineEndpoint({
    method: 'GET',
    path: '/public/standard-forms/{formId}',
    access: { public: true },
    params: z.strictObject({ formId: formPurpose }),
    query: z.object({ language: z.enum(['en', 'fr'], 'choice') }),
    output: z.strictObject({
      name: bilingualText(120),
      language: z.enum(['en', 'fr']),
      form: publicForm,
    }),
    packed: true,
  }),
}
