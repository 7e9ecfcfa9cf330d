import type { Page } from '@playwright/test'
import { steppedJobs } from '../apps/server/modules.ts'
import { runSteps } from '../kit/server/jobs.ts'
import { daysFromNow } from '../modules/intake/server/intake.test-journey.ts'
import type { JourneyServer } from './server.ts'

export const path = '/submit-new-application/several'
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const chosen = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })

/** Until nothing waits any more. */
export async function work(server: JourneyServer) {
  for (const job of steppedJobs) await runSteps(server.test.system, job)
}

const words = {
  en: {
    program: 'Program',
    title: 'Job title',
    noc: 'Occupation code (NOC)',
    type: ['Type of employment', 'Permanent'],
    isNew: ['This is a new position', 'Yes'],
    training: ['Short-term training is also requested', 'No'],
    province: 'Province or territory',
    provinceName: 'Ontario',
    fields: {
      Duties: 'Bakes.',
      Supervisor: 'Rachel Okafor',
      'Street and number of the workplace': '12 Main Street',
      City: 'Ottawa',
      'Postal code': 'K1A 0B1',
      'First day': daysFromNow(21),
      'Last day': daysFromNow(160),
      'Hours per week': '35',
      'Hourly wage': '22.50',
      'Mandatory employer costs': '8',
      'What the participant will learn': 'The trade.',
      'Signed by': 'Rachel Okafor',
      'Signatory’s title': 'Owner',
    },
  },
  fr: {
    program: 'Programme',
    title: 'Titre du poste',
    noc: 'Code de profession (CNP)',
    type: ['Type d’emploi', 'Permanent'],
    isNew: ['Il s’agit d’un nouveau poste', 'Oui'],
    training: ['Une formation de courte durée est aussi demandée', 'Non'],
    province: 'Province ou territoire',
    provinceName: 'Ontario',
    fields: {
      Tâches: 'Fait le pain.',
      Supervision: 'Rachel Okafor',
      'Numéro et rue du lieu de travail': '12, rue Principale',
      Ville: 'Ottawa',
      'Code postal': 'K1A 0B1',
      'Premier jour': daysFromNow(21),
      'Dernier jour': daysFromNow(160),
      'Heures par semaine': '35',
      'Salaire horaire': '22,50',
      'Charges obligatoires de l’employeur': '8',
      'Ce que la personne apprendra': 'Le métier.',
      'Signée par': 'Rachel Okafor',
      'Titre de la personne signataire': 'Propriétaire',
    },
  },
} as const

/** What holds for all participants of a sheet. */
export async function fillTerms(page: Page, language: 'en' | 'fr') {
  const said = words[language]
  await page.getByRole('combobox', { name: said.program, exact: true }).fill('YESP')
  await page.getByRole('option', { name: /YESP/ }).click()
  await box(page, said.title).fill('Baker')
  await page.getByLabel(said.noc).fill('63202')
  for (const [group, name] of [said.type, said.isNew, said.training])
    await chosen(page, group, name).check()
  await page.getByRole('combobox', { name: said.province }).click()
  await page.getByRole('option', { name: said.provinceName }).click()
  for (const [name, value] of Object.entries(said.fields)) await box(page, name).fill(value)
}
