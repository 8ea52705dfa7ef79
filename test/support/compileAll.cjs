const { spawn } = require('node:child_process')
const fs = require('node:fs')
const { availableParallelism } = require('node:os')
const path = require('node:path')
const { process: compile, STORE } = require('./compile.cjs')
const quick = require('./quick/quick.cjs')

const ROOT = path.resolve(__dirname, '../..')

/** What ts-jest wants to know of a project besides its settings. */
const PROJECT = {
  rootDir: ROOT,
  cwd: ROOT,
  globals: {},
  testMatch: [],
  testRegex: [],
  extensionsToTreatAsEsm: [],
}

/** Parts of `test` that no test of the selection loads. */
const UNUSED =
  /[\\/]test[\\/](bench|product|bouncer|support[\\/](mutants|pictures|checks|release|bench))[\\/]/

const below = (folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

const files = () => {
  const tests = below('test').filter((file) => !UNUSED.test(file))
  const chosen = new Set(quick(tests.filter((file) => /\.test\.tsx?$/.test(file))).filtered)
  return [...below('src'), ...tests.filter((file) => chosen.has(file) || !/\.test\.tsx?$/.test(file))]
}

/**
 * Before a first run: its workers begin side by side with the same modules, and each would compile them for itself. Here each core
 * has its own part of all files. Later runs compile what changed when they meet it.
 */
const compileAll = async () => {
  if (fs.existsSync(STORE)) return
  const parts = availableParallelism()
  const ends = Array.from({ length: parts }, (_, part) => {
    const child = spawn(process.execPath, [__filename, String(part), String(parts)], { stdio: 'ignore' })
    // What it leaves is compiled by the tests, which say what is wrong.
    return new Promise((resolve) => child.once('error', resolve).once('close', resolve))
  })
  await Promise.all(ends)
}

const compilePart = (part, parts) => {
  for (const file of files().filter((_, at) => at % parts === part))
    compile(fs.readFileSync(file, 'utf8'), file, { config: PROJECT, supportsStaticESM: false })
}

if (require.main === module) {
  const [part, parts] = process.argv.slice(2).map(Number)
  if (parts) compilePart(part, parts)
  else void compileAll()
}

module.exports = { compileAll }
