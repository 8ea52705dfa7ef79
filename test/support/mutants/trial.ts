import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The projects of `npm test` (support/quick/quick.cjs) without the browser, whose two jobs would see a change last. */
const PROJECTS = ['rules', 'pages', 'server-embedded']

/** What the tests said of a change. `late`: the time was over before all of them had run. */
export type Verdict =
  { found: true; by: string; message: string } | { found: false; late: boolean; ran: number }

interface Line {
  path: string
  failure: string | null
  message: string
}

const linesOf = (report: string): Line[] =>
  existsSync(report)
    ? readFileSync(report, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
    : []

/** Time that an ended run has to remove its database, ms. */
const TO_CLEAN_UP = 8000

/** Runs Jest; `late` when it was ended because its time was over. */
const runJest = (folder: string, args: readonly string[], env: Record<string, string>, left: number) =>
  new Promise<{ code: number | null; late: boolean; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(folder, 'node_modules/jest/bin/jest.js'), ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)))
    let late = false
    const end = setTimeout(() => {
      late = true
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), TO_CLEAN_UP).unref()
    }, left)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(end)
      resolve({ code, late, output })
    })
  })

/** Runs tests of a copy in this order until one fails. @param left how long that may take, ms */
const runTests = async (folder: string, tests: readonly string[], left: number): Promise<Verdict> => {
  const report = `${folder}.report`
  rmSync(report, { force: true })
  const paths = tests.map((test) => path.join(folder, test))
  const here = 'test/support/mutants'
  const args = ['--runTestsByPath', ...paths, '--selectProjects', ...PROJECTS, '-i', '--bail', '--silent']
  const own = [`--testSequencer=./${here}/nearestFirst.cjs`, `--reporters=./${here}/firstFailure.cjs`]
  const env = {
    MUTANT_TESTS: paths.join('\n'),
    MUTANT_REPORT: report,
    TEST_RUNS: 'few',
    TEST_REACT: 'production',
  }
  const { code, late, output } = await runJest(folder, [...args, ...own], env, left)
  const lines = linesOf(report)
  rmSync(report, { force: true })
  const failed = lines.find(({ failure }) => failure !== null)
  if (failed) {
    const by = `${path.relative(folder, failed.path)} › ${failed.failure}`
    return { found: true, by, message: failed.message }
  }
  if (late || code === 0) return { found: false, late, ran: lines.length }
  return { found: true, by: 'the start of the tests', message: output }
}

const needsDatabase = (test: string): boolean => /^test\/(server|journeys)\//.test(test)

/** Those of the front that need no database: they run first, since a database takes seconds to start. */
const quickOnes = (tests: readonly string[]): string[] =>
  tests.slice(0, 12).filter((test) => !needsDatabase(test))

/** Looks for a change with these tests, the quick ones of the nearest first. @param most how long it may take, ms */
export const tryTests = async (folder: string, tests: readonly string[], most: number): Promise<Verdict> => {
  const start = Date.now()
  const quick = quickOnes(tests)
  const rest = tests.filter((test) => !quick.includes(test))
  let ran = 0
  for (const portion of [quick, rest]) {
    if (portion.length === 0) continue
    const verdict = await runTests(folder, portion, most - (Date.now() - start))
    if (verdict.found) return verdict
    ran += verdict.ran
    if (verdict.late) return { ...verdict, ran }
  }
  return { found: false, late: false, ran }
}
