import { filesUnder } from '../checks/files'

/** Where a mistake costs most: each gets the same share of the changes. */
export type Area = 'money' | 'permissions' | 'state' | 'files'

const PLACES: Record<Area, readonly RegExp[]> = {
  money: [
    /^src\/(contract|server\/modules)\/(bank|cashCuts|charges|concepts|desk|fiscal|invoices|openings|payments|receipts|scholarships|services|statements|tuition|yearPapers)\//,
    /^src\/server\/modules\/enrolments\/(dueDays|leaving)/,
    /^src\/contract\/cycles\/(dueDays|schemes|terms)/,
    /^src\/contract\/domain\/(discounts|money|months|paymentMethods|tax)\.ts$/,
    /^src\/server\/backup\/(ledger|month)Faults\.ts$/,
  ],
  permissions: [
    /^src\/contract\/(roles|session|users)\//,
    /^src\/contract\/domain\/(password|permissions)\.ts$/,
    /^src\/contract\/audit\/privacy\.ts$/,
    /^src\/server\/modules\/(roles|session|users)\//,
    /^src\/server\/http\/(actor|contractRoutes|docs|guessLimit|headers|jsonRoute|validation)\.ts$/,
    /^src\/server\/files\/(links|signature)\.ts$/,
    /^src\/server\/modules\/files\//,
    /^src\/server\/db\/healthViews\.ts$/,
    /^src\/server\/security\//,
    /^src\/client\/app\/guards\//,
  ],
  state: [/^src\/client\/(state|write)\//],
  files: [
    /^src\/server\/(files|sheets)\//,
    /^src\/server\/http\/(bodies|bulkDownload|fileRoute|streamRoute|uploads)\.ts$/,
    /^src\/(contract|server\/modules)\/(documents|imports)\//,
    /^src\/server\/modules\/archives\//,
    /^src\/contract\/domain\/(csv|files)\.ts$/,
  ],
}

/** Shapes, words and the look of papers: `npm run types` holds the first, eyes the others. */
const NOT_RULES = /\.(schemas|shows|texts|columns|paper)\.ts$|\/example\.\w+\.ts$|\.d\.ts$/

const AREAS = Object.keys(PLACES) as Area[]

/** The files of each area; one that belongs to two counts in the first of them. */
export const targets = (): Record<Area, string[]> => {
  const found: Record<Area, string[]> = { money: [], permissions: [], state: [], files: [] }
  for (const file of filesUnder('src', /\.tsx?$/)) {
    if (NOT_RULES.test(file)) continue
    const area = AREAS.find((each) => PLACES[each].some((place) => place.test(file)))
    if (area) found[area].push(file)
  }
  return found
}
