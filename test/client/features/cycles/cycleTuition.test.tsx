import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'
import {
  ALL,
  BODY,
  CREATE,
  CURRENT,
  field,
  fillIn,
  lastAlert,
  sentTo,
  UPDATE,
  type User,
} from './cycles.support'

const made = { ok: true, ciclo: aCycleRow({ id: 2 }) }
const openForm = async () => {
  const opened = await renderScreen('/registro/ciclo-escolar', {
    answers: { [CREATE]: made, [CURRENT]: { ok: true, ciclo: null }, [ALL]: { ok: true, ciclos: [] } },
  })
  await screen.findByRole('heading', { level: 1, name: 'Registrar ciclo escolar' })
  // It begins with the rules of the last cycle, which are asked for first.
  await screen.findByLabelText('Nombre')
  await fillIn(opened.user)
  return opened
}
const choose = (user: User, label: string, option: string) => user.selectOptions(field(label), option)
const type = async (user: User, label: string, text: string) => {
  await user.clear(field(label))
  await user.type(field(label), text)
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Registrar ciclo' }))
const sent = async (network: Parameters<typeof sentTo>[0]) => {
  await screen.findByText('Ciclo Escolar Registrado Exitosamente')
  return sentTo(network, CREATE)[0] as Record<string, unknown>
}

const said = (part: string) =>
  within(screen.getByRole('region', { name: part })).getByText(/\.$/, { selector: '[aria-live] p' })
    .textContent

test('each part says in pesos what it means for a pupil or a family', async () => {
  const { user } = await openForm()
  await type(user, 'Mensualidad primaria', '2820')
  expect(said('1. Fechas y meses')).toBe(
    'Son 10 colegiaturas, de septiembre de 2027 a junio de 2028; la de octubre se paga a tiempo hasta el domingo 10 de octubre.',
  )
  await choose(user, 'Si el día límite es inhábil', 'Pasa al siguiente día hábil')
  expect(said('1. Fechas y meses')).toContain('hasta el lunes 11 de octubre, porque el 10 es domingo.')
  expect(said('2. Precios')).toBe(
    'Un alumno de Primaria paga $1,850.00 de inscripción, $900.50 de material y $2,820.00 al mes: $30,950.50 en todo el ciclo.',
  )
  expect(said('3. Descuentos')).toBe('Una familia con dos hijos en primaria paga $5,640.00 en octubre.')
  await choose(user, 'Descuento por pronto pago', 'Porcentaje')
  await type(user, 'Descuento de cada colegiatura', '5')
  expect(said('3. Descuentos')).toBe(
    'Una familia con dos hijos en primaria paga $5,640.00 en octubre, $5,358.00 hasta el día 5.',
  )
  await choose(user, 'Recargo por atraso', 'Porcentaje del precio de lista')
  await type(user, 'Porcentaje por mes iniciado', '10')
  expect(said('4. Atrasos')).toContain('2 meses de recargo: $564.00.')
  await type(user, 'Tope de los recargos de un mes', '15')
  expect(said('4. Atrasos')).toContain('2 meses de recargo: $423.00.')
})

test('a published scheme, the day, the discount and the recargo travel; nothing else is added', async () => {
  const { user, network } = await openForm()
  await type(user, 'Fecha de fin', '16/07/2028')
  await choose(user, 'Meses que se cobran', '12 pagos en 11 meses (dos en diciembre)')
  await choose(user, 'Día límite de pago', 'Día 5')
  await type(user, 'Descuento por pago anual', '6.5')
  await choose(user, 'Recargo por atraso', 'Cantidad fija')
  await type(user, 'Cantidad por mes iniciado', '150')
  await type(user, 'Días de gracia', '3')
  await submit(user)
  const { meses, ...body } = await sent(network)
  expect(body).toEqual({
    ...BODY,
    fecha_fin: '2028-07-16',
    dia_limite: 5,
    descuento_anual: 6.5,
    recargo: { tipo: 'FIJO', valor: 150, dias_gracia: 3 },
  })
  expect(meses).toHaveLength(12)
  expect(meses).toContainEqual({ anio: 2027, mes: 12, parcialidad: 2 })
})

test('a scheme that leaves the dates says which month; a recargo without its amount and an amount that is none are refused beside their fields; nothing is sent', async () => {
  const { user, network } = await openForm()
  await choose(user, 'Meses que se cobran', '12 meses (AGO-JUL)')
  await submit(user)
  const problem = 'AGOSTO 2027 queda fuera del ciclo escolar'
  expect((await lastAlert()).getByText(problem)).toBeInTheDocument()
  await choose(user, 'Recargo por atraso', 'Porcentaje del precio de lista')
  await user.clear(field('Días de gracia'))
  await type(user, 'Costo de material', '1.2.3')
  await submit(user)
  expect(field('Porcentaje por mes iniciado')).toHaveAccessibleDescription('Debe ser mayor que 0')
  expect(field('Días de gracia')).toHaveAccessibleDescription('Deben ser de 0 a 60 días')
  expect(field('Costo de material')).toHaveAccessibleDescription(/^Escribe una cantidad/)
  expect(network.count(CREATE)).toBe(0)
})

test('chosen months start from the scheme; a month may be charged twice or not at all', async () => {
  const { user, network } = await openForm()
  await choose(user, 'Meses que se cobran', 'Elegir los meses')
  const months = within(screen.getByRole('group', { name: 'Meses con colegiatura' }))
  expect(months.getAllByRole('checkbox', { checked: true })).toHaveLength(10)
  await user.click(months.getByRole('checkbox', { name: 'JUNIO 2028' }))
  await user.click(months.getByRole('checkbox', { name: 'Dos pagos en DICIEMBRE 2027' }))
  await user.click(months.getByRole('checkbox', { name: 'Dos pagos en MAYO 2028' }))
  await user.click(months.getByRole('checkbox', { name: 'MAYO 2028' }))
  await submit(user)
  const { meses } = (await sent(network)) as { meses: { mes: number; parcialidad: number }[] }
  expect(meses.map(({ mes, parcialidad }) => `${mes}/${parcialidad}`)).toEqual([
    '9/1',
    '10/1',
    '11/1',
    '12/1',
    '12/2',
    '1/1',
    '2/1',
    '3/1',
    '4/1',
  ])
})

test('once pupils are enrolled the recargo can still change, and only it is sent with the name', async () => {
  const cycle = aCycleRow({ inscritos: { PREESCOLAR: 1, PRIMARIA: 0 } })
  const { user, network } = await renderScreen('/ciclo-escolar/actual', {
    answers: {
      [CURRENT]: { ok: true, ciclo: cycle },
      [UPDATE]: { ok: true, message: 'Ciclo escolar actualizado.', ciclo: cycle },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
  await screen.findByRole('dialog')
  expect(field('Meses que se cobran')).toBeDisabled()
  expect(field('Día límite de pago')).toBeDisabled()
  await choose(user, 'Recargo por atraso', 'Porcentaje del precio de lista')
  await type(user, 'Porcentaje por mes iniciado', '10')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Ciclo escolar actualizado')).toBeInTheDocument()
  expect(sentTo(network, UPDATE)).toEqual([
    { nombre: cycle.name, recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } },
  ])
})
