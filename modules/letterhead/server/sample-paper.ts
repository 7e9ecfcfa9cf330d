import type { Organisation } from '#kit/contract/organisation.ts'
import type { Language } from '#kit/contract/strings.ts'
import { spokenDate } from '#kit/server/letter-facts.ts'
import type { Db } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'
import { letterheadOf, paperWords, type KeptPaper } from './kept-paper.ts'

interface Asking {
  db: Db
  settings: Settings
  now: Date
  organisation(): Promise<Organisation>
  today(): Promise<string>
}

/** A letter with made-up words on the letterhead of now. */
export async function samplePaper(asking: Asking, language: Language): Promise<KeptPaper> {
  const say = paperWords(language)
  const sender = { organisation: await asking.organisation(), title: asking.settings.appTitle }
  const day = spokenDate(await asking.today(), language)
  return {
    language,
    at: asking.now.toISOString(),
    letterhead: await letterheadOf(asking.db, sender, language),
    addressee: say('sample.addressee').split('\n'),
    beside: [
      { label: say('paper.date'), value: day },
      { label: say('paper.reference'), value: 'APP-2026-000123' },
    ],
    subject: say('sample.subject'),
    blocks: [
      { kind: 'paragraph', text: say('sample.greeting') },
      { kind: 'paragraph', text: say('sample.opening') },
      { kind: 'list', items: [say('sample.point'), say('sample.otherPoint')] },
      { kind: 'paragraph', text: say('sample.closing') },
      {
        kind: 'facts',
        facts: [{ label: say('paper.facts.program'), value: say('sample.program') }],
      },
    ],
  }
}
