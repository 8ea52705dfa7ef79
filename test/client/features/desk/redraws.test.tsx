import type * as Library from '@testing-library/react'
import { countRedraws } from '@test/support/pages/redraws'
import { settle } from '@test/support/state/fakeNetwork'
import type * as Support from './desk.support'
import { bigFamily } from './desk.support'

/** Components that a digit of the payment may redraw, styled ones and MUI's own included; 22 when this was written. */
const BUDGET = 30
/** A line's own key draws the line and the sums: 23 a box, 30 a digit. */
const LINE_BUDGET = 40

// React looks for the counter when it loads, and the set-up of the tests has loaded it already: it is loaded anew.
const redraws = countRedraws()
process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true'
jest.resetModules()
const { act, cleanup, configure } = jest.requireActual<typeof Library>('@testing-library/react')
// As in the set-up of the pages, which has configured the copy from before.
configure({ asyncUtilTimeout: 20_000 })
const { openFamily } = jest.requireActual<typeof Support>('./desk.support')
// The frame brings it later; on a busy computer it came between two digits and was counted to one.
jest.requireActual('@client/app/session/IdleWarning')

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
