import { SegmentedControl } from '@mantine/core'
import { useAnswer } from '#kit/web/api-query.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { FetchedFigures } from '#kit/web/show/FetchedFigures.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { PrintOrExport } from '#kit/web/file/PrintOrExport.tsx'
import { useText } from '#kit/web/text.ts'
import { bases, ordersOf, type Basis, type Narrowing } from '../contract/figures.ts'
import type { MonthlyCare } from '../contract/statistics.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'
import { ClosingPanel } from './ClosingPanel.tsx'
import { ComparedMonths } from './ComparedMonths.tsx'
import { OwnRecordsOnly } from './OwnRecordsOnly.tsx'
import { NarrowingBar } from './NarrowingBar.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { usePeriodName } from './period-words.ts'
import { PrintedFilters } from './PrintedFilters.tsx'
import { StillToConfirm } from './StillToConfirm.tsx'
import { UserSumsTable } from './UserSumsTable.tsx'
import { useAsked } from './use-period.ts'

const screen = statisticsScreens.monthlyCareInvestments

export function MonthlyCareScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Monthly Care Confirmed Investments')
  const nameOf = usePeriodName()
  const asked = useAsked(screen, 'month')
  const { period: month, narrowing, search, change } = asked
  const basis: Basis = search['basis'] === 'care' ? 'care' : 'trade'
  const query = {
    month,
    basis,
    ...(search['figures'] === 'now' && { figures: 'now' as const }),
    ...asked.query,
  }
  const answer = useAnswer(statisticsEndpoints.readMonthlyCare, { query }, { keepPrevious: true })
  return (
    <>
      <PageHeader
        title={`${screenTitle(text, 'monthlyCareInvestments')} · ${nameOf(month)}`}
        below={<OwnRecordsOnly answer={answer} />}
        actions={
          <PrintOrExport
            endpoint={statisticsEndpoints.exportMonthlyCare}
            mayExport={mayExport}
            query={query}
          />
        }
      />
      <PeriodBar period={month} change={(next) => change({ month: next, figures: '' })}>
        <SegmentedControl
          aria-label={text('basis.label')}
          value={basis}
          data={bases.map((value) => ({ value, label: text(`basis.${value}`) }))}
          onChange={(value) => change({ basis: value === 'care' ? 'care' : '' })}
        />
      </PeriodBar>
      <NarrowingBar asked={asked} />
      <PrintedFilters asked={asked} />
      <FetchedFigures answer={answer} heights={[96, 320, 280]}>
        {(read) => (
          <>
            <ClosingPanel
              closing={read.closing}
              shows={read.shows}
              isNarrowed={Object.keys(narrowing).length > 0}
              change={(next) => change({ figures: next === 'now' ? 'now' : '' })}
            />
            <Users figures={read} {...{ basis, narrowing }} />
            <ComparedMonths
              {...{ screen, search, narrowing }}
              shown={{ month: read.month, ...read.total }}
              compared={read.compared}
              listOf={(days, part) => ordersOf(days, { ...part, careStatus: 'confirmed' }, basis)}
            />
            <StillToConfirm month={read.month} narrowing={narrowing} />
          </>
        )}
      </FetchedFigures>
    </>
  )
}

interface UsersProps {
  figures: MonthlyCare
  basis: Basis
  narrowing: Narrowing
}

function Users({ figures, basis, narrowing }: UsersProps) {
  const text = useText()
  const { month, users, total } = figures
  return (
    <RecordSection title={text('sections.confirmed')}>
      <UserSumsTable
        caption={text('sections.confirmed')}
        {...{ month, users, total, basis, narrowing }}
        confirmedOnly
      />
      {users.length === 0 && <p className="quiet">{text('empty.month')}</p>}
    </RecordSection>
  )
}
