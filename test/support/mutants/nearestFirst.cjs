const { default: Sequencer } = require(
  require.resolve('@jest/test-sequencer', { paths: [require.resolve('jest')] }),
)

/** Files in the order in which MUTANT_TESTS names them. */
module.exports = class NearestFirst extends Sequencer {
  sort(tests) {
    const order = new Map(process.env.MUTANT_TESTS.split('\n').map((name, index) => [name, index]))
    const placeOf = ({ path }) => order.get(path) ?? order.size
    return [...tests].sort((a, b) => placeOf(a) - placeOf(b))
  }
}
