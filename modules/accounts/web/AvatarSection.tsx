import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { FormSection } from '#kit/web/form/FormSection.tsx'
import { Face } from '#kit/web/show/Face.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { avatarTypes } from '../contract/profile.ts'
import { profileEndpoints, type ProfileRecord } from '../contract/profile.endpoints.ts'
import { openPicture, type Picture } from './picture.ts'
import classes from './Profile.module.css'
import { refreshPerson } from './refresh-person.ts'

const AvatarDialog = lazy(() =>
  import('./AvatarDialog.tsx').then((m) => ({ default: m.AvatarDialog })),
)

/** The person's picture, to choose, change and remove. */
export function AvatarSection({ record }: { record: ProfileRecord }) {
  const text = useText()
  const problemText = useProblemText()
  const picker = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [wrong, setWrong] = useState('')
  const remove = useChange(profileEndpoints.removeAvatar)

  const choose = async (file: File | undefined) => {
    if (!file) return
    const opened = await openPicture(file)
    setWrong('refusal' in opened ? text(`reasons.${opened.refusal}`) : '')
    if ('url' in opened) setPicture(opened)
  }

  const askToRemove = async () => {
    const verb = text('avatar.remove')
    const asked = { title: text('avatar.removeTitle'), body: text('avatar.removeBody'), verb }
    if (!(await confirmAct({ ...asked, danger: true }))) return
    try {
      await remove.mutateAsync({})
      toast.success(text('avatar.removed'))
      await refreshPerson()
    } catch (problem) {
      setWrong(problemText(problem))
    }
  }

  return (
    <FormSection title={text('avatar.title')} intro={text('avatar.hint')}>
      <div className={classes.picture}>
        <Face name={record.name} url={record.avatarUrl} large />
        <div>
          <div className={classes.acts}>
            <Button
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              onClick={() => picker.current?.click()}
            >
              {text(record.avatarUrl ? 'avatar.another' : 'avatar.choose')}
            </Button>
            {record.avatarUrl && (
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                onClick={() => void askToRemove()}
              >
                {text('avatar.remove')}
              </Button>
            )}
          </div>
          <p className={classes.wrong} role="alert">
            {wrong}
          </p>
        </div>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={avatarTypes.join()}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          void choose(file)
          event.currentTarget.value = ''
        }}
      />
      {picture && (
        <Suspense>
          <AvatarDialog picture={picture} close={() => setPicture(null)} />
        </Suspense>
      )}
    </FormSection>
  )
}
