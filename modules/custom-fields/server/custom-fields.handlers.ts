import { serve } from '#kit/server/call.ts'
import { customFieldsEndpoints } from '../contract/custom-fields.endpoints.ts'
import { customFieldsWords } from '../contract/words.ts'
import { archiveField, deleteField } from './archive-field.ts'
import { changeType, previewTypeChange } from './change-type.ts'
import { readCustomField, readCustomFields } from './custom-field.queries.ts'
import { addField, editField, type Bearers } from './keep-field.ts'
import { readOwnFields } from './own-fields.queries.ts'
import { placeField } from './place-field.ts'
import { replaceOption } from './replace-option.ts'
import { readWithoutValue } from './without-value.queries.ts'

export const customFieldsHandlers = (bearers: Bearers) =>
  serve(
    customFieldsEndpoints,
    {
      listCustomFields: async ({ db }) => ({
        data: await readCustomFields(db),
        bearers: bearers.map(({ entity, protections }) => ({
          entity,
          protections: [...protections],
        })),
      }),

      async listOwnFields({ db, person, query }) {
        const sees = bearers.find(({ entity }) => entity === query.entity)?.seenBy(person)
        if (!sees) return { data: [] }
        const all = await readOwnFields(db, query.entity)
        return { data: all.filter(({ group }) => group === null || sees(group)) }
      },

      async addCustomField(call) {
        return readCustomField(call.db, await addField(call, call.body, bearers))
      },

      async editCustomField(call) {
        await editField(call, call.params.id, { input: call.body, bearers })
        return readCustomField(call.db, call.params.id)
      },

      async placeCustomField(call) {
        await placeField(call, call.params.id, call.body.place)
        return readCustomField(call.db, call.params.id)
      },

      async archiveCustomField(call) {
        await archiveField(call, call.params.id, true)
        return readCustomField(call.db, call.params.id)
      },

      async restoreCustomField(call) {
        await archiveField(call, call.params.id, false)
        return readCustomField(call.db, call.params.id)
      },

      async deleteCustomField(call) {
        await deleteField(call, call.params.id, Number(call.query.values))
        return undefined
      },

      previewTypeChange: ({ db, person, params, query }) =>
        previewTypeChange(db, params.id, {
          type: query.type,
          showsValues: ({ entity, protection }) => {
            const sees = bearers.find((each) => each.entity === entity)?.seenBy(person)
            return Boolean(sees && (protection === null || sees(protection)))
          },
        }),

      async changeType(call) {
        await changeType(call, call.params.id, call.body)
        return readCustomField(call.db, call.params.id)
      },

      async replaceOption(call) {
        await replaceOption(call, call.params.id, call.body)
        return readCustomField(call.db, call.params.id)
      },

      listWithoutValue: ({ db, person, params }) =>
        readWithoutValue(db, params.id, { person, bearers }),
    },
    customFieldsWords,
  )
