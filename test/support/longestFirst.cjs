const { statSync } = require('node:fs')
// Jest's own, from wherever Jest has it.
const { default: Sequencer } = require(
  require.resolve('@jest/test-sequencer', { paths: [require.resolve('jest')] }),
)

/** Files that take far longer than their size says: what lasts a minute must not begin when all others are done. */
const LONG =
  /test\/(browser|product|demo|server\/backup|.*(\.property|killed|staleReads|invalidation|payments\/desks))/

const isLong = ({ path }) => LONG.test(path)

/** A clean clone has no times of an earlier run, by which Jest would order: the long ones first, of each the larger file. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sized = [...tests].map((test) => ({ test, long: isLong(test), size: statSync(test.path).size }))
    return sized.sort((a, b) => Number(b.long) - Number(a.long) || b.size - a.size).map(({ test }) => test)
  }
}
