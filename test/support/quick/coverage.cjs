const fs = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../../..')
const fromRoot = (file) => path.relative(ROOT, file).split(path.sep).join('/')

/** Statements and arms of branches that ran, as `src/a.ts s3` and `src/a.ts b1.0`. */
const reachedBy = (coverage) =>
  Object.entries(coverage ?? {}).flatMap(([file, { s, b }]) => {
    const name = fromRoot(file)
    const statements = Object.keys(s).filter((id) => s[id] > 0)
    const arms = Object.entries(b).flatMap(([id, counts]) =>
      counts.flatMap((count, arm) => (count > 0 ? `b${id}.${arm}` : [])),
    )
    return [...statements.map((id) => `${name} s${id}`), ...arms.map((arm) => `${name} ${arm}`)]
  })

/** Jest's reporter that writes for each test file a line: its name, what it took, what it reached (QUICK_REPORT names the file). */
module.exports = class CoverageByFile {
  constructor() {
    this.out = fs.createWriteStream(process.env.QUICK_REPORT)
    this.done = 0
  }

  onTestResult({ path: test }, { coverage, perfStats, testResults, numFailingTests }) {
    const line = {
      test: fromRoot(test),
      ms: perfStats.runtime,
      tests: testResults.length,
      reached: reachedBy(coverage),
    }
    this.out.write(`${JSON.stringify(line)}\n`)
    this.done += 1
    if (numFailingTests > 0)
      process.stdout.write(`failed, so it counts for less than it is: ${fromRoot(test)}\n`)
    if (this.done % 50 === 0) process.stdout.write(`${this.done} files\n`)
  }

  onRunComplete() {
    this.out.end()
  }
}
