import type { Language } from '#kit/contract/strings.ts'

/** What the roles are called that an installation starts with, and what they are for. */
export const rolePresetWords = {
  superAdmin: {
    name: { en: 'Super Admin', fr: 'Super Admin' },
    description: {
      en: 'Does everything but move money and read protected answers; cannot be changed',
      fr: 'Fait tout, sauf verser de l’argent et lire les réponses protégées; ne peut être modifié',
    },
  },
  brandAdmin: {
    name: { en: '{brand} Admin', fr: 'Admin {brand}' },
    description: {
      en: 'Does everything but move money and read protected answers',
      fr: 'Fait tout, sauf verser de l’argent et lire les réponses protégées',
    },
  },
  admin: {
    name: { en: 'Admin', fr: 'Admin' },
    description: {
      en: 'Runs programs, users and investor records day to day',
      fr: 'S’occupe au quotidien des programmes, des utilisateurs et des dossiers d’investisseurs',
    },
  },
  caseOfficer: {
    name: { en: 'Case Officer', fr: 'Responsable de dossiers' },
    description: {
      en: 'Reviews applications and follows participants of their own programs',
      fr: 'Examine les demandes et suit les participants de ses programmes',
    },
  },
  approver: {
    name: { en: 'Approver', fr: 'Responsable de l’approbation' },
    description: {
      en: 'Decides on applications and funding requests that others have reviewed',
      fr: 'Décide des demandes que d’autres ont examinées',
    },
  },
  finance: {
    name: { en: 'Finance', fr: 'Finances' },
    description: {
      en: 'Verifies bank details, assesses and releases payments',
      fr: 'Vérifie les coordonnées bancaires, évalue et verse les paiements',
    },
  },
  auditor: {
    name: { en: 'Auditor', fr: 'Auditrice ou auditeur' },
    description: {
      en: 'Looks at everything, bank details masked, and changes nothing',
      fr: 'Consulte tout, coordonnées bancaires masquées, sans rien modifier',
    },
  },
  employer: {
    name: { en: 'Employer', fr: 'Employeur' },
    description: {
      en: 'Applies for funding and looks after their own placements',
      fr: 'Demande du financement et suit ses placements',
    },
  },
  employee: {
    name: { en: 'Employee', fr: 'Employée ou employé' },
    description: {
      en: 'Completes their part of an application and their own forms',
      fr: 'Remplit sa partie de la demande et ses formulaires',
    },
  },
  manager: {
    name: { en: 'Manager', fr: 'Gestionnaire' },
    description: {
      en: 'Looks after the shareholders, orders and leads of a team',
      fr: 'S’occupe des actionnaires, des ordres et des prospects d’une équipe',
    },
  },
  adviser: {
    name: { en: 'Adviser', fr: 'Conseillère ou conseiller' },
    description: {
      en: 'Looks after their own shareholders, orders and leads',
      fr: 'S’occupe de ses actionnaires, de ses ordres et de ses prospects',
    },
  },
  care: {
    name: { en: 'Care', fr: 'Service à la clientèle' },
    description: {
      en: 'Verifies orders that others have entered',
      fr: 'Vérifie les ordres que d’autres ont saisis',
    },
  },
} as const

interface NamedRole {
  name: string
  /** What the installation came with; null for roles that were added. */
  key?: string | null
}

const words = Object.entries(rolePresetWords)

/** A name that was made of the brand, as another language makes it. */
function inLanguage(of: { en: string; fr: string }, name: string, language: Language) {
  const [before = '', after = ''] = of.en.split('{brand}')
  const isOwn = name.startsWith(before) && name.endsWith(after)
  if (!of.en.includes('{brand}')) return name === of.en ? of[language] : null
  const brand = name.slice(before.length, name.length - after.length)
  return isOwn && brand ? of[language].replace('{brand}', brand) : null
}

/**
 * What a role is called in the reader's language: one that the installation came with, unless it was
 * renamed; any other as it was typed. Without its key it is known by its name.
 */
export function roleNameIn(language: Language, { name, key }: NamedRole): string {
  if (key === null) return name
  const candidates = words.filter(([each]) => key === undefined || each === key)
  for (const [, of] of candidates) {
    const said = inLanguage(of.name, name, language)
    if (said !== null) return said
  }
  return name
}

/** What a role is for: as it was typed, else as the installation says of those that it came with. */
export function roleDescriptionIn(
  language: Language,
  { description, key }: { description: string | null; key: string | null },
): string | null {
  const [, preset] = words.find(([each]) => each === key) ?? []
  const isOwn = description !== null && description !== preset?.description.en
  return isOwn ? description : (preset?.description[language] ?? null)
}
