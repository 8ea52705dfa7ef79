require('./compileOnce.cjs')
const { createHash } = require('node:crypto')

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

let made
/** Loads the compiler with the first file that the cache does not hold: a warm run starts without it. */
const compiler = () => (made ??= require('ts-jest').default.createTransformer(SETTINGS))

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha1').update(KEY).update(file).update('\0').update(source).digest('hex'),
  process: (source, file, options) => compiler().process(source, file, options),
}
