import { readFileSync } from 'node:fs'
import * as paths from '@client/ui/screens/paths'

/** A path without the record that it opens. */
const screens = new Set(
  Object.values(paths).map((path) => (typeof path === 'string' ? path : path.path.replace(/:\w+$/, ''))),
)

test('what the server’s search finds opens screens that there are', () => {
  const source = readFileSync('src/server/modules/search/searchKinds.ts', 'utf8')
  const named = [...source.matchAll(/['`](\/[a-z][\w/-]*)/g)].map(([, path]) => path as string)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((path) => !screens.has(path))).toEqual([])
})
