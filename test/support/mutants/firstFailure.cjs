const { appendFileSync } = require('node:fs')

/** Appends each test file that ran to the file MUTANT_REPORT, with what failed first in it. */
module.exports = class FirstFailure {
  onTestResult({ path }, { testResults, testExecError }) {
    const failed = testResults.find(({ status }) => status === 'failed')
    const failure = failed?.fullName ?? (testExecError ? 'does not start' : null)
    const message = failed?.failureMessages[0] ?? testExecError?.message ?? ''
    appendFileSync(process.env.MUTANT_REPORT, JSON.stringify({ path, failure, message }) + '\n')
  }
}
