import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordContext } from '#kit/web/record/record-context.ts'
import { None } from '#kit/web/show/Money.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

const apart = ['description', 'yearEstablished']
const names = Object.keys(employer.fields)

export function EmployerSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.employer')}>
      <ModuleName value="employers">
        <RecordContext value={{ entity: employer, record: record.employer }}>
          <Facts>
            {names
              .filter((name) => !apart.includes(name))
              .map((name) => (
                <Fact key={name} name={name} />
              ))}
            {/* A year has no thousands. */}
            <Fact name="yearEstablished">{record.employer.yearEstablished ?? <None />}</Fact>
            <Fact name="description" wide />
          </Facts>
        </RecordContext>
      </ModuleName>
    </RecordSection>
  )
}
