import type * as Library from '@testing-library/react'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { countRedraws } from '@test/support/pages/redraws'
import { settle } from '@test/support/state/fakeNetwork'
import type * as Support from './desk.support'
import { aFamily, aMonth } from './desk.support'

/** Four children with ten late months each. */
const bigFamily = () => {
  const [ana] = aFamily().hijos as [DeskChild]
  const hijos = Array.from({ length: 4 }, (_, at) => ({
    ...ana,
    alumno: { ...ana.alumno, id: 70 + at, nombre: `HIJO ${at} PEÑA` },
    colegiaturas: Array.from({ length: 10 }, (_each, month) =>
      aMonth(100 * at + month + 1, `ENERO ${2010 + month}`, { recargo: 200 }),
    ),
  }))
  return aFamily({ hijos })
}

/** Components that a digit may redraw, styled ones and MUI's own included. */
const BUDGET = 40

// React looks for the counter when it loads, and the set-up of the tests has loaded it already: it is loaded anew.
const redraws = countRedraws()
process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true'
jest.resetModules()
const { act, cleanup } = jest.requireActual<typeof Library>('@testing-library/react')
const { openFamily } = jest.requireActual<typeof Support>('./desk.support')

test('a digit typed for a big family redraws its field and the figures, not the lines', async () => {
  const { user } = await openFamily({}, bigFamily())
  await user.keyboard('{Enter}1')
  // The family's slips come by a call of their own; one that arrives between two digits would be counted to a digit.
  await act(settle)
  for (const digit of ['2', '3', '4']) {
    redraws.start()
    await user.keyboard(digit)
    const drawn = redraws.stop()
    expect({ drawn: drawn.slice(BUDGET) }).toEqual({ drawn: [] })
  }
  cleanup()
})
