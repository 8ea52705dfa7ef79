const { createRequire } = require('node:module')
const path = require('node:path')

const CONTRACT = path.resolve(__dirname, '../../contract')
const IMPORT = /^import \{ (\w+)(?: as (\w+))? \} from '@contract\/([\w/]+\.routes)'$/gm

/**
 * Webpack loader of what every start reads, screens above all: writes the permissions in that they take from routes, whose modules
 * would be loaded with them.
 */
module.exports = function screenAccess(source) {
  const { require: load, unregister } = createRequire(__filename)('tsx/cjs/api').register({
    namespace: String(Date.now()),
  })
  try {
    this.addDependency(path.join(CONTRACT, 'http/route.ts'))
    const names = new Map()
    const rest = source.replace(IMPORT, (_, name, as, file) => {
      const place = path.join(CONTRACT, `${file}.ts`)
      this.addDependency(place)
      names.set(as ?? name, load(place, __filename)[name])
      return ''
    })
    return rest.replace(/\b(\w+)\.(\w+)\.(access|needs)\b/g, (whole, name, call, part) =>
      names.has(name) ? JSON.stringify(names.get(name)[call][part]) : whole,
    )
  } finally {
    unregister()
  }
}
