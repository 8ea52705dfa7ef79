// What a thread of the pool opens: Node's threads know no TypeScript, so the product's own loader opens the program.
require('tsx/cjs')
module.exports = require(require('piscina').workerData)
