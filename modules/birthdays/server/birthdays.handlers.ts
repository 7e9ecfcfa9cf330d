import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { birthdaysEndpoints } from '../contract/birthdays.endpoints.ts'
import { birthdayCalendar } from './birthday-calendar.ts'
import { findFeedOwner, readFeed, recordFetch, renewFeed, revokeFeed } from './birthday-feed.ts'
import { birthdaySource } from './birthday-list.queries.ts'
import { birthdayExport, rowOf, type ReadBirthday } from './birthdays.export.ts'
import { birthdaysEn } from '../contract/strings.en.ts'
import { birthdaysFr } from '../contract/strings.fr.ts'

const words = { en: birthdaysEn, fr: birthdaysFr }

export const birthdaysHandlers = (subjects: Record<string, SubjectDeclaration>) =>
  serve(
    birthdaysEndpoints,
    {
      async listBirthdays(call) {
        const source = await birthdaySource({ ...call, action: 'view' }, call.query)
        const page = await readPage<ReadBirthday>(call.db, source, call.list)
        return { ...page, data: page.data.map(rowOf) }
      },
      async exportBirthdays(call) {
        const source = await birthdaySource({ ...call, action: 'export' }, call.query)
        return exportList(call, source, birthdayExport)
      },
      async downloadBirthdayCalendar(call) {
        await call.audit({ action: 'birthdays.exported', entity: 'export', reason: 'calendar' })
        return birthdayCalendar({ ...call, action: 'export' }, call.language)
      },

      readBirthdayFeed: ({ db, person }) => readFeed(db, person.userId),
      renewBirthdayFeed: renewFeed,
      async revokeBirthdayFeed(call) {
        await revokeFeed(call)
        return undefined
      },

      async fetchBirthdayFeed(call) {
        const owner = await findFeedOwner(call.db, call.params.token)
        const person = owner && (await readPerson(call.db, subjects, owner))
        const mayExport = { action: 'export', subject: 'Birthdays' } as const
        if (!person || !person.permissions.allows(mayExport)) throw notFound()
        await recordFetch(call, person)
        return birthdayCalendar({ ...call, person, action: 'export' }, person.language)
      },
    },
    words,
  )
