import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Draft } from '../../contract/intake.ts'
import type { formsEn } from '../strings.en.ts'
import { useWords } from '../words/use-words.ts'

export const PlaceTitle = ({ place }: { place: keyof typeof formsEn.places }) =>
  useWords()(`places.${place}`)

export function useAlreadySent({ submitted }: Draft): string {
  const words = useWords()
  return words('already.body', { reference: submitted?.reference ?? '' })
}

const own = ['programClosed', 'documentsMissing', 'notEligible', 'duplicateOpen'] as const

/** Why an application was not taken, where the program says so. */
export function knownProblem(code: string, { reference }: Record<string, unknown>): ReactNode {
  const known = own.find((each) => each === code)
  return known ? <Problem code={known} reference={textOf(reference)} /> : null
}

function Problem({ code, reference }: { code: (typeof own)[number]; reference: string }) {
  const words = useWords()
  return (
    <>
      <p>{words(`problems.${code}`, { reference })}</p>
      {code === 'programClosed' && (
        <ScreenLink screen={intakeScreens.employerProfile}>{words('otherPrograms')}</ScreenLink>
      )}
    </>
  )
}
