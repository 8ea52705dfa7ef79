import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'
import { ALL, CREATE, CURRENT, field, fillIn, sentTo, UPDATE, type User } from './cycles.support'

const PREVIEW = `${UPDATE}?simular=true`
const button = (name: string) => screen.getByRole('button', { name })
const choose = (user: User, label: string, option: string) => user.selectOptions(field(label), option)
const type = async (user: User, label: string, text: string) => {
  await user.clear(field(label))
  await user.type(field(label), text)
}

const openForm = async () => {
  const opened = await renderScreen('/registro/ciclo-escolar', {
    answers: {
      [CREATE]: { ok: true, ciclo: aCycleRow({ id: 2 }) },
      [CURRENT]: { ok: true, ciclo: null },
      [ALL]: { ok: true, ciclos: [] },
    },
  })
  await screen.findByLabelText('Nombre')
  await fillIn(opened.user)
  return opened
}

const row = (name: string) => within(screen.getByRole('group', { name }))

test('grades that pay another price, siblings and pronto pago travel as the contract says', async () => {
  const { user, network } = await openForm()
  await user.click(button('Un grado paga otro precio'))
  await user.type(row('Precios de 6° Primaria').getByLabelText('Mensualidad'), '3100')
  await user.click(button('Un grado paga otro precio'))
  await user.selectOptions(row('Precios de 5° Primaria').getByLabelText('Grado'), 'K1')
  await user.type(row('Precios de K1').getByLabelText('Inscripción'), '1200')
  await user.click(button('Dar descuento a hermanos'))
  await user.type(field('Segundo hijo y siguientes'), '10')
  await user.click(button('Otro descuento para el hijo siguiente'))
  await user.type(field('Tercer hijo y siguientes'), '20')
  await choose(user, 'Descuento por pronto pago', 'Cantidad fija')
  await type(user, 'Descuento de cada colegiatura', '100')
  await choose(user, 'Pagando hasta el día', 'Día 7')
  await user.click(screen.getByLabelText('También con beca'))
  await choose(user, 'Con dos becas se aplica', 'La suma de las dos, hasta 100 %')
  await type(user, 'Descuento por pago anual', '6')
  await type(user, 'Pago anual hasta el día', '30/09/2027')
  await user.click(button('Registrar ciclo'))
  await screen.findByText('Ciclo Escolar Registrado Exitosamente')
  expect(sentTo(network, CREATE)[0]).toMatchObject({
    precios: [
      { grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3100 },
      { grado: 'PREESCOLAR', gradoNumero: 1, costo_inscripcion: 1200 },
    ],
    hermanos: [
      { lugar: 2, porcentaje: 10 },
      { lugar: 3, porcentaje: 20 },
    ],
    pronto_pago: { tipo: 'FIJO', valor: 100, hasta_dia: 7, con_beca: true },
    acumulacion: 'SUMA',
    descuento_anual: 6,
    anual_hasta: '2027-09-30',
  })
})

test('what is wrong is said beside its own field, and nothing is sent', async () => {
  const { user, network } = await openForm()
  await user.click(button('Un grado paga otro precio'))
  await user.click(button('Un grado paga otro precio'))
  await user.selectOptions(row('Precios de 5° Primaria').getByLabelText('Grado'), '6° Primaria')
  await user.click(button('Dar descuento a hermanos'))
  await user.type(field('Segundo hijo y siguientes'), '105')
  await choose(user, 'Descuento por pronto pago', 'Porcentaje')
  await type(user, 'Descuento por pago anual', '60')
  await user.click(button('Registrar ciclo'))
  const [first, second] = screen.getAllByRole('group', { name: 'Precios de 6° Primaria' })
  expect(within(first!).getByLabelText('Mensualidad')).toHaveAccessibleDescription(
    'Escribe al menos un precio',
  )
  expect(within(second!).getByLabelText('Grado')).toHaveAccessibleDescription('Ya hay precios de 6° Primaria')
  expect(field('Segundo hijo y siguientes')).toHaveAccessibleDescription(
    'Debe ser un porcentaje entero de 1 a 100',
  )
  expect(field('Descuento de cada colegiatura')).toHaveAccessibleDescription('Debe ser mayor que 0')
  expect(field('Descuento por pago anual')).toHaveAccessibleDescription(/de 0 a 50/)
  expect(network.count(CREATE)).toBe(0)
})

const enrolled = aCycleRow({ inscritos: { PREESCOLAR: 1, PRIMARIA: 2 } })
const openEdit = async (efecto: object) => {
  const opened = await renderScreen('/ciclo-escolar/actual', {
    answers: {
      [CURRENT]: { ok: true, ciclo: enrolled },
      [PREVIEW]: { ok: true, ciclo: enrolled, efecto },
      [UPDATE]: { ok: true, message: 'Ciclo escolar actualizado.', ciclo: enrolled },
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Editar' }))
  await screen.findByRole('dialog')
  await type(opened.user, 'Mensualidad primaria', '2900')
  return opened
}
const NOTHING = {
  conservan_precio: 0,
  reprecian: { alumnos: 0, meses: 0, diferencia: 0 },
  recargo: null,
  hermanos: 0,
}

test('a change says whom it touches before it is saved; Cancelar saves nothing', async () => {
  const { user, network } = await openEdit({
    conservan_precio: 3,
    reprecian: { alumnos: 2, meses: 14, diferencia: -700 },
    recargo: { desde: '2026-11-23', meses: 12, conservan: 5 },
    hermanos: 1,
  })
  await user.click(button('Guardar'))
  const asked = within(await screen.findByRole('alertdialog'))
  for (const text of [
    '3 alumnos inscritos conservan los precios con los que se inscribieron; los nuevos valen desde la próxima inscripción.',
    'Cambia el precio de 14 colegiaturas sin pagar de 2 alumnos con dos becas: $700.00 menos en total.',
    'El recargo nuevo vale para lo que venza desde el 23/11/2026: 12 colegiaturas sin pagar. 5 que ya vencieron conservan el de antes.',
    '1 hermano queda con otro descuento que el de la regla: se ajusta en Becas, Hermanos.',
  ])
    expect(asked.getByText(text)).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Cancelar' }))
  expect(network.count(UPDATE)).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Guardar' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar cambios' }),
  )
  expect(await screen.findByText('Ciclo escolar actualizado')).toBeInTheDocument()
  expect(sentTo(network, UPDATE)).toEqual([{ nombre: enrolled.name, mensualidad_primaria: 2900 }])
})

test('a change that touches nobody is saved at once', async () => {
  const { user, network } = await openEdit(NOTHING)
  await user.click(button('Guardar'))
  expect(await screen.findByText('Ciclo escolar actualizado')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(network.count(UPDATE)).toBe(1)
})

test('the card of the cycle says its rules', async () => {
  const ciclo = aCycleRow({
    precios: [{ grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3100 }],
    hermanos: [
      { lugar: 2, porcentaje: 10 },
      { lugar: 3, porcentaje: 15 },
    ],
    pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5, con_beca: false },
    dia_habil: 'SIGUIENTE',
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0, tope: 15 },
  })
  await renderScreen('/ciclo-escolar/actual', { answers: { [CURRENT]: { ok: true, ciclo } } })
  const card = within(await screen.findByRole('region', { name: `Ciclo ${ciclo.name}` }))
  for (const text of [
    '6° Primaria: mensualidad $3,100.00',
    '2.º 10 %, 3.º y siguientes 15 %',
    '5 % hasta el día 5',
    'Pasa al siguiente día hábil',
    '10 % por mes iniciado, a lo más 15 % del precio de lista',
  ])
    expect(card.getByText(text)).toBeInTheDocument()
})
