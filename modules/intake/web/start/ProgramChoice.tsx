import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { OpenProgram } from '#modules/programs/contract/open-programs.endpoints.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Side } from '../../contract/sides.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { useWords } from '../words/use-words.ts'
import { FoldedRules } from './ProgramFacts.tsx'
import classes from './start.module.css'

/** The open programs, each with its rules, so that nobody begins in vain. */
export function ProgramChoice({
  programs,
  side,
}: {
  programs: readonly OpenProgram[]
  side: Side
}) {
  const words = useWords()
  if (programs.length === 0)
    return (
      <section className={classes.program}>
        <h2>{words('start.none')}</h2>
        <p>{words('start.noneHint')}</p>
      </section>
    )
  return (
    <>
      <h2 className={classes.heading}>
        {words(side === 'employer' ? 'start.chooseTitle' : 'invitation.openPrograms')}
      </h2>
      {programs.map((program) => (
        <ProgramCard key={program.id} program={program} side={side} />
      ))}
    </>
  )
}

function ProgramCard({ program, side }: { program: OpenProgram; side: Side }) {
  const words = useWords()
  const bilingual = useBilingual()
  const { day } = useFormats()
  const name = bilingual(program.name)
  return (
    <section className={classes.program} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.meta}>{words('facts.until', { date: day(program.intakeClosesOn) })}</p>
      <p>{bilingual(program.description)}</p>
      <FoldedRules program={program} />
      {side === 'employer' && (
        <Button
          component={Link}
          to={intakeScreens.employerProfile.path}
          search={{ program: program.code } as never}
          variant="default"
          size="md"
          aria-label={words('start.chooseFor', { program: name })}
        >
          {words('start.choose')}
        </Button>
      )}
    </section>
  )
}
