import { fireEvent, screen, waitFor } from '@testing-library/react'
import { today } from '@client/state/clock/schoolClock'
import { addDays } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import {
  aFamily,
  aMonth,
  byMethod,
  collect,
  COLLECT,
  FAMILY,
  field,
  openFamily,
  paid,
  payments,
  sum,
  taken,
  type User,
} from './desk.support'

/** All but the date go on. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
]

const day = addDays(today(), -2)
const THAT_DAY = `${FAMILY}&fecha_pago=${day}`
/** The family's debts on the earlier day, with lower recargos. */
const lower = {
  ok: true,
  familia: aFamily({
    hijos: aFamily().hijos.map((child) => ({
      ...child,
      colegiaturas: child.colegiaturas.map((month) => ({ ...month, recargo: 0 })),
    })),
  }),
}
const changeDay = async (user: User) => {
  await byMethod(user, 'Transferencia')
  fireEvent.change(field('Referencia'), { target: { value: 'SPEI 7' } })
  fireEvent.change(field('Día en que llegó el dinero'), { target: { value: formatDate(day) } })
}

afterEach(() => void jest.useRealTimers())

test('another day of the money asks for the recargos of that day', async () => {
  const { user } = await openFamily({ answers: { [THAT_DAY]: lower } })
  expect(screen.queryByLabelText('Día en que llegó el dinero')).not.toBeInTheDocument()
  await changeDay(user)
  await waitFor(() => expect(sum('A pagar')).toBe('$2,500.00'))
})

describe('while its recargos are not known', () => {
  test('nothing is taken for what was owed today; the total of that day is said first', async () => {
    const late = slowReply()
    const { user, network } = await openFamily({ answers: { [THAT_DAY]: late.reply } })
    await changeDay(user)
    await user.click(collect())
    await user.click(collect())
    late.arrive(lower)
    await screen.findByText(/El total era \$2,700\.00 y ahora es \$2,500\.00/)
    expect(payments(network)).toEqual([])
    network.on(COLLECT, paid(2500))
    await user.click(collect())
    await taken()
    expect(payments(network)[0]?.body).toMatchObject({ fecha_pago: day, medios: [{ monto: 2500 }] })
  })

  test('where they do not come it is said, and asked again before anything is taken', async () => {
    const { user, network } = await openFamily({ answers: { [THAT_DAY]: failure(503, 'No responde') } })
    await changeDay(user)
    expect(await screen.findByText('No se pudo consultar lo que se debe con esa fecha')).toBeInTheDocument()
    network.on(THAT_DAY, lower)
    await user.click(collect())
    await waitFor(() => expect(sum('A pagar')).toBe('$2,500.00'))
    expect(payments(network)).toEqual([])
  })
})

// Its cashier would go on with «vence hoy» of what fell due yesterday.
test('a desk left open over midnight says what has fallen due', async () => {
  const [child] = aFamily().hijos
  const months = [{ ...aMonth(11, 'ENERO 2021'), vencimiento: today() }]
  const { user } = await openFamily({}, aFamily({ hijos: [{ ...child!, cargos: [], colegiaturas: months }] }))
  expect(screen.getByText('vence hoy')).toBeInTheDocument()
  jest.useFakeTimers({ doNotFake: TIMERS, now: Date.now() + 24 * 3_600_000 })
  await user.keyboard(' ')
  expect(screen.queryByText('vence hoy')).not.toBeInTheDocument()
  expect(screen.getByText(/^venció/)).toBeInTheDocument()
})
