import { screens } from '@client/app/screens'
import * as paths from '@contract/domain/screenPaths'

/** Shown before the libraries have loaded, outside the table of screens (app/checks). */
const BEFORE_THE_APP = [paths.receipt.path]

test('every address is a screen, and every screen has its address there', () => {
  const { familyDesk: _within, ...addresses } = paths
  const made = Object.values(addresses).map((each) => (typeof each === 'string' ? each : each.path))
  const open = screens.map(({ path }) => path).filter((path) => path !== '/')
  expect([...made].sort()).toEqual([...open, ...BEFORE_THE_APP, paths.guidePictures].sort())
})
