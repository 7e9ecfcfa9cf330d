import { NativeSelect, Table } from '@mantine/core'
import { useState } from 'react'
import { provinces, type Province } from '#kit/contract/provinces.ts'
import { today } from '#kit/web/calendar-days.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { holidaysOf } from '../contract/holidays-of.ts'
import { sourceOf } from '../contract/statutory-holidays.ts'
import classes from './business-days.module.css'

/** The statutory holidays of a province in a year, and on which days offices are closed for them. */
export function HolidayCalendar() {
  const text = useText()
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [province, setProvince] = useState<Province>('ON')
  return (
    <section className={`surface ${classes.calendar}`} aria-labelledby="statutory-holidays">
      <h2 id="statutory-holidays">{text('calendar.title')}</h2>
      <div className={classes.choices}>
        <ProvinceSelect value={province} choose={setProvince} />
        <NativeSelect
          label={text('calendar.year')}
          value={year}
          data={[-1, 0, 1, 2].map((later) => String(thisYear + later))}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        />
      </div>
      <HolidayTable province={province} year={year} />
      <p>
        <a href={sourceOf[province]} target="_blank" rel="noreferrer">
          {text('calendar.source')}
        </a>
      </p>
    </section>
  )
}

function ProvinceSelect(props: { value: Province; choose: (province: Province) => void }) {
  const text = useText()
  const kit = useKitText()
  return (
    <NativeSelect
      label={text('fields.province')}
      value={props.value}
      data={provinces.map((value) => ({ value, label: kit(`provinces.${value}`) }))}
      onChange={({ currentTarget }) => props.choose(currentTarget.value as Province)}
    />
  )
}

function HolidayTable({ province, year }: { province: Province; year: number }) {
  const text = useText()
  return (
    <Table captionSide="top" verticalSpacing="xs" className={classes.table}>
      <caption className="only-spoken">{text('calendar.title')}</caption>
      <Table.Thead>
        <Table.Tr>
          {['holiday', 'day'].map((heading) => (
            <Table.Th key={heading} scope="col">
              {text(`calendar.${heading}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {holidaysOf(province, year).map(({ key, on, observedOn }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{text(`holidays.${key}`)}</Table.Th>
            <Table.Td>
              <DateText value={on} dateStyle="long" />
              {observedOn !== on && (
                <span className={classes.observed}>
                  {text('calendar.observed')} <DateText value={observedOn} dateStyle="long" />
                </span>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
