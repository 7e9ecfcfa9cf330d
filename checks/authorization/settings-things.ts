import type { TestServer } from '#apps/server/test-server.ts'
import type { About } from './bodies.ts'

async function aClosure({ db }: TestServer, code: string): Promise<string> {
  const day = code === 'YESP' ? '2031-01-02' : '2031-01-03'
  const { id } = await db
    .insertInto('closures')
    .values({ day, name: JSON.stringify({ en: 'Inventory', fr: 'Inventaire' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function aTemplate({ db }: TestServer, code: string): Promise<string> {
  const key = code === 'YESP' ? 'applications.received' : 'applications.rejected'
  const template = db.selectFrom('letter_templates').select('id').where('key', '=', key)
  return (await template.executeTakeFirstOrThrow()).id
}

export const settingsThings = async (server: TestServer, code: string) => ({
  closureId: await aClosure(server, code),
  templateId: await aTemplate(server, code),
})

const text = {
  enSubject: 'Received',
  enBody: 'Hello {name}',
  frSubject: 'Reçue',
  frBody: 'Bonjour {name}',
}

let published = 0

export const settingsBodies = {
  addClosure: () => ({ day: '2031-05-01', name: { en: 'Move', fr: 'Déménagement' } }),
  editClosure: () => ({ day: '2031-05-02' }),
  addMinimumWage: () => ({
    region: 'ON',
    effectiveOn: '2001-01-01',
    hourlyWage: '7',
    source: 'The Act',
  }),
  editMinimumWage: () => ({ source: 'As published' }),
  publishTemplate: () => ({ enSubject: `Received ${(published += 1)}` }),
  previewTemplate: ({ world, kind }: About) => ({
    id: world.things[kind === 'other' ? 'other' : 'own'].templateId,
    ...text,
  }),
  tryTemplate: () => text,
}
