import { filesUnder } from '../support/checks/files'

// A .cjs file has no types to import.
const { NAMES } = jest.requireActual<{ NAMES: readonly string[] }>('../support/quick.cjs')

test('every file that npm test chooses or leaves for npm run verify is there', () => {
  const files = new Set(filesUnder('test', /\.test\.tsx?$/))
  expect(NAMES.filter((name) => !files.has(`test/${name}.test.ts`))).toEqual([])
})
