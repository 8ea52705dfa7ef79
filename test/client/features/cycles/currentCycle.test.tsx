import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import { CURRENT, field, FIELDS, lastAlert, sentTo, UPDATE } from './cycles.support'

type Cycle = ReturnType<typeof aCycleRow>
const ciclo = (over: Partial<Cycle> = {}) => ({ ok: true, ciclo: aCycleRow(over) })
const RED = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO'

const openCurrent = async (over: Partial<Cycle> = {}, more: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/ciclo-escolar/actual', {
    ...more,
    answers: {
      [CURRENT]: ciclo(over),
      [UPDATE]: { ...ciclo(over), message: 'Ciclo escolar actualizado.' },
      ...more.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Ciclo 2026-2027' })
  return opened
}
const card = () => within(screen.getByRole('region', { name: 'Ciclo 2026-2027' }))
const value = (label: string) => card().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Editar el ciclo 2026-2027' })

test('everything about the current cycle on one card', async () => {
  await openCurrent({
    inscritos: { PREESCOLAR: 31, PRIMARIA: 204 },
    meses: [
      { anio: 2026, mes: 9, parcialidad: 1 },
      { anio: 2027, mes: 6, parcialidad: 1 },
    ],
  })
  expect(card().getByText('En curso')).toBeInTheDocument()
  expect(card().getByText('inscripciones abiertas')).toBeInTheDocument()
  expect(value('Inicio')).toBe('01/09/2026')
  expect(value('Fin')).toBe('30/06/2027')
  expect(value('Inscritos en preescolar')).toBe('31')
  expect(value('Inscritos en primaria')).toBe('204')
  expect(value('Costo de inscripción')).toBe('$1,850.00')
  expect(value('Costo de material')).toBe('$900.00')
  expect(value('Mensualidad preescolar')).toBe('$2,350.00')
  expect(value('Mensualidad primaria')).toBe('$2,600.00')
  expect(value('Colegiaturas')).toMatch(
    /^2 colegiaturas, de septiembre 2026 a junio 2027, hasta el día 10 de cada mes$/i,
  )
})

test('closing the enrolments asks first, and Cancelar closes nothing; then says so and shows it', async () => {
  const { user, network } = await openCurrent()
  await user.click(button('Cerrar inscripciones'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(network.count(UPDATE)).toBe(0)
  await user.click(button('Cerrar inscripciones'))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar inscripciones?' }))
  expect(question.getByText(/^Nadie más podrá inscribirse en el ciclo 2026-2027/)).toBeInTheDocument()
  expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  expect(network.count(UPDATE)).toBe(0)
  network.on(CURRENT, ciclo({ inscripciones_abiertas: false }))
  await user.click(question.getByRole('button', { name: 'Cerrar inscripciones' }))
  expect(await screen.findByText('Ciclo 2026-2027: inscripciones cerradas')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await card().findByText('inscripciones cerradas')).toBeInTheDocument()
  expect(sentTo(network, UPDATE)).toEqual([{ inscripciones_abiertas: false }])
  expect(button('Abrir inscripciones')).toBeInTheDocument()
})

test('opening them takes one press, that keeps the focus and counts once', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openCurrent(
    { inscripciones_abiertas: false },
    { answers: { [UPDATE]: reply } },
  )
  await user.dblClick(button('Abrir inscripciones'))
  await waitFor(() => expect(network.count(UPDATE)).toBe(1))
  expect(button('Abrir inscripciones')).toHaveFocus()
  expect(button('Abrir inscripciones')).toHaveAttribute('aria-busy', 'true')
  network.on(CURRENT, ciclo())
  arrive(ciclo())
  expect(await screen.findByText('Ciclo 2026-2027: inscripciones abiertas')).toBeInTheDocument()
  expect(sentTo(network, UPDATE)).toEqual([{ inscripciones_abiertas: true }])
  expect(await screen.findByRole('button', { name: 'Cerrar inscripciones' })).toBeInTheDocument()
})

test('a refusal to open says why and changes nothing', async () => {
  const message = 'El ciclo 2026-2027 ya terminó.'
  const { user } = await openCurrent(
    { inscripciones_abiertas: false },
    { answers: { [UPDATE]: failure(409, message) } },
  )
  await user.click(button('Abrir inscripciones'))
  expect((await lastAlert()).getByText(message)).toBeInTheDocument()
  expect(button('Abrir inscripciones')).toBeInTheDocument()
})

test('while nobody is enrolled everything can be edited; the changed cycle shows at once', async () => {
  const { user, network } = await openCurrent()
  await user.click(button('Editar'))
  await dialog()
  for (const label of FIELDS) expect(field(label)).toBeEnabled()
  expect(field('Nombre')).toHaveValue('2026-2027')
  expect(field('Fecha de inicio')).toHaveValue('01/09/2026')
  expect(field('Costo de inscripción')).toHaveValue('1,850.00')
  await user.clear(field('Costo de inscripción'))
  network.on(CURRENT, ciclo({ costo_inscripcion: 2000 }))
  await user.type(field('Costo de inscripción'), '2000{Enter}')
  expect(await screen.findByText('Ciclo escolar actualizado')).toBeInTheDocument()
  await waitFor(() => expect(value('Costo de inscripción')).toBe('$2,000.00'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sentTo(network, UPDATE)).toEqual([
    {
      nombre: '2026-2027',
      fecha_inicio: '2026-09-01',
      fecha_fin: '2027-06-30',
      costo_inscripcion: 2000,
      mensualidad_preescolar: 2350,
      mensualidad_primaria: 2600,
      costo_material: 900,
    },
  ])
})

test.each([
  [{ PREESCOLAR: 0, PRIMARIA: 1 }, 'ya hay 1 alumno inscrito'],
  [{ PREESCOLAR: 2, PRIMARIA: 1 }, 'ya hay 3 alumnos inscritos'],
])(
  'with %j enrolled dates are fixed and prices are not; only what changed is sent',
  async (inscritos, why) => {
    const { user, network } = await openCurrent({ inscritos })
    await user.click(button('Editar'))
    expect(await dialog()).toHaveTextContent(`Fechas, meses y día límite quedan como están: ${why}.`)
    const fixed = ['Fecha de inicio', 'Fecha de fin']
    expect(FIELDS.filter((label) => field(label).disabled)).toEqual(fixed)
    await user.type(field('Nombre'), ' B{Enter}')
    expect(await screen.findByText('Ciclo escolar actualizado')).toBeInTheDocument()
    expect(sentTo(network, UPDATE)).toEqual([{ nombre: '2026-2027 B' }])
  },
)

test('an empty field of the dialog: the customer’s words, nothing sent; a refused change keeps the dialog with what was typed', async () => {
  const message = 'Ya hay un ciclo 2025-2026.'
  const { user, network } = await openCurrent(
    {},
    { answers: { [UPDATE]: failure(409, message, { nombre: message }) } },
  )
  await user.click(button('Editar'))
  await dialog()
  await user.clear(field('Mensualidad preescolar'))
  await user.click(button('Guardar'))
  const notice = await lastAlert()
  expect(notice.getByText('UPS!!')).toBeInTheDocument()
  expect(notice.getByText('Debes Llenar todos los Datos')).toBeInTheDocument()
  expect(field('Mensualidad preescolar')).toHaveFocus()
  expect(network.count(UPDATE)).toBe(0)
  await user.type(field('Mensualidad preescolar'), '2350')
  await user.clear(field('Nombre'))
  await user.type(field('Nombre'), '2025-2026{Enter}')
  await waitFor(async () => expect((await lastAlert()).getByText(message)).toBeInTheDocument())
  expect(field('Nombre')).toHaveValue('2025-2026')
  expect(field('Nombre')).toHaveAccessibleDescription(message)
})

test('without CICLO ESCOLAR UPDATE nothing can be changed', async () => {
  await openCurrent({}, { permissions: ['CICLO ESCOLAR READ'] })
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cerrar inscripciones' })).not.toBeInTheDocument()
})

test.each([
  ['who may register one is led there', undefined, true],
  ['who may not is not', ['CICLO ESCOLAR READ'] as const, false],
])('without a cycle the red panel; %s', async (_case, permissions, leads) => {
  await renderScreen('/ciclo-escolar/actual', {
    ...(permissions ? { permissions } : {}),
    answers: { [CURRENT]: { ok: true, ciclo: null } },
  })
  expect(await screen.findByText(RED)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Registrar ciclo escolar' }) !== null).toBe(leads)
})

test('an error says why and offers to try again; no red panel, since nobody knows', async () => {
  const { user, network } = await renderScreen('/ciclo-escolar/actual', {
    answers: { [CURRENT]: failure(503, 'La base de datos no responde') },
  })
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  expect(screen.queryByText(RED)).not.toBeInTheDocument()
  network.on(CURRENT, ciclo())
  await user.click(button('Reintentar'))
  await screen.findByRole('heading', { level: 1, name: 'Ciclo 2026-2027' })
})
