import { moneyTaken, takenLeft, takenSlice } from '@client/state/payments/payments.slice'
import { loggedOut } from '@client/state/session/sessionEvents'

const { reducer } = takenSlice
const taken = (form: string) => moneyTaken({ form, taken: { pago: null, form } })

// Otherwise the next payment's dialog opens on the receipt of the one before, and the cashier believes it taken.
test('a payment stands on its form until that one is left; others stay', () => {
  const both = [taken('caja'), taken('cargo')].reduce(reducer, {})
  expect(Object.keys(both)).toEqual(['caja', 'cargo'])
  expect(Object.keys(reducer(both, takenLeft('cargo')))).toEqual(['caja'])
})

test('nobody who signs in next sees what was taken before', () => {
  expect(reducer(reducer({}, taken('caja')), loggedOut({ from: 'here' }))).toEqual({})
})
