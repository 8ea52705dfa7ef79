import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bouncerProgram } from '../database/bouncerProgram'
import { debianPrograms } from '../database/debian'

/** How many of a check that ended passed and failed: one of the static ones is one. */
interface Done {
  passed: number
  failed: number
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

const root = path.resolve(__dirname, '../../..')
const npm = ['npm', 'run', '--silent']

/** Runs a command in the root; its output comes back with it, or goes on to the terminal. */
const execute = (
  [command, ...args]: readonly string[],
  stdio: 'pipe' | 'inherit' = 'pipe',
): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command!, args, { cwd: root, stdio: ['ignore', stdio, stdio] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1_000)} s`

/** One of the static checks, printed whole when it ended: two of them run at once. */
const check = async (script: string): Promise<Done> => {
  const began = performance.now()
  const { code, output } = await execute([...npm, script])
  console.log(`== ${script}: ${code === 0 ? 'ok' : 'failed'}, ${seconds(began)}`)
  if (output.trim()) console.log(output.trimEnd())
  return { passed: Number(code === 0), failed: Number(code !== 0) }
}

/** One after the other, on one of the two cores. */
const inTurn = async (...scripts: string[]): Promise<Done[]> => {
  const done: Done[] = []
  for (const script of scripts) done.push(await check(script))
  return done
}

const namesOfFailed = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `failed: ${path.relative(root, name)} > ${fullName}`),
  )

/** What this machine can offer of the matrix; `.ci/run` installs what it may. */
const tellDatabases = (): void => {
  const debian = debianPrograms()?.match(/\d+/)?.[0]
  const foreign = debian ? `PostgreSQL ${debian} of this machine` : 'a second embedded one as the foreign one'
  const bouncer = bouncerProgram() ? 'PgBouncer' : 'no PgBouncer on this machine: its tests did not run'
  console.log(`== databases: the embedded one, ${foreign}, ${bouncer}`)
}

/** Every test of every project, each property with all its tries. */
const allTests = async (): Promise<Done> => {
  const began = performance.now()
  const folder = mkdtempSync(path.join(tmpdir(), 'escuela-verify-'))
  const file = path.join(folder, 'report.json')
  try {
    await execute([process.execPath, path.join(root, 'test/support/compileAll.cjs')])
    const jest = path.join(root, 'node_modules/jest/bin/jest.js')
    // One more than `npm test` has: more of these tests wait, for a browser, a program or a stopped one.
    const args = ['--maxWorkers=4', '--json', `--outputFile=${file}`]
    const { code } = await execute([process.execPath, jest, ...args], 'inherit')
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    // A file that could not even start counts as one failure, and so does a run that ends badly without naming one.
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    console.log(`== tests: ${code === 0 ? 'ok' : 'failed'}, ${seconds(began)}`)
    for (const name of namesOfFailed(report)) console.log(name)
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const sum = (done: readonly Done[], of: keyof Done): number =>
  done.reduce((total, each) => total + each[of], 0)

/**
 * Everything: what `.ci/run` calls. The linter has one core, types and the client's build (which the browser's tests would do
 * first, with a core idle) the other; then the tests have both. Who imports whom (`npm run deps`) is one of the tests.
 */
const verify = async (): Promise<void> => {
  tellDatabases()
  const [lint, others] = await Promise.all([inTurn('lint'), inTurn('types', 'build')])
  const done = [...lint, ...others, await allTests()]
  const failed = sum(done, 'failed')
  console.log(`${sum(done, 'passed')} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

void verify()
