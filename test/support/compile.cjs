require('./compileOnce.cjs')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

/** Of the compiler: types are stripped and not checked, since `npm run types` checks them once for all files. */
const COMPILER_OPTIONS = {
  module: 'CommonJS',
  moduleResolution: 'Bundler',
  ignoreDeprecations: '6.0',
  target: 'ES2022',
  jsx: 'react-jsx',
  isolatedModules: true,
  verbatimModuleSyntax: false,
  esModuleInterop: true,
  // Packages that ship only ES modules are JavaScript.
  allowJs: true,
  sourceMap: true,
}
const SETTINGS = { diagnostics: false, tsconfig: COMPILER_OPTIONS }

/** What one file becomes depends on its text and name alone; Jest's own key would hold the settings of each project too. */
const KEY = JSON.stringify({
  compiler: require('typescript/package.json').version,
  tsJest: require('ts-jest/package.json').version,
  node: process.version,
  COMPILER_OPTIONS,
})
const keyOf = (source, file) =>
  createHash('sha1').update(KEY).update(file).update('\0').update(source).digest('hex')

let made
/** Loads the compiler with the first file that is not kept: a warm run starts without it. */
const compiler = () => (made ??= require('ts-jest').default.createTransformer(SETTINGS))

const STORE = path.resolve(__dirname, '../../node_modules/.cache/tests')
/** Of each file its newest form, behind the key that it was made for. */
const placeOf = (file) => path.join(STORE, createHash('sha1').update(file).digest('hex'))

const kept = (place, key) => {
  try {
    const text = fs.readFileSync(place, 'utf8')
    return text.startsWith(key) ? text.slice(key.length) : undefined
  } catch {
    return undefined
  }
}

const keep = (place, text) => {
  try {
    fs.mkdirSync(STORE, { recursive: true })
    // Another process may read it meanwhile.
    const aside = `${place}.${process.pid}`
    fs.writeFileSync(aside, text)
    fs.renameSync(aside, place)
  } catch {
    // A folder that cannot be written costs the next process another look at the file.
  }
}

/** Jest keeps what it gets too, but for each project apart: contract and state would be compiled three times, and by each worker. */
const compiled = (source, file, options) => {
  const place = placeOf(file)
  const key = keyOf(source, file)
  const before = kept(place, key)
  if (before !== undefined) return { code: before }
  const { code } = compiler().process(source, file, options)
  keep(place, key + code)
  return { code }
}

module.exports = { getCacheKey: keyOf, process: compiled, STORE }
