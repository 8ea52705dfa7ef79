const { statSync } = require('node:fs')
// Jest's own, from wherever Jest has it.
const { default: Sequencer } = require(
  require.resolve('@jest/test-sequencer', { paths: [require.resolve('jest')] }),
)

/** Files that take far longer than their size says: what lasts a minute must not begin when all others are done. */
const LONG =
  /test\/(product|demo|server\/backup|server\/http\/leaks|.*(\.property|killed|staleReads|invalidation|payments\/(desks|processes)))/

const isBrowser = ({ path }) => path.includes('/test/browser/')
const isLong = ({ path }) => LONG.test(path)

/** A clean clone has no times of an earlier run, by which Jest would order: the long ones first, of each the larger file. */
const longestFirst = (tests) => {
  const sized = tests.map((test) => ({ test, long: isLong(test), size: statSync(test.path).size }))
  return sized.sort((a, b) => Number(b.long) - Number(a.long) || b.size - a.size)
}

/** The last browser test begins when this part of the others is left to do, so that none runs alone at the end. */
const LEFT_AT_LAST = 0.15

/**
 * Browser tests mostly wait, and each has a browser, a server and a database of its own: among the others they fill the cores,
 * side by side they would leave them idle or fight for them. The
 * first does not begin with the run: under `npm test` the client is still built then.
 */
const spread = (browser, others) => {
  const whole = others.reduce((sum, { size }) => sum + size, 0) * (1 - LEFT_AT_LAST)
  const order = []
  let passed = 0
  let next = 0
  for (const other of others) {
    while (next < browser.length && passed >= ((next + 1) / (browser.length + 1)) * whole)
      order.push(browser[next++])
    order.push(other)
    passed += other.size
  }
  return [...order, ...browser.slice(next)]
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const all = [...tests]
    const browser = longestFirst(all.filter(isBrowser))
    const others = longestFirst(all.filter((test) => !isBrowser(test)))
    return spread(browser, others).map(({ test }) => test)
  }
}
