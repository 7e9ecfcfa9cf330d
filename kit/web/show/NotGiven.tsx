import { useKitText } from '../text.ts'

/** Where values are read beside one another, one that is not there says so. */
export function NotGiven() {
  return <span className="quiet">{useKitText()('states.none')}</span>
}
