/** How often a property is tried, or what with: little by `npm test` (support/npmTest.cjs), else all that it was written for. */
export const runs = <Tries>(all: Tries, few: Tries): Tries => (process.env['TEST_RUNS'] === 'few' ? few : all)
