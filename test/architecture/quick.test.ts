import { filesUnder } from '../support/checks/files'

// A .cjs file has no types to import.
const { NAMES } = jest.requireActual<{ NAMES: readonly string[] }>('../support/quick/quick.cjs')

test('every file that npm test chooses or leaves for npm run verify is there', () => {
  const files = new Set(
    filesUnder('test', /\.test\.tsx?$/).map((file) => file.replace(/^test\/|\.test\.tsx?$/g, '')),
  )
  expect(NAMES.filter((name) => !files.has(name))).toEqual([])
})
