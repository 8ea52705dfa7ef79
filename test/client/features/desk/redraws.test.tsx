import type * as Library from '@testing-library/react'
import { countRedraws } from '@test/support/pages/redraws'
import { settle } from '@test/support/state/fakeNetwork'
import type * as Support from './desk.support'
import { bigFamily } from './desk.support'

/** Components that a digit of the payment may redraw, styled ones and MUI's own included. */
const BUDGET = 40
/** A line's own key draws the line, its child's frame, the sums and the field of the money: 20 of them are MUI's field of an amount, twice. */
const LINE_BUDGET = 95

// React looks for the counter when it loads, and the set-up of the tests has loaded it already: it is loaded anew.
const redraws = countRedraws()
process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true'
jest.resetModules()
const { act, cleanup } = jest.requireActual<typeof Library>('@testing-library/react')
const { openFamily } = jest.requireActual<typeof Support>('./desk.support')

const openBigFamily = async () => {
  const { user } = await openFamily({}, bigFamily())
  /** Those above the budget. */
  const drawnBy = async (key: string, budget: number) => {
    // The family's slips come by a call of their own; one that arrives between two digits would be counted to a digit.
    await act(settle)
    redraws.start()
    await user.keyboard(key)
    return { key, drawn: redraws.stop().slice(budget) }
  }
  return { user, drawnBy }
}

test('a digit typed for a big family redraws its field and the figures, not the lines', async () => {
  const { user, drawnBy } = await openBigFamily()
  await user.keyboard('{Enter}1')
  for (const digit of ['2', '3', '4']) expect(await drawnBy(digit, BUDGET)).toEqual({ key: digit, drawn: [] })
  cleanup()
})

test('a box ticked and a digit of an abono redraw their line, not the 143 others', async () => {
  const { user, drawnBy } = await openBigFamily()
  for (const press of [' ', ' ']) expect(await drawnBy(press, LINE_BUDGET)).toEqual({ key: press, drawn: [] })
  await user.keyboard('a1')
  for (const digit of ['2', '5']) expect(await drawnBy(digit, LINE_BUDGET)).toEqual({ key: digit, drawn: [] })
  cleanup()
})
