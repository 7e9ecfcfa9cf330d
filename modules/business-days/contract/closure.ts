import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, date, province } from '#kit/contract/fields.ts'

/** A day on which the organisation is closed besides weekends and holidays; everywhere, or in a province. */
export const closure = defineEntity('closure', {
  day: date({ required: true, inList: true }),
  name: bilingual(120, { required: true, inList: true }),
  province: province({ inList: true }),
})
