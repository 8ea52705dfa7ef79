const leastForTheirTime = require('./later.json')

/** What `npm test` runs of (jest.config.ts): one PostgreSQL, the embedded one, and no plug is pulled. */
const PROJECTS = ['rules', 'pages', 'server-embedded', 'browser']

/** Whole jobs in Chromium: the desk's visit and the session. The others lead the same client and server over other screens. */
const BROWSER = ['browser/desk', 'browser/session']

/** The real store on the real server: one whole job, what each write leaves stale, every table of the store, two desks at once. */
const JOURNEYS = ['journeys/mainThread', 'journeys/staleReads', 'journeys/tableRows', 'journeys/live']

/**
 * What only `npm run verify` runs of rules and server. Of the server no rules, but ends of programs and cables, which fail when the
 * opening of the database, its pool or a lock changes; and the same rules under very many hands at once.
 */
const LATER = [
  ...['server/db/embedded/archiving', 'server/db/embedded/binaries', 'server/db/embedded/crash'],
  'server/db/silence',
  ...['server/modules/payments/killed', 'server/modules/payments/processes', 'server/modules/live/processes'],
  ...['server/backup/underLoad', 'server/backup/drill', 'server/modules/session/loginFlood'],
  // A database of its own each, opened and recovered many times.
  ...['rounds', 'trouble', 'restoring', 'drill'].map((name) => `server/backup/continuous/${name}`),
  // Two runs of dependency-cruiser, half a minute of a core; `npm run deps` says the same of the code alone.
  'architecture/dependencyRules',
]

/** Files that prove least for their time (choose.ts). A new file is not among them, and so runs. */
const LEAST = new Set(process.env.QUICK_ALL ? [] : leastForTheirTime)

const isQuick = (path) => {
  const name = path.replaceAll('\\', '/').replace(/^.*\/test\/(.*)\.test\.tsx?$/, '$1')
  if (LEAST.has(name)) return false
  if (name.startsWith('browser/')) return BROWSER.includes(name)
  if (name.startsWith('journeys/')) return JOURNEYS.includes(name)
  return !name.startsWith('demo/') && !LATER.includes(name)
}

/** As Jest's `--filter` asks it. */
module.exports = (paths) => ({ filtered: paths.filter(isQuick) })
module.exports.PROJECTS = PROJECTS
module.exports.NAMES = [...BROWSER, ...JOURNEYS, ...LATER, ...leastForTheirTime]
