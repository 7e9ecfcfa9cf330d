import type { Letter } from '#kit/contract/define-letters.ts'
import { languages } from '#kit/contract/strings.ts'
import { serve } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { templatesEn } from '../contract/strings.en.ts'
import { templatesFr } from '../contract/strings.fr.ts'
import { letterTexts } from '../contract/template.ts'
import { templatesEndpoints } from '../contract/templates.endpoints.ts'
import { readSampleFacts, readSampleRecords, type LetterSamples } from './letter-samples.ts'
import { publishTemplate } from './publish-template.ts'
import { portalOf, saidInBoth, whole } from './said-template.ts'
import { trialFacts } from './samples.ts'
import { printTemplate } from './print-template.ts'
import { letterOf, readTemplate, readTemplates } from './template.queries.ts'
import { refuseBrokenTexts } from './typed-fields.ts'

const words = { en: templatesEn, fr: templatesFr }

/** What is written to people, and how it is said. */
export const templatesHandlers = (letters: readonly Letter[], samples: readonly LetterSamples[]) =>
  serve(
    templatesEndpoints,
    {
      listTemplates: async ({ db }) => ({ data: await readTemplates(db, letters) }),
      readTemplate: async (call) =>
        readTemplate(call.db, {
          letters,
          id: call.params.id,
          person: call.person,
          portal: await portalOf(call),
        }),

      async publishTemplate(call) {
        const { db, params, person, body } = call
        const letter = await letterOf(db, letters, params.id)
        const portal = await portalOf(call)
        await publishTemplate(call, { letters, letter, portal, input: body })
        return readTemplate(db, { letters, id: params.id, person, portal })
      },

      async listTemplateRecords({ db, params, person }) {
        const letter = await letterOf(db, letters, params.id)
        return { data: await readSampleRecords(db, { samples, letter, person }) }
      },

      async previewTemplate(call) {
        const { id, record, ...rest } = call.body
        const letter = await letterOf(call.db, letters, id)
        const typed = whole(rest)
        refuseBrokenTexts(letter, typed)
        const asked = { samples, letter, person: call.person }
        const facts = record ? await readSampleFacts(call.db, { ...asked, record }) : {}
        return saidInBoth(letter, typed, { ...(await portalOf(call)), facts })
      },

      printTemplate: (call) => printTemplate(call, { letters, samples }),

      async tryTemplate(call) {
        const letter = await letterOf(call.db, letters, call.params.id)
        const typed = whole(call.body)
        refuseBrokenTexts(letter, typed)
        const by = call.person.userId ?? ''
        await countHit(call.outside, { key: `template-trial:${by}`, most: 30, seconds: 3600 })
        for (const language of languages)
          await call.tryLetter(letter, {
            texts: letterTexts(typed),
            language,
            facts: trialFacts(letter, language),
            subject: (subject) =>
              translatorOf(words[language], language)('trialSubject', { subject }),
          })
        await call.audit({
          action: 'templates.tried',
          entity: 'letterTemplate',
          entityId: call.params.id,
          reference: letter.key,
          changes: {},
        })
        return undefined
      },
    },
    words,
  )
