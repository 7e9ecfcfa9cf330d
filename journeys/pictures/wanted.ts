import type { Visitor } from '../screens/records.ts'

export const visitors: readonly Visitor[] = [
  'visitor',
  'superAdmin',
  'caseOfficer',
  'employer',
  'employee',
]
export const widths = [1440, 900, 375] as const
export const themes = ['light', 'dark'] as const
export const languages = ['en', 'fr'] as const
export const states = ['shown', 'nothing-found', 'waiting', 'failed'] as const

export type State = (typeof states)[number]

export interface Picture {
  visitor: string
  path: string
  state: State
  width: number
  theme: string
  language: string
}

/** Where a picture lies: a folder for each visitor and screen, so that those of one lie together. */
export const fileOf = ({ visitor, path, state, width, theme, language }: Picture) => {
  const [screen = '', query = ''] = path.split('?')
  const name = screen.slice(1).replace(/[\da-f-]{36}/g, 'id')
  const parts = [name, query.split('=')[0]].filter(Boolean).join('/').replaceAll('/', '.')
  return `${visitor}/${parts || 'home'}/${state}-${width}-${theme}-${language}.png`
}

const words: readonly string[] = JSON.parse(process.env['PICTURES'] ?? '[]') as string[]
const known = [...visitors, ...states, ...widths.map(String), ...themes, ...languages] as string[]

/** Of words that name a visitor, state, width, theme or language, those of one kind are alternatives. */
const isChosen = (all: readonly string[], value: string) => {
  const chosen = words.filter((word) => all.includes(word))
  return chosen.length === 0 || chosen.includes(value)
}

export const isRunWanted = (run: Pick<Picture, 'visitor' | 'state' | 'theme' | 'language'>) =>
  isChosen(visitors, run.visitor) &&
  isChosen(states, run.state) &&
  isChosen(themes, run.theme) &&
  isChosen(languages, run.language)

/** Every other word is a part of the path. */
export const isWanted = ({ path, width }: Pick<Picture, 'path' | 'width'>) =>
  isChosen(widths.map(String), String(width)) &&
  words.every((word) => known.includes(word) || path.includes(word))
