require('./compileOnce.cjs')
// A thread that stays, instead of a program started for each file. Read when esbuild is loaded.
process.env.ESBUILD_WORKER_THREADS = '1'
const { createHash } = require('node:crypto')
const { transformSync, version } = require('esbuild')

const OPTIONS = {
  format: 'cjs',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: 'inline',
  // Jest has no import() of its own without a flag.
  supported: { 'dynamic-import': false },
}

/** What one file becomes depends on its text and name alone: each project would otherwise name its settings too. */
const KEY = JSON.stringify({ version, node: process.version, OPTIONS })

/** Types are stripped and not checked: `npm run types` does that. */
module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha1').update(KEY).update(file).update('\0').update(source).digest('hex'),
  process: (source, file) =>
    transformSync(source, {
      ...OPTIONS,
      sourcefile: file,
      loader: file.endsWith('x') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js',
    }),
}
