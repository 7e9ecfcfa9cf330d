import { CloseButton, Progress } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import classes from './files.module.css'
import type { Uploads } from './use-uploads.ts'

/** What is on its way, and what was refused with the reason. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const text = useText()
  if (uploads.all.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={text('files.uploading')}>
      {uploads.all.map(({ key, name, progress, failure }) => (
        <li key={key}>
          <span className={classes.name}>{name}</span>
          {failure ? (
            <>
              <span role="alert" className={classes.failure}>
                {failure}
              </span>
              <CloseButton
                aria-label={text('files.putAway', { name })}
                onClick={() => uploads.drop(key)}
              />
            </>
          ) : (
            <Progress
              value={progress * 100}
              aria-label={text('files.progress', { name })}
              className={classes.progress}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
