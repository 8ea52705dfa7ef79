/** A text as the build imports it (webpack.config.js). */
module.exports = {
  process: (source) => ({ code: `exports.default = ${JSON.stringify(source)}; exports.__esModule = true` }),
}
