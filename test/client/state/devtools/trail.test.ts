import { dialogClosed, dialogOpened, navigated, placeAfter } from '@client/state/devtools/trail'
import { rootReducer } from '@client/state/rootReducer'

const CHARGES = { pathname: '/cargos/pendientes', search: '' }
const PAY = [{ name: 'Pagar', nth: 1 }]
const opened = dialogOpened(PAY)

test('a log that does not say where its user was leads nowhere', () => {
  expect(placeAfter([{ type: 'session/adopted' }, opened])).toBeNull()
})

test('the last address counts, with the dialogs that are open there', () => {
  const log = [navigated({ pathname: '/', search: '' }), navigated(CHARGES), opened]
  expect(placeAfter(log)).toEqual({ ...CHARGES, dialogs: [PAY] })
  expect(placeAfter([...log, dialogClosed()])).toEqual({ ...CHARGES, dialogs: [] })
})

test('a filter of the same page closes no dialog, another page does', () => {
  const log = [navigated(CHARGES), opened]
  const filtered = navigated({ ...CHARGES, search: '?q=ANA' })
  expect(placeAfter([...log, filtered])).toEqual({ ...CHARGES, search: '?q=ANA', dialogs: [PAY] })
  expect(placeAfter([...log, navigated({ pathname: '/roles', search: '' })])?.dialogs).toEqual([])
})

test('no reducer hears where the user was', () => {
  const state = rootReducer(undefined, { type: 'start' })
  for (const action of [navigated(CHARGES), opened, dialogClosed()])
    expect(rootReducer(state, action)).toBe(state)
})
