const { appendFileSync } = require('node:fs')

const tell = (path, failure, message) =>
  appendFileSync(process.env.MUTANT_REPORT, JSON.stringify({ path, failure, message }) + '\n')

/**
 * Appends each test file that ran to the file MUTANT_REPORT, and the first failure, which ends the run: the tests after it in a file
 * may each wait a minute for what a change keeps from happening.
 */
module.exports = class FirstFailure {
  onTestCaseResult({ path }, { status, fullName, failureMessages }) {
    if (status !== 'failed') return
    tell(path, fullName, failureMessages[0] ?? '')
    process.kill(process.pid, 'SIGTERM')
  }

  onTestResult({ path }, { testResults, testExecError }) {
    const failed = testResults.find(({ status }) => status === 'failed')
    const failure = failed?.fullName ?? (testExecError ? 'does not start' : null)
    tell(path, failure, failed?.failureMessages[0] ?? testExecError?.message ?? '')
  }
}
