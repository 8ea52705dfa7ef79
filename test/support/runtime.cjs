const { AsyncLocalStorage } = require('node:async_hooks')
const { OWN_WORLD } = require('./compileOnce.cjs')
// Jest's own, from wherever Jest has it.
const { default: Runtime } = require(require.resolve('jest-runtime', { paths: [require.resolve('jest')] }))

/**
 * Their modules are shared by the test files of a process. They hold nothing of a school, as one process answers for several
 * (test/support/browser/host.ts), and what does, is handed in.
 */
const SERVER = /[\\/]src[\\/](server|contract)[\\/]/

/** By file: the server's modules as the first test file of this process loaded them, and where their source maps are. */
const modules = new Map()
const sourceMaps = new Map()
/** By project and file: what its text was compiled to. */
const compiled = new Map()

/** Resolvers of projects that remember what `moduleNameMapper` makes of a name. */
const mapped = new WeakSet()

/** Of the test file that runs now. */
const now = { runtime: null }

/** What carries values along promises, as far as the test file that runs now has used it. */
const carriers = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function (...given) {
  carriers.add(this)
  return run.apply(this, given)
}

/**
 * Each test file's copy of jest-circus makes one. Node before 24 has every later promise of the process carry a value of each that
 * ran: an await costs 1 µs with three of them, 23 with the hundred files of one worker. The product's own two are dropped too: a
 * server ends with its file, and one that runs again is there again.
 */
const dropCarriers = () => {
  for (const carrier of carriers) carrier.disable()
  carriers.clear()
}

/**
 * Jest's loader of modules, which reads each file, looks up what it was compiled to and runs it, anew for each test file. Here a
 * process does the first two once for each file, and in Node's own world (server/environment.cjs) runs the server's modules once.
 */
Object.defineProperty(exports, '__esModule', { value: true })
exports.default = class extends Runtime {
  constructor(...given) {
    super(...given)
    const [config, environment, resolver, , , coverage, , { watch, watchAll }] = given
    now.runtime = this
    this.isOwnWorld = environment.getVmContext() === OWN_WORLD
    if (watch || watchAll || coverage.collectCoverage) return
    this.readOnce(config.id)
    this.mapOnce(resolver)
    if (!this.isOwnWorld) return
    const registry = this.registries.getActiveCjsRegistry()
    for (const [file, module] of modules) registry.set(file, module)
    for (const [file, map] of sourceMaps) this.transformCache.sourceMaps.set(file, map)
  }

  readOnce(project) {
    const { transformCache } = this
    const transform = transformCache.transform.bind(transformCache)
    transformCache.transform = (file, options) => {
      const key = `${project} ${options?.isInternalModule ?? false} ${file}`
      const known = compiled.get(key)
      if (known === undefined) {
        const code = transform(file, options)
        compiled.set(key, { code, map: transformCache.sourceMaps.get(file) })
        return code
      }
      if (known.map) transformCache.sourceMaps.set(file, known.map)
      return known.code
    }
  }

  /** Jest tries every pattern of `moduleNameMapper` at every `require`, and looks on the disk for what one of them makes of it. */
  mapOnce(resolver) {
    if (mapped.has(resolver)) return
    mapped.add(resolver)
    const known = new Map()
    const resolveName = resolver.resolveStubModuleName.bind(resolver)
    resolver.resolveStubModuleName = (from, name, options) => {
      if (!known.has(name)) known.set(name, resolveName(from, name, options))
      return known.get(name)
    }
  }

  /** A module of a test file that has ended may ask for another one later, as its first work needs it. */
  requireModuleOrMock(from, name) {
    const { runtime } = now
    if (this !== runtime && this.testState.isTornDown()) return runtime.requireModuleOrMock(from, name)
    return super.requireModuleOrMock(from, name)
  }

  teardown() {
    if (this.isOwnWorld)
      for (const [file, module] of this.registries.getActiveCjsRegistry())
        if (module.loaded && SERVER.test(file)) {
          modules.set(file, module)
          const map = this.transformCache.sourceMaps.get(file)
          if (map) sourceMaps.set(file, map)
        }
    super.teardown()
    dropCarriers()
  }
}
