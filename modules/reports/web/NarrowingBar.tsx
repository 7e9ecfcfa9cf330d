import { Button, NativeSelect } from '@mantine/core'
import type { Bilingual } from '#kit/contract/fields.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { comparisons, kindOf } from '../contract/period.ts'
import { reportOf } from '../contract/reports.ts'
import classes from './reports.module.css'
import type { Asked } from './use-asked.ts'

export interface NamedProgram {
  id: string
  code: string
  name: Bilingual
}

interface NarrowingProps {
  asked: Asked
  programs: readonly NamedProgram[]
}

/** What the rows stand for, what figures are narrowed to and compared with. */
export function NarrowingBar({ asked, programs }: NarrowingProps) {
  const text = useText()
  const kit = useKitText()
  const { report, by, programId, region, change } = asked
  const { by: groupings, narrowings } = reportOf(report)
  return (
    <div className={`${classes.bar} no-print`} role="group" aria-label={text('narrowed.label')}>
      {groupings.length > 1 && (
        <Select
          label={text('rowsBy')}
          value={by}
          data={groupings.map((value) => ({ value, label: text(`by.${value}`) }))}
          choose={(value) => change({ by: value })}
        />
      )}
      {narrowings.includes('program') && (
        <Select
          label={text('by.program')}
          value={programId ?? ''}
          data={useProgramChoices(programs, programId)}
          choose={(program) => change({ program })}
        />
      )}
      {narrowings.includes('region') && (
        <Select
          label={text('by.region')}
          value={region ?? ''}
          data={[
            { value: '', label: text('narrowed.allRegions') },
            ...provinces.map((value) => ({ value, label: kit(`provinces.${value}`) })),
          ]}
          choose={(value) => change({ region: value })}
        />
      )}
      <CompareSelect asked={asked} />
      {(programId ?? region) && (
        <Button
          variant="subtle"
          className={classes.low}
          onClick={() => change({ program: '', region: '' })}
        >
          {kit('list.clearFilters')}
        </Button>
      )}
    </div>
  )
}

function CompareSelect({ asked: { report, period, compare, change } }: { asked: Asked }) {
  const text = useText()
  const kind = kindOf(period)
  if (kind === 'all' || reportOf(report).isYearly) return null
  // The year before is the period before a year.
  const offered = comparisons.filter((each) => kind !== 'fiscalYear' || each !== 'yearBefore')
  return (
    <Select
      label={text('compare.label')}
      value={compare}
      data={offered.map((value) => ({ value, label: text(`compare.${value}`) }))}
      choose={(value) => change({ compare: value === 'previous' ? '' : value })}
    />
  )
}

function useProgramChoices(programs: readonly NamedProgram[], chosen: string | undefined) {
  const text = useText()
  const bilingual = useBilingual()
  const isKnown = !chosen || programs.some(({ id }) => id === chosen)
  return [
    { value: '', label: text('narrowed.allPrograms') },
    ...programs.map(({ id, name }) => ({ value: id, label: bilingual(name) })),
    ...(isKnown ? [] : [{ value: chosen, label: text('narrowed.otherProgram') }]),
  ]
}

interface SelectProps {
  label: string
  value: string
  data: { value: string; label: string }[]
  choose: (value: string) => void
}

const Select = ({ choose, ...rest }: SelectProps) => (
  <NativeSelect
    {...rest}
    className={classes.select ?? ''}
    onChange={({ currentTarget }) => choose(currentTarget.value)}
  />
)
