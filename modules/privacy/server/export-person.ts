import { Readable } from 'node:stream'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import type { ReadCall, StreamAnswer } from '#kit/server/call.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { zipped, type ZipEntry } from '#kit/server/zip-entries.ts'
import { asJson } from './export-json.ts'
import { asPage } from './export-page.ts'
import { filedOf, ownFiles, sectionsOf, type Exporting } from './export-sections.ts'
import { personOf, type Held, type PersonOf } from './person-of.ts'

type Call = ReadCall

/** All that is held about a person that whoever asks may see, with what staff wrote. @throws 404 unseen */
export async function exportPerson(
  call: Call,
  of: { kind: PersonKind; id: string },
  held: Held,
): Promise<StreamAnswer> {
  const person = await personOf(call, of, held)
  await record(call, person, 'privacy.dataTaken')
  return archive(call, exporting(call, { person, held, isOwn: false }))
}

/** The same for the person themself: not what others wrote about them. */
export async function exportOneself(call: Call, held: Held): Promise<StreamAnswer> {
  const { userId, participantId, type } = call.person
  const of =
    type === 'employee' && participantId
      ? ({ kind: 'participant', id: participantId } as const)
      : ({ kind: 'user', id: userId ?? '' } as const)
  const person = await personOf(call, of, held)
  await record(call, person, 'privacy.ownDataTaken')
  return archive(call, exporting(call, { person, held, isOwn: true }))
}

const record = ({ audit }: Call, { people, id, found }: PersonOf, action: string) =>
  audit({
    action,
    entity: people.entity,
    entityId: id,
    reference: found.isNumbered ? found.reference : found.name,
  })

const exporting = (
  { db, settings, now, language: spoken }: Call,
  { person, held, isOwn }: { person: PersonOf; held: Held; isOwn: boolean },
): Exporting => ({
  db,
  settings,
  language: person.found.language ?? spoken,
  now,
  person,
  isOwn,
  sections: sectionsOf(held, isOwn),
  acts: held.acts,
  filed: filedOf(held, isOwn),
})

async function archive(call: Call, of: Exporting): Promise<StreamAnswer> {
  const day = dayOf(await call.organisation(), call.now)
  const { found, who } = of.person
  const name = found.isNumbered ? found.reference : who.code
  return {
    mediaType: 'application/zip',
    fileName: `${name}-${day}.zip`,
    body: Readable.from(zipped(entriesOf(call, of))),
  }
}

async function* entriesOf({ files }: Call, of: Exporting): AsyncGenerator<ZipEntry> {
  yield { name: `${of.language === 'fr' ? 'donnees' : 'data'}.html`, parts: asPage(of) }
  yield { name: 'data.json', parts: asJson(of) }
  for await (const { name, storageKey } of ownFiles(of))
    yield { name, isPacked: true, parts: await files.get(storageKey) }
}
