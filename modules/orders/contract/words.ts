import { ordersEn } from './strings.en.ts'
import { ordersFr } from './strings.fr.ts'

/** In which this module speaks, also where another one is served. */
export const ordersWords = { en: ordersEn, fr: ordersFr }
