import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { Stack } from '@mantine/core'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import { templatesScreens } from '#modules/templates/contract/templates.screens.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'

/** When applications are taken, and what belongs to the program. */
export function ProgramRail({ program }: { program: ProgramRecord }) {
  const text = useText()
  const seesLetters = useMay('view', 'Settings General')
  const { intakeOpensOn, intakeClosesOn, serviceStandardDays } = program
  return (
    <>
      <RailCard title={text('rail.dates')} brief={<DateText value={intakeOpensOn} />}>
        <RailFacts>
          <RailFact label={text('heads.intakeOpensOn')}>
            {intakeOpensOn && <DateText value={intakeOpensOn} />}
          </RailFact>
          <RailFact label={text('heads.intakeClosesOn')}>
            {intakeClosesOn && <DateText value={intakeClosesOn} />}
          </RailFact>
          <RailFact label={text('facts.serviceStandardDays')}>
            {serviceStandardDays !== null &&
              text('units.businessDays', { count: serviceStandardDays })}
          </RailFact>
        </RailFacts>
      </RailCard>
      <RailCard title={text('rail.links')} brief={text('actions.forms')}>
        <Stack gap="xs" align="start">
          <ScreenLink screen={formsScreens.programForms} params={{ id: program.id }}>
            {text('actions.forms')}
          </ScreenLink>
          {seesLetters && (
            <ScreenLink screen={templatesScreens.programLetters} params={{ id: program.id }}>
              {text('actions.letters')}
            </ScreenLink>
          )}
        </Stack>
      </RailCard>
    </>
  )
}
