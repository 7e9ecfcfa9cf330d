import { languages } from '#kit/contract/strings.ts'
import type { Letter } from '#kit/contract/define-letters.ts'
import { serve, type Change, type Db } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { templatesEn } from '../contract/strings.en.ts'
import { templatesFr } from '../contract/strings.fr.ts'
import { letterTexts } from '../contract/template.ts'
import { templatesEndpoints } from '../contract/templates.endpoints.ts'
import { readSampleFacts, readSampleRecords } from './letter-samples.ts'
import { giveUp, publishTemplate } from './publish-template.ts'
import { portalOf, saidInBoth, whole } from './said-template.ts'
import { trialFacts } from './samples.ts'
import { printTemplate } from './print-template.ts'
import { letterOf, readTemplate, readTemplates } from './template.queries.ts'
import { ownWordsOf, type Written } from './template-scope.ts'
import { refuseBrokenTexts } from './typed-fields.ts'

const words = { en: templatesEn, fr: templatesFr }

const {
  listTemplates,
  readTemplate: readOne,
  publishTemplate: publishOne,
  listProgramTemplates,
  readProgramTemplate,
  publishProgramTemplate,
  giveUpOwnWords,
  ...trying
} = templatesEndpoints

/** What is written to people, by the organisation or by a program, and how it is said. */
export const templatesHandlers = (written: Written) => [
  ...serveTexts(written),
  ...serveOwnTexts(written),
  ...serveTrials(written),
]

interface Own {
  programId: string
  id: string
}

interface Of {
  letters: readonly Letter[]
  id: string
  programId: string | null
}

type Reading = Pick<Change, 'person' | 'settings' | 'organisation'> & { db: Db }

/** How a letter stands, as the organisation writes it or as a program does. */
async function reading(call: Reading, { letters, id, programId }: Of) {
  const asked = { letters, id, programId, person: call.person, portal: await portalOf(call) }
  return () => readTemplate(call.db, asked)
}

const serveTexts = ({ letters }: Written) =>
  serve(
    { listTemplates, readTemplate: readOne, publishTemplate: publishOne },
    {
      listTemplates: async ({ db }) => ({ data: await readTemplates(db, letters, null) }),

      async readTemplate(call) {
        const read = await reading(call, { letters, id: call.params.id, programId: null })
        return read()
      },

      async publishTemplate(call) {
        const { id } = call.params
        const letter = await letterOf(call.db, letters, id)
        const current = await reading(call, { letters, id, programId: null })
        await publishTemplate(call, { letter, scope: null, current }, call.body)
        return current()
      },
    },
    words,
  )

function serveOwnTexts({ ofPrograms: letters }: Written) {
  const hold = async (call: VersionedChange, { programId, id }: Own) => ({
    scope: await ownWordsOf(call.db, programId),
    letter: await letterOf(call.db, letters, id),
    current: await reading(call, { letters, id, programId }),
  })
  return serve(
    { listProgramTemplates, readProgramTemplate, publishProgramTemplate, giveUpOwnWords },
    {
      async listProgramTemplates({ db, params: { id } }) {
        await ownWordsOf(db, id)
        return { data: await readTemplates(db, letters, id) }
      },

      async readProgramTemplate(call) {
        await ownWordsOf(call.db, call.params.programId)
        const read = await reading(call, { ...call.params, letters })
        return read()
      },

      async publishProgramTemplate(call) {
        const held = await hold(call, call.params)
        await publishTemplate(call, held, call.body)
        return held.current()
      },

      async giveUpOwnWords(call) {
        const held = await hold(call, call.params)
        await giveUp(call, held)
        return held.current()
      },
    },
    words,
  )
}

const serveTrials = ({ letters, samples }: Written) =>
  serve(
    trying,
    {
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
