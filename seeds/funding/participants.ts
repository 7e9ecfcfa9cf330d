import { cast } from '../cast.ts'
import { addDays } from '../clock.ts'
import type { Random } from '../random.ts'
import { firstNames, lastNames } from '../words/people.ts'
import type { Language } from '#kit/contract/strings.ts'
import { closedStates } from '#modules/applications/contract/application.status.ts'
import { ageOn, personIneligibilities } from '#modules/applications/contract/eligibility.ts'
import {
  educationLevels,
  selfIdentificationGroups,
} from '#modules/participants/contract/participant.ts'
import { encrypt } from '#kit/server/encryption.ts'
import type { Settings } from '#kit/server/settings.ts'
import { addressIn, phoneIn, slug } from './contact.ts'
import type { Slot } from './slots.ts'

export interface SeedParticipant {
  id: string
  firstName: string
  lastName: string
  birthDate: string
  email: string
  language: Language
  row: Record<string, unknown>
  /** Where the person has applied, and whether that one ended without a placement. */
  applied: { slot: Slot; mayComeBack: boolean }[]
}

/** After these the same person may well apply again. */
const neutral = new Set(['oversubscribed', 'positionNotAligned', 'lowValue', 'ineligibleEmployer'])
const wasClosed = (status: string) => closedStates.some((closed) => closed === status)
const mayComeBack = ({ status, rejection }: Slot) =>
  wasClosed(status) || (status === 'rejected' && neutral.has(rejection ?? ''))

const hasEnded = ({ status }: Slot) => wasClosed(status) || status === 'rejected'

/** The people of the demonstration: some apply twice, a few look like one another. */
export class People {
  readonly all: SeedParticipant[] = []
  readonly #random: Random
  readonly #newId: () => string
  readonly #names = new Set<string>()
  /** People whom somebody else of the same name and birth date resembles. */
  readonly #doubled = new Set<SeedParticipant>()
  /** How many applications may still be a known person's. */
  #returning: number

  constructor(on: { newId: () => string; random: Random; returning: number }) {
    this.#newId = on.newId
    this.#random = on.random
    this.#returning = on.returning
    this.#names.add(cast.employee.name)
  }

  /** Somebody for an application whose placement starts on a day. */
  personFor(slot: Slot, startOn: string): SeedParticipant {
    const person = this.#twin(slot) ?? this.#known(slot, startOn) ?? this.#made(slot, startOn)
    person.applied.push({ slot, mayComeBack: mayComeBack(slot) })
    return person
  }

  #twin(slot: Slot): SeedParticipant | undefined {
    if (!slot.isDuplicate) return undefined
    const other = this.all.find(
      (person) =>
        !this.#doubled.has(person) &&
        person.applied.every((each) => each.slot.program === slot.program && hasEnded(each.slot)),
    )
    if (!other) throw new Error(`nobody in ${slot.program.fields.code} can have a double`)
    this.#doubled.add(other)
    const { firstName, lastName, birthDate, language } = other
    return this.#add(slot, { firstName, lastName, birthDate, language, domain: 'example.net' })
  }

  #known(slot: Slot, startOn: string): SeedParticipant | undefined {
    if (this.#returning === 0 || slot.isOfCast || slot.rejection || this.#random.chance(0.45))
      return undefined
    const known = this.all.find(
      (person) =>
        !this.#doubled.has(person) &&
        person.applied.length === 1 &&
        person.applied[0]!.mayComeBack &&
        person.language === slot.employer.named.language &&
        person.row['province'] === slot.employer.place.province &&
        person.applied[0]!.slot.daysAgo - person.applied[0]!.slot.span > slot.daysAgo &&
        isEligible(person, slot, startOn),
    )
    if (known) this.#returning--
    return known
  }

  #made(slot: Slot, startOn: string): SeedParticipant {
    const random = this.#random
    const [youngest, oldest] = slot.program.ageRange
    const birthDate = addDays(startOn, -Math.round(random.between(youngest + 0.1, oldest) * 365.25))
    if (slot.isOfCast) {
      const [firstName = '', lastName = ''] = cast.employee.name.split(' ')
      return this.#add(slot, {
        firstName,
        lastName,
        birthDate,
        language: cast.employee.language,
        domain: 'example.org',
      })
    }
    const ofEmployer = slot.employer.named.language
    const language = random.chance(0.1) ? (ofEmployer === 'en' ? 'fr' : 'en') : ofEmployer
    const [firstName, lastName] = this.#newName(language)
    return this.#add(slot, { firstName, lastName, birthDate, language, domain: 'example.com' })
  }

  #newName(language: Language): [string, string] {
    for (;;) {
      const [first, last] = [
        this.#random.pick(firstNames[language]),
        this.#random.pick(lastNames[language]),
      ]
      if (this.#names.has(`${first} ${last}`)) continue
      this.#names.add(`${first} ${last}`)
      return [first, last]
    }
  }

  #add(
    slot: Slot,
    who: Pick<SeedParticipant, 'firstName' | 'lastName' | 'birthDate' | 'language'> & {
      domain: string
    },
  ): SeedParticipant {
    const { domain, ...person } = who
    const id = this.#newId()
    const email = slot.isOfCast
      ? cast.employee.email
      : `${slug(person.firstName)}.${slug(person.lastName)}@${domain}`
    const made = { id, ...person, email, applied: [], row: this.#rowOf(slot) }
    this.all.push(made)
    return made
  }

  #rowOf({ employer: { place }, rejection, program }: Slot) {
    const random = this.#random
    const [, oldest] = program.ageRange
    return {
      ...addressIn(place, random),
      phone: phoneIn(place, random),
      work_status: random.pick([
        'citizen',
        'citizen',
        'citizen',
        'permanentResident',
        'protectedPerson',
      ]),
      education: random.pick(educationLevels),
      currently_student:
        oldest < 40 && random.chance(program.fields.code === 'STEP-QC' ? 0.7 : 0.15),
      employment_before: random.pick([
        'unemployed',
        'unemployed',
        'underEmployed',
        'notInLabourForce',
        'inSchool',
      ]),
      previously_funded: false,
      relation_to_employer: rejection === 'conflictOfInterest' ? 'family' : 'none',
    }
  }
}

const isEligible = (person: SeedParticipant, { program }: Slot, startOn: string) =>
  personIneligibilities(
    { birthDate: person.birthDate, workStatus: String(person.row['work_status']) },
    {
      ...program.fields,
      minAge: program.fields.minAge ?? null,
      maxAge: program.fields.maxAge ?? null,
    },
    startOn,
  ).length === 0 && ageOn(person.birthDate, startOn) <= program.ageRange[1]

/** Voluntary answers; two of three people gave some. */
export const selfIdentificationOf = (
  participantId: string,
  { random, keys }: { random: Random; keys: Pick<Settings, 'encryptionKeys'> },
) => ({
  participant_id: participantId,
  sealed: encrypt(keys, JSON.stringify(saidBy(random))),
})

const saidBy = (random: Random) =>
  random.chance(0.15)
    ? { groups: [], preferNotToSay: true }
    : {
        groups: random.shuffled(selfIdentificationGroups).slice(0, random.whole(1, 3)),
        preferNotToSay: false,
      }
