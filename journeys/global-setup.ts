import { setup } from '../database/test-setup.ts'

/** One throw-away PostgreSQL around all journeys, unless a run around them has one already. */
// eslint-disable-next-line import/no-default-export -- the browser test runner demands it
export default setup
