import type { Definition, Question, Words } from '#modules/forms/contract/definition.ts'
import { employerHalf } from '#modules/intake/server/form-purposes.ts'

const words = (en: string, fr: string): Words => ({ en, fr })

const own = (id: string, rest: Omit<Question, 'id' | 'required'>): Question => ({
  id,
  required: false,
  ...rest,
})

export const ownKeys = {
  heard: 'qheard00001',
  mentor: 'qmentor0001',
  mode: 'qmode000001',
  distance: 'qdistance01',
  allowance: 'qallowance1',
  tools: 'qtools00001',
  tool: 'qtool000001',
  price: 'qprice00001',
} as const

/** Asked in the first version, and no longer in the second. */
const heard = own(ownKeys.heard, {
  kind: 'text',
  label: words(
    'How did you hear about this program?',
    'Comment avez-vous entendu parler de ce programme?',
  ),
})

/** What the second version asks besides. */
const workplace: readonly Question[] = [
  own(ownKeys.mode, {
    kind: 'one',
    label: words('Where will the student work?', 'Où l’étudiant(e) travaillera-t-il ou elle?'),
    options: [
      { id: 'onSite', label: words('On site', 'Sur place') },
      { id: 'hybrid', label: words('Partly from home', 'En partie à domicile') },
      { id: 'remote', label: words('From home', 'À domicile') },
    ],
  }),
  own(ownKeys.distance, {
    kind: 'number',
    label: words('Kilometres from the campus', 'Distance du campus, en kilomètres'),
    show: { all: [{ q: ownKeys.mode, op: 'in', of: ['onSite', 'hybrid'] }] },
    limits: { min: '0', max: '500', scale: 1 },
  }),
  own(ownKeys.allowance, {
    kind: 'money',
    label: words('Monthly travel allowance', 'Indemnité mensuelle de transport'),
    help: words('Leave blank if you pay none.', 'Laissez vide si vous n’en versez pas.'),
    show: { all: [{ q: ownKeys.mode, op: 'in', of: ['onSite', 'hybrid'] }] },
    limits: { min: '0', max: '1000', scale: 2 },
  }),
]

const supervision: readonly Question[] = [
  own(ownKeys.mentor, {
    kind: 'longText',
    label: words(
      'How will you support the student in the first month?',
      'Comment accompagnerez-vous l’étudiant(e) le premier mois?',
    ),
  }),
  own(ownKeys.tools, {
    kind: 'group',
    label: words('Equipment you will buy', 'Équipement que vous achèterez'),
    limits: { max: '10' },
    entry: {
      item: words('Item', 'Article'),
      add: words('Add item', 'Ajouter un article'),
    },
    questions: [
      own(ownKeys.tool, { kind: 'text', label: words('What', 'Quoi') }),
      own(ownKeys.price, { kind: 'money', label: words('Price', 'Prix') }),
    ],
  }),
]

type Additions = Readonly<Record<string, readonly Question[]>>

const withMore = (more: Additions): Definition => ({
  sections: employerHalf.standard.sections.map((section) => ({
    ...section,
    questions: [...section.questions, ...(more[section.id] ?? [])],
  })),
})

export const firstVersion = withMore({ people: [heard] })

/** Other words, and other questions. */
export const secondVersion = reworded(
  withMore({ workplace, learning: supervision }),
  'position.learningPlan',
  words(
    'What will the student be able to do at the end?',
    'Que saura faire l’étudiant(e) à la fin du placement?',
  ),
)

function reworded({ sections }: Definition, key: string, label: Words): Definition {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((each) => (each.id === key ? { ...each, label } : each)),
    })),
  }
}
