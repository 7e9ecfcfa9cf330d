import type { ReactNode } from 'react'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import classes from './decide.module.css'
import { RejectionReasons } from './RejectionReasons.tsx'

/** Two steps by two people: the recommendation, then the decision with its reasons. */
export function Decisions({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { recommendation, decision } = record
  return (
    <>
      {recommendation && (
        <Step title={text('fields.recommendation')} {...recommendation}>
          {recommendation.note && <p className={classes.said}>{recommendation.note}</p>}
          <RejectionReasons {...recommendation} />
        </Step>
      )}
      {decision && (
        <Step title={text('fields.decision')} {...decision}>
          <RejectionReasons {...decision} />
        </Step>
      )}
    </>
  )
}

function Step(props: { title: string; by: string; at: string; children: ReactNode }) {
  return (
    <div className={classes.step}>
      <p>
        <strong>{props.title}</strong>{' '}
        <span className="quiet">
          {props.by}, <DateText value={props.at} />
        </span>
      </p>
      {props.children}
    </div>
  )
}
