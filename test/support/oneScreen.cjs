// Jest's own, from wherever Jest has it.
const core = require.resolve('@jest/core', { paths: [require.resolve('jest')] })
const { DefaultReporter, VerboseReporter } = require(require.resolve('@jest/reporters', { paths: [core] }))

/** Lines that one failed test may print: what it is called and what differs, then where. */
const FIRST = 30
const LAST = 14

const cut = (failure) => {
  const lines = failure.split('\n')
  const over = lines.length - FIRST - LAST
  if (over <= 1) return failure
  const instead = `    … ${over} lines more, which npx jest PATH --reporters=default prints …`
  return [...lines.slice(0, FIRST), instead, ...lines.slice(-LAST)].join('\n')
}

/** Each begins with the name of its test behind a dot. */
const cutEach = (failures) =>
  failures
    .split(/^(?=.*● )/m)
    .map(cut)
    .join('')

/** Jest's own reporter, but with each failed test on one screen: two answers that differ would be a thousand lines. */
module.exports = function OneScreen(config) {
  const reporter = new (config.verbose ? VerboseReporter : DefaultReporter)(config)
  const print = reporter.printTestFileFailureMessage.bind(reporter)
  reporter.printTestFileFailureMessage = (path, project, result) => {
    if (result.failureMessage) result.failureMessage = cutEach(result.failureMessage)
    print(path, project, result)
  }
  return reporter
}
