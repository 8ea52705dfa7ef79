const { createRequire } = require('node:module')
const vm = require('node:vm')
const { dependencies } = require('../../package.json')

/** What the page of a script begins with is taken off its columns, so that errors name the places that they did. */
const headOf = (params) => `(function (${params.join(', ')}) {`

/** By file: its text as it was compiled, and the script. A test is run once, and not kept. */
const compiled = new Map()
const ONCE = /\.test\.tsx?$/

const scriptOf = (source, head, filename) => {
  const known = compiled.get(filename)
  if (known?.source === source && known.head === head) return known.script
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { source, head, script })
  return script
}

/** Stands for Node's own world where Jest expects a context: `support/server/environment`. */
const OWN_WORLD = Object.freeze({})

/** Packages that the product runs with, which Node itself can load: in Node's own world they are shared by all files. */
const ESM_ONLY = ['file-type', 'age-encryption']
const SHARED = new Set(Object.keys(dependencies).filter((name) => !ESM_ONLY.includes(name)))
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
const isShared = (filename) => SHARED.has(PACKAGE.exec(filename)?.[1].replace('\\', '/'))
const own = createRequire(__filename)

const { compileFunction } = vm

const inOwnWorld = (source, params, options) => {
  const { filename } = options
  if (isShared(filename))
    return (module) => {
      module.exports = own(filename)
    }
  if (ONCE.test(filename)) return compileFunction(source, params, { ...options, parsingContext: undefined })
  return scriptOf(source, headOf(params), filename).runInThisContext()
}

/**
 * Jest reads every module anew for each test file, in a world of that file's own, and compiles it anew each time: React, MUI
 * or Fastify hundreds of times in a run. Here a process compiles a module once and runs the same script in each world: the
 * functions and all that they hold are new every time, their code is not. (What Jest hands along besides is import(), which it
 * cannot do either, without a flag.)
 */
vm.compileFunction = (source, params = [], options = {}) => {
  const { filename, parsingContext } = options
  if (parsingContext === OWN_WORLD) return inOwnWorld(source, params, options)
  if (!parsingContext || params[0] !== 'module' || ONCE.test(filename))
    return compileFunction(source, params, options)
  return scriptOf(source, headOf(params), filename).runInContext(parsingContext)
}

/**
 * A worker that has nothing left to do ends at once: taking its worlds down one by one lasts longer than Jest waits, which then
 * ends it and warns. One that something still keeps open is warned of as before.
 */
if (process.send) process.once('beforeExit', () => process.exit())

module.exports = { OWN_WORLD }
