import { currentVariant } from './database/variant'

/** How often a property is tried, or what with: little by `npm test` (support/npmTest.cjs), else all that it was written for. */
export const runs = <Tries>(all: Tries, few: Tries): Tries => (process.env['TEST_RUNS'] === 'few' ? few : all)

/** On a foreign server a third is enough: the rules are the same, only its locks and types are checked. */
export const runsHere = (all: number, few: number): number =>
  currentVariant() === 'embedded' ? runs(all, few) : Math.ceil(all / 3)

/** Repeats what a run chose to try; `all` leaves nothing out. */
const SAMPLE = process.env['TEST_SAMPLE'] ?? String(Date.now() % 2 ** 31)
export const TRY_ALL = SAMPLE === 'all'

/** A number from 0 to 1 that seed and name decide. */
export const chanceOf = (name: string): number => {
  let hash = 2166136261
  for (const letter of `${SAMPLE} ${name}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Whether a name is one of those that this run tries, of which there are about `share` of all. */
export const isSampled = (share: number, name: string): boolean => TRY_ALL || chanceOf(name) < share

/** So many of a list, others in each run: where each is dear, and none is likelier than the others to break. Prints how to repeat it. */
export const sampled = <Each>(what: string, all: readonly Each[], many: number): Each[] => {
  const chosen = [...all.entries()]
    .sort(([a], [b]) => chanceOf(`${what} ${a}`) - chanceOf(`${what} ${b}`))
    .slice(0, TRY_ALL ? all.length : many)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each)
  tellSample(`${what} ${chosen.map(String).join(', ')}`)
  return chosen
}

export const tellSample = (what: string): void =>
  void process.stdout.write(`tried: ${what} (TEST_SAMPLE=${SAMPLE} repeats it, TEST_SAMPLE=all tries all)\n`)
