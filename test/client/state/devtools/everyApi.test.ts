import { readFileSync } from 'node:fs'
import { filesUnder } from '@test/support/checks/files'

test('with DevTools come all endpoints there are: an imported log has actions of each', () => {
  const apis = filesUnder('src/client/state', /\.api\.ts$/)
  const imports = readFileSync('src/client/state/devtools/everyApi.ts', 'utf8').matchAll(/^import '(.*)'$/gm)
  expect(apis.length).toBeGreaterThan(20)
  expect([...imports].map(([, from]) => from)).toEqual(
    apis.map((file) => file.replace('src/client/state', '..').replace(/\.ts$/, '')).sort(),
  )
})
