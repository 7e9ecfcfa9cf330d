import { declaredButton, type Letter } from '#kit/contract/define-letters.ts'
import type { ChangeCall, StreamAnswer } from '#kit/server/call.ts'
import { spokenFacts } from '#kit/server/letter-facts.ts'
import { notFound } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { letterheadOf, printPaper } from '#modules/letterhead/server/kept-paper.ts'
import { paperOfMail } from '#modules/letterhead/server/paper-of-mail.ts'
import type { templatesEndpoints } from '../contract/templates.endpoints.ts'
import { readSampleFacts, type LetterSamples } from './letter-samples.ts'
import { portalOf, saidIn, whole } from './said-template.ts'
import { sampleReader } from './samples.ts'
import { letterOf } from './template.queries.ts'
import { refuseBrokenTexts } from './typed-fields.ts'

interface Product {
  letters: readonly Letter[]
  samples: readonly LetterSamples[]
}

/** What is typed as a letter on paper, with samples. @throws 404 for a letter that is never on paper */
export async function printTemplate(
  call: ChangeCall<typeof templatesEndpoints.printTemplate>,
  { letters, samples }: Product,
): Promise<StreamAnswer> {
  const { db, person, body, settings, files, now } = call
  const { id, record, language, ...rest } = body
  const letter = await letterOf(db, letters, id)
  if (!letter.declared.paper) throw notFound()
  const typed = whole(rest)
  refuseBrokenTexts(letter, typed)
  const by = person.userId ?? ''
  await countHit(call.outside, { key: `template-paper:${by}`, most: 1200, seconds: 3600 })
  const facts = record ? await readSampleFacts(db, { samples, letter, person, record }) : {}
  const portal = await portalOf(call)
  const said = saidIn(language, { letter, typed }, { ...portal, facts })
  const organisation = await call.organisation()
  const text = declaredButton(letter, language)
  const isOpen = !Object.values(letter.declared.facts).includes('secretLink')
  const paper = paperOfMail(
    {
      language,
      said: said.said,
      facts: spokenFacts(letter, said.facts, { language, currency: portal.currency }),
      isLinkInMail: !isOpen,
      button: text && isOpen ? { text, url: settings.publicUrl } : null,
    },
    {
      at: now,
      day: await call.today(),
      letterhead: await letterheadOf(db, { organisation, title: settings.appTitle }, language),
      addressee: [sampleReader],
    },
  )
  return {
    mediaType: 'application/pdf',
    fileName: 'letter.pdf',
    body: await printPaper(files, paper),
  }
}
