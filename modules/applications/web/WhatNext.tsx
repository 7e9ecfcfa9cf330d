import { IconClock, IconCornerDownRight, IconUser, IconUserCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { daysUntil } from '#kit/web/calendar-days.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { useApplicantWords } from './applicant-words.ts'
import { Assignee } from './Assignee.tsx'
import { Clock } from './Clock.tsx'
import { dayOf, storyOf } from './story.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import classes from './applications.module.css'

/** Where the case stands, in words: what comes next, who does it, and until when. */
export function WhatNext({ record }: { record: ApplicationRecord }) {
  const isStaff = usePerson()?.type === 'staff'
  return (
    <dl className={`surface ${classes.next}`}>
      {isStaff ? <ForStaff record={record} /> : <ForApplicant record={record} />}
    </dl>
  )
}

function ForApplicant({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const words = useApplicantWords()
  const type = usePerson()?.type
  return (
    <Part
      label={text('header.whereItStands')}
      icon={<IconCornerDownRight size={18} stroke={1.75} />}
    >
      <strong>{words(record)}</strong>
      {record.status === 'returned' && type === 'employer' && (
        <ScreenButton screen={applicationsScreens.submitApplication} mt="sm">
          {text('screens.submitApplication')}
        </ScreenButton>
      )}
    </Part>
  )
}

const daysToldAhead = 14

function ForStaff({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const day = dayOf(record) ?? record.informationDueOn
  const date = day ? spoken.date(day) : ''
  const story = storyOf(record)
  const name = record.assignee?.name ?? text('whoActs.submitted')
  const employer = record.employer.legalName
  const { returnsOn } = record
  const goesBackSoon = returnsOn !== null && daysUntil(returnsOn) <= daysToldAhead
  return (
    <>
      <Part label={text('header.nextStep')} icon={<IconCornerDownRight size={18} stroke={1.75} />}>
        <strong>{text(`nextStep.${story}`, { date })}</strong>
        {goesBackSoon && (
          <span className={classes.goesBack}>
            {text('header.returnsOn', { date: spoken.date(returnsOn) })}
          </span>
        )}
      </Part>
      <Part label={text('header.whoActs')} icon={<IconUserCheck size={18} stroke={1.75} />}>
        {text(`whoActs.${story}`, { name, employer })}
      </Part>
      <Part label={text('fields.assignee')} icon={<IconUser size={18} stroke={1.75} />}>
        <Assignee of={record.assignee} />
      </Part>
      <Part label={text('header.clock')} icon={<IconClock size={18} stroke={1.75} />}>
        <Clock record={record} />
      </Part>
    </>
  )
}

function Part(props: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span aria-hidden>{props.icon}</span>
        {props.label}
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}
