import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One of coverage.cjs. `reached`: statements and arms of branches; `ms`: how long the file took. */
interface Ran {
  test: string
  ms: number
  reached: readonly string[]
}

const ROOT = path.resolve(__dirname, '../../..')
const LATER = path.join(__dirname, 'later.json')

/** Share of all that the files reach together which the chosen ones must reach. The last hundredths cost as much time as all before. */
const WANTED = 0.97

/** Rules, which take little, and what takes money or lets somebody in: there a file counts for what it asserts, whatever it reaches. */
const MONEY_AND_ACCESS = 'payments|desk|tuition|charges|cashCuts|roles|users|session'
const ALWAYS = new RegExp(
  `^test/(contract|architecture|browser|client/state/(?!core/invalidation)|server/modules/(${MONEY_AND_ACCESS})/(?!.*property))`,
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

/** Of the files that are left the one that adds most for its time, again and again, until what is wanted is reached. */
const chooseFiles = (ran: readonly Ran[], wanted: number): Ran[] => {
  const reached = new Set<string>()
  const chosen = ran.filter(({ test }) => ALWAYS.test(test))
  const add = (file: Ran): void => file.reached.forEach((id) => reached.add(id))
  chosen.forEach(add)
  const goal = wanted * new Set(ran.flatMap((file) => file.reached)).size
  const left = new Map(ran.filter(({ test }) => !ALWAYS.test(test)).map((file) => [file, Infinity]))
  while (reached.size < goal) {
    // What a file adds only falls, so one that is first with its former worth is asked for its present one, until one stays first.
    const [first] = [...left].reduce((best, next) => (next[1] > best[1] ? next : best))
    const worth = first.reached.filter((id) => !reached.has(id)).length / first.ms
    const others = Math.max(...[...left].filter(([file]) => file !== first).map(([, known]) => known))
    left.set(first, worth)
    if (worth < others) continue
    left.delete(first)
    chosen.push(first)
    add(first)
  }
  return chosen
}

const seconds = (files: readonly Ran[]): number =>
  Math.round(files.reduce((sum, { ms }) => sum + ms, 0) / 1000)

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
    const chosen = new Set(chooseFiles(ran, WANTED))
    const later = ran.filter((file) => !chosen.has(file))
    const names = later.map(({ test }) => test.replace(/^test\/|\.test\.tsx?$/g, '')).sort()
    writeFileSync(LATER, `${JSON.stringify(names, null, 2)}\n`)
    console.log(
      `${chosen.size} of ${ran.length} files, ${seconds([...chosen])} of ${seconds(ran)} s of workers; ${report}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

main()
