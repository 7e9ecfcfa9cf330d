import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useText } from '#kit/web/text.ts'
import { OwnData } from '#modules/privacy/web/pieces/OwnData.tsx'
import { profile } from '../contract/profile.ts'
import { profileEndpoints, type ProfileRecord } from '../contract/profile.endpoints.ts'
import { AvatarSection } from './AvatarSection.tsx'
import classes from './Profile.module.css'
import { ProfileForm } from './ProfileForm.tsx'

/** One's own account: picture, name, how one is reached, and what others decide. */
export function ProfileScreen() {
  const text = useText()
  const answer = useRecord(profileEndpoints.readAccount, {})
  return (
    <EditScreen entity={profile} answer={answer} title={() => text('screens.settingsAccount')}>
      {(record) => <Account record={record} />}
    </EditScreen>
  )
}

function Account({ record }: { record: ProfileRecord }) {
  // What a form began with stays while somebody types, whatever is fetched meanwhile.
  const [form, setForm] = useState({ record, round: 0 })
  const begin = (next: ProfileRecord) => setForm({ record: next, round: form.round + 1 })
  return (
    <div className={classes.account}>
      <AvatarSection record={record} />
      <ProfileForm
        key={form.round}
        record={form.record}
        newEmail={record.newEmail}
        begin={begin}
        discard={() => begin(record)}
      />
      <OwnData />
    </div>
  )
}
