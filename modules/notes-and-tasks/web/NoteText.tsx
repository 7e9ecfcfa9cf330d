import { Fragment } from 'react'
import { piecesOf } from '../contract/mentions.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import { LinkedText } from './LinkedText.tsx'
import classes from './mention.module.css'

/** What a note says, with those whom it mentions by their names of today. */
export const NoteText = ({ note: { body, mentions } }: { note: NoteRecord }) =>
  piecesOf(body, mentions).map((piece, index) =>
    typeof piece === 'string' ? (
      <Fragment key={`${index} ${piece}`}>
        <LinkedText value={piece} />
      </Fragment>
    ) : (
      <span key={`${index} ${piece.id}`} className={classes.person}>
        @{piece.name}
      </span>
    ),
  )
