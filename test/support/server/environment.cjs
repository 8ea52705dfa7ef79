const { OWN_WORLD } = require('../compileOnce.cjs')
// Jest's own, from wherever Jest has it.
const { ModuleMocker } = require(require.resolve('jest-mock', { paths: [require.resolve('jest')] }))

/** Puts an object back as it was: what was added goes, what was changed returns. */
const keeper = (object) => {
  const before = Object.getOwnPropertyDescriptors(object)
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!Object.hasOwn(before, key)) delete object[key]
    for (const key of Reflect.ownKeys(before)) {
      const now = Object.getOwnPropertyDescriptor(object, key)
      const was = before[key]
      if (now?.value !== was.value || now?.get !== was.get) Object.defineProperty(object, key, was)
    }
  }
}

/** Jest's runner puts a function of its own there for each file. */
const exitKeeper = () => {
  const { exit } = process
  return () => {
    process.exit = exit
  }
}

/** Takes off what listens to the process since. */
const listenersKeeper = () => {
  const before = new Map(process.eventNames().map((name) => [name, process.listeners(name)]))
  return () => {
    for (const name of process.eventNames())
      for (const listener of process.listeners(name))
        if (!before.get(name)?.includes(listener)) process.removeListener(name, listener)
  }
}

const environmentKeeper = () => {
  const before = { ...process.env }
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/**
 * The world of a server test is Node's own, as the product's is. Jest would make each file another one, in which every global is
 * asked of a proxy and Fastify, pg and all other packages are run anew: more than the tests of a small file took. Packages are
 * shared (compileOnce) and so are the modules of server and contract (runtime); what a file leaves on the globals, in the
 * environment or listening to the process is taken back when it ends.
 */
module.exports = class ServerEnvironment {
  constructor({ projectConfig }) {
    this.restore = [keeper(globalThis), keeper(Error), exitKeeper(), listenersKeeper(), environmentKeeper()]
    this.global = globalThis
    this.context = OWN_WORLD
    this.moduleMocker = new ModuleMocker(globalThis)
    // A server gets its clock handed in.
    this.fakeTimers = null
    this.fakeTimersModern = null
    Object.assign(globalThis, projectConfig.globals)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return this.context
  }

  async setup() {
    // As Jest does in its own worlds.
    Error.stackTraceLimit = 100
  }

  async teardown() {
    this.context = null
    for (const restore of this.restore.reverse()) restore()
  }
}
