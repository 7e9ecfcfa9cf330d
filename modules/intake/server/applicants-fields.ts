import { languages, type Language } from '#kit/contract/strings.ts'
import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import { kitMessagesFr } from '#kit/contract/messages.fr.ts'
import { application } from '#modules/applications/contract/application.ts'
import { applicationsEn } from '#modules/applications/contract/strings.en.ts'
import { applicationsFr } from '#modules/applications/contract/strings.fr.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { employersEn } from '#modules/employers/contract/strings.en.ts'
import { employersFr } from '#modules/employers/contract/strings.fr.ts'
import { fieldsOf, type Catalogue, type CatalogueField } from '#modules/forms/contract/catalogue.ts'
import { saying } from '#modules/forms/contract/saying.ts'
import {
  participant,
  selfIdentificationGroups,
} from '#modules/participants/contract/participant.ts'
import { participantsEn } from '#modules/participants/contract/strings.en.ts'
import { participantsFr } from '#modules/participants/contract/strings.fr.ts'
import { employerStatements, participantStatements } from '../contract/intake.ts'
import { questionsEn } from './questions-strings.en.ts'
import { questionsFr } from './questions-strings.fr.ts'

const questions = { en: questionsEn, fr: questionsFr }

const ask = saying(questions)
const said = (key: string) => ({ en: ask.en(key) ?? key, fr: ask.fr(key) ?? key })

const sayChoice = saying({ en: kitMessagesEn, fr: kitMessagesFr })

const place = {
  street: 'address-line1',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
}

const statement = (group: 'statements' | 'consents', name: string): CatalogueField => ({
  name: `statements.${name}`,
  kind: 'statement',
  required: true,
  label: said(`${group}.${name}`),
})

/** The program says which documents it asks for; the form says where. */
const documents: CatalogueField = {
  name: 'documents',
  kind: 'documents',
  required: false,
  label: said('labels.documents'),
}

/** What employers may be asked for. */
export const employerFields: Catalogue = [
  ...fieldsOf({
    part: 'employer',
    entity: employer,
    say: saying(questions, { en: employersEn, fr: employersFr }),
    sayChoice,
    formats: {
      businessNumber: 'businessNumber',
      naics: 'naics',
      postalCode: 'postalCode',
      yearEstablished: 'year',
    },
    fills: {
      ...place,
      legalName: 'organization',
      website: 'url',
      contactName: 'name',
      contactTitle: 'organization-title',
      contactEmail: 'email',
      contactPhone: 'tel',
    },
  }),
  ...fieldsOf({
    part: 'position',
    entity: application,
    say: saying(questions, { en: applicationsEn, fr: applicationsFr }),
    sayChoice,
    kinds: { hourlyWage: 'money' },
    compared: ['startOn', 'endOn', 'hoursPerWeek', 'hourlyWage'],
    formats: { noc: 'noc', workplacePostalCode: 'postalCode', hourlyWage: 'anHour' },
  }),
  documents,
  ...employerStatements.map((name) => statement('statements', name)),
]

const groups = saying({ en: participantsEn, fr: participantsFr })

/** Voluntary, never told again, never on an employer's screen. */
const selfIdentification: CatalogueField = {
  name: 'selfIdentification',
  kind: 'many',
  required: false,
  isProtected: true,
  label: said('labels.groups'),
  options: [
    ...selfIdentificationGroups.map((id) => {
      const key = `choices.selfIdentification.${id}`
      return { id, label: { en: groups.en(key) ?? id, fr: groups.fr(key) ?? id } }
    }),
    { id: 'preferNotToSay', label: said('preferNotToSay'), exclusive: true },
  ],
}

/** What participants may be asked for. */
export const participantFields: Catalogue = [
  ...fieldsOf({
    part: 'participant',
    entity: participant,
    say: saying(questions, { en: participantsEn, fr: participantsFr }),
    sayChoice,
    formats: { postalCode: 'postalCode' },
    fills: {
      ...place,
      firstName: 'given-name',
      lastName: 'family-name',
      preferredName: 'nickname',
      birthDate: 'bday',
      email: 'email',
      phone: 'tel',
    },
  }),
  selfIdentification,
  documents,
  ...participantStatements.map((name) => statement('consents', name)),
]

/** Words of a section that comes with the product. */
export const sectionWords = (id: keyof typeof questionsEn.sections) => ({
  title: said(`sections.${id}.title`),
  intro: Object.fromEntries(
    languages.map((language) => [language, ask[language](`sections.${id}.intro`) ?? '']),
  ) as Record<Language, string>,
})
