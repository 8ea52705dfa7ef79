const { buildArgv, run } = require('jest')
const { compileAll } = require('./compileAll.cjs')
const quick = require('./quick/quick.cjs')

const given = process.argv.slice(2)

/**
 * Who names a file wants that one, whichever it is; otherwise it is the quick selection, with fewer tries of each property,
 * pages in the build of React that schools run, and the client built while the first tests run.
 */
const main = async () => {
  const { _: named } = await buildArgv(given)
  if (named.length > 0) return run(given)
  process.env['TEST_RUNS'] ??= 'few'
  process.env['TEST_REACT'] ??= 'production'
  process.env['TEST_BUILD'] ??= 'beside'
  await compileAll()
  await run([
    '--selectProjects',
    ...quick.PROJECTS,
    '--filter',
    require.resolve('./quick/quick.cjs'),
    ...given,
  ])
}

void main()
