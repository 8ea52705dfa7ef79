import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One of coverage.cjs. `reached`: statements and arms of branches; `ms`: how long the file took; `tests`: how many it has. */
interface Ran {
  test: string
  ms: number
  tests: number
  reached: readonly string[]
}

const ROOT = path.resolve(__dirname, '../../..')
const LATER = path.join(__dirname, 'later.json')

/** Share of the time of all files that the chosen ones may take: eight minutes where all take nineteen. */
const SHARE = 0.42

/** A test asserts something besides what it reaches, so it counts as this many statements. */
const OF_A_TEST = 10

const MONEY_AND_ACCESS = 'payments|desk|tuition|charges|cashCuts|bank|receipts|yearPapers|roles|users|session'
/**
 * Always, whatever they reach: rules, which take little; what takes money, lets somebody in or keeps a file; and two files that
 * alone find a mistake of the mutants in sending messages once and in judging new passwords.
 */
const ALWAYS = new RegExp(
  [
    '^test/(contract|architecture|browser|client/state/(?!core/invalidation)|server/(files|http/permissions))',
    `^test/server/modules/(${MONEY_AND_ACCESS})/(?!.*property)`,
    '^test/(server/modules/messages/sendBulletin|client/features/users/registerUser)\\b',
  ].join('|'),
)

const runAll = (report: string, cache: string): void => {
  const args = ['--coverage', '--coverageReporters=none', `--cacheDirectory=${cache}`]
  const from = ['--collectCoverageFrom=src/**/*.ts', '--collectCoverageFrom=src/**/*.tsx']
  const reporters = [`--reporters=${path.join(__dirname, 'coverage.cjs')}`]
  const env = { ...process.env, QUICK_ALL: '1', QUICK_REPORT: report }
  spawnSync('npm', ['test', '--silent', '--', ...args, ...from, ...reporters], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
}

const time = (files: readonly Ran[]): number => files.reduce((sum, { ms }) => sum + ms, 0)

/** Of the files that are left the one that adds most for its time, again and again, until the time is used. */
const chooseFiles = (ran: readonly Ran[]): Ran[] => {
  const reached = new Set<string>()
  const chosen: Ran[] = []
  const choose = (file: Ran): void => {
    chosen.push(file)
    file.reached.forEach((id) => reached.add(id))
  }
  const left = new Set(ran)
  for (const file of ran.filter(({ test }) => ALWAYS.test(test))) {
    choose(file)
    left.delete(file)
  }
  const worth = (file: Ran): number =>
    (file.reached.filter((id) => !reached.has(id)).length + OF_A_TEST * file.tests) / file.ms
  // What a file adds only falls as others are chosen, so the one that is first by its last worth is weighed again before it is taken.
  const known = new Map([...left].map((file) => [file, Infinity]))
  const first = (): Ran =>
    [...left].reduce((best, next) => (known.get(next)! > known.get(best)! ? next : best))
  while (left.size > 0 && time(chosen) < SHARE * time(ran)) {
    const file = first()
    known.set(file, worth(file))
    if (first() !== file) continue
    left.delete(file)
    choose(file)
  }
  return chosen
}

const seconds = (files: readonly Ran[]): number => Math.round(time(files) / 1000)

const readReport = (report: string): Ran[] =>
  readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Ran)

/** `npm run quick -- FILE` chooses by the report of a run before, which takes half an hour. */
const main = (): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'escuela-quick-'))
  const report = process.argv[2] ?? path.join(tmpdir(), 'escuela-quick.jsonl')
  try {
    if (process.argv[2] === undefined) runAll(report, folder)
    const ran = readReport(report)
    const chosen = new Set(chooseFiles(ran))
    const later = ran.filter((file) => !chosen.has(file))
    const names = later.map(({ test }) => test.replace(/^test\/|\.test\.tsx?$/g, '')).sort()
    writeFileSync(LATER, `${JSON.stringify(names, null, 2)}\n`)
    const size = (files: readonly Ran[]) =>
      `${files.length} files, ${seconds(files)} s of workers, ${files.reduce((sum, { tests }) => sum + tests, 0)} tests, ` +
      `${new Set(files.flatMap((file) => file.reached)).size} statements and arms`
    console.log(`chosen: ${size([...chosen])}\nof: ${size(ran)}\n${report}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

main()
