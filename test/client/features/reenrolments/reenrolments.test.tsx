import { act, screen, waitFor, within } from '@testing-library/react'
import { formatPesos } from '@contract/domain/money'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import type { PlanRow } from '@contract/reenrolments/reenrolments.schemas'
import { renderScreen, type PermissionName } from '@test/support/pages/screen'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { next, planRow, running } from './reenrolments.support'

const PLAN = 'POST /reinscripciones/plan'
const PRESS = 'POST /reinscripciones'
const GROUPS = 'GET /grupos/by/ciclo/2'
const plan = [
  planRow(1),
  planRow(2, { estado: 'CON_ADEUDO', adeudo: 2600, adeudo_familia: 2600 }),
  planRow(3, { estado: 'SIN_GRADO', a: null, de: { grado: 'PRIMARIA', gradoNumero: null, grupo: null } }),
]
const enrolment = (id: number) => ({
  id: 200 + id,
  alumno: { id, nombre: `ALUMNO ${id}`, numero_control: `A${id}` },
  cicloEscolar: { id: 2, name: next.name },
  grado: 'PRIMARIA',
  gradoNumero: 3,
})
const groupB = {
  id: 9,
  nombre: '3° B',
  grado: 'PRIMARIA',
  gradoNumero: 3,
  cicloEscolarId: 2,
  alumnos: [],
}

/** With every grade open, unless the address says otherwise. */
const open = (
  answers: Record<string, object> = {},
  except: readonly PermissionName[] = [],
  grado = '?grado=todos',
) =>
  renderScreen(`/reinscripciones${grado}`, {
    except,
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [next, running] },
      [GROUPS]: { ok: true, grupos: [groupB] },
      [PLAN]: { ok: true, plan },
      [PRESS]: { ok: true, inscripciones: [enrolment(1)], omitidos: [] },
      ...answers,
    },
  })
type User = Awaited<ReturnType<typeof open>>['user']

const press = async (user: User, label: string) => {
  await user.click(await screen.findByRole('button', { name: label }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Reinscribir' }))
}

test('the plan of the running cycle into the next: who is ready goes, in the group of the same letter', async () => {
  const { user, network } = await open()
  expect(await screen.findByRole('button', { name: 'Reinscribir a 1 alumno' })).toBeInTheDocument()
  expect(network.sent.find(({ path }) => path === '/reinscripciones/plan')?.body).toEqual({
    origenId: 1,
    destinoId: 2,
  })
  expect(screen.getByRole('checkbox', { name: 'Reinscribir a ALUMNO 1' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Reinscribir a ALUMNO 2' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Reinscribir a ALUMNO 3' })).toBeDisabled()
  // Each row begins with whom it is of, the box beside the name.
  const [first] = within(screen.getByRole('table', { name: 'Alumnos del plan' })).getAllByRole('rowheader')
  expect(first).toHaveTextContent('ALUMNO 1')
  expect(within(first!).getByRole('checkbox', { name: 'Reinscribir a ALUMNO 1' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Poner grado a 1 alumno' })).toHaveAttribute(
    'href',
    '/inscripciones/sin-grado?ciclo=1',
  )
  await press(user, 'Reinscribir a 1 alumno')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('1 alumno reinscrito en 2027-2028')).toBeInTheDocument()
  const [call] = network.sent.filter(({ path }) => path === '/reinscripciones')
  expect(call?.body).toEqual({
    destinoId: 2,
    vence: '2027-09-01',
    con_adeudo: false,
    alumnos: [{ id: 1, grado: 'PRIMARIA', gradoNumero: 3, descuento: 0, motivo_descuento: null, idGrupo: 9 }],
  })
  expect(call?.headers.get('idempotency-key')).toMatch(/.{16,}/)
  const left = within(screen.getByRole('region', { name: 'Se quedaron fuera: 2' }))
  expect(left.getByText('Tiene adeudo')).toBeInTheDocument()
  expect(left.getByText('Sin grado')).toBeInTheDocument()
  expect(main.getByRole('link', { name: 'Ir a Inscripciones' })).toHaveAttribute(
    'href',
    '/menu/inscripciones',
  )
})

test('nothing is to be pressed before the groups of the next cycle have come', async () => {
  const late = slowReply()
  const { network } = await open({ [GROUPS]: late.reply })
  await waitFor(() => expect(network.count(PLAN)).toBe(1))
  await act(settle)
  expect(screen.queryByRole('button', { name: /^Reinscribir/ })).not.toBeInTheDocument()
  late.arrive({ ok: true, grupos: [groupB] })
  expect(await screen.findByRole('button', { name: 'Reinscribir a 1 alumno' })).toBeEnabled()
  expect(screen.getByRole('combobox', { name: 'Grupo de ALUMNO 1' })).toHaveDisplayValue('3° B')
})

test('a row opens to what the pupil will pay, with the place in the family and where its beca is given', async () => {
  const withRule = { ...next, hermanos: [{ lugar: 2, porcentaje: 10 }] }
  const { user } = await open({
    'GET /ciclo/all': { ok: true, ciclos: [withRule, running] },
    [PLAN]: { ok: true, plan: [planRow(1, { lugar: 1 }), planRow(2, { lugar: 2 }), planRow(4)] },
  })
  const quote = async (id: number) => {
    const line = (await screen.findByRole('checkbox', { name: `Reinscribir a ALUMNO ${id}` })).closest('tr')!
    const summary = within(line).getByText(/Cada mes/, { selector: 'summary' })
    await user.click(summary)
    return { summary, line: within(line) }
  }
  const cost = next.mensualidad_primaria
  const second = await quote(2)
  expect(second.summary).toHaveTextContent(`Cada mes ${formatPesos(cost * 0.9)}`)
  expect(
    await second.line.findByText('Es el segundo hijo de la familia: 10 %, que se da en Becas, Hermanos'),
  ).toBeInTheDocument()
  expect(second.line.getByText(formatPesos(-cost * 0.1))).toBeInTheDocument()
  for (const id of [1, 4]) {
    const { summary, line } = await quote(id)
    expect(summary).toHaveTextContent(`Cada mes ${formatPesos(cost)}`)
    expect(await line.findByText('Precio del ciclo para Primaria')).toBeInTheDocument()
    expect(line.queryByText('Hermanos')).not.toBeInTheDocument()
  }
  // What is charged on the day of the press has no month in it.
  const { monto_pagar } = discountAmounts(next.costo_inscripcion, 0)
  expect(screen.getByRole('region', { name: 'Alumnos marcados' })).toHaveTextContent(
    formatPesos(3 * (monto_pagar + next.costo_material)),
  )
})

test('another year moves the places of the whole family, and the quotes of both children say so', async () => {
  const PLACES = 'POST /inscripciones/lugares'
  const padre = { id: 7, nombre: 'ANA GARCÍA' }
  const { user, network } = await open({
    'GET /ciclo/all': { ok: true, ciclos: [{ ...next, hermanos: [{ lugar: 2, porcentaje: 10 }] }, running] },
    [PLAN]: {
      ok: true,
      plan: [planRow(1, { padre, lugar: 1 }), planRow(2, { padre, lugar: 2 }), planRow(4)],
    },
    [PLACES]: {
      ok: true,
      lugares: [
        { id: 1, lugar: 2 },
        { id: 2, lugar: 1 },
      ],
    },
  })
  const summaryOf = (id: number) => {
    const line = screen.getByRole('checkbox', { name: `Reinscribir a ALUMNO ${id}` }).closest('tr')!
    return within(line).getByText(/Cada mes/, { selector: 'summary' })
  }
  const cost = next.mensualidad_primaria
  const goesTo = await screen.findByRole('combobox', { name: 'Grado al que pasa ALUMNO 1' })
  expect(summaryOf(1)).toHaveTextContent(formatPesos(cost))
  expect(network.count(PLACES)).toBe(0)
  await user.selectOptions(goesTo, '1° Primaria')
  await waitFor(() => expect(summaryOf(1)).toHaveTextContent(formatPesos(cost * 0.9)))
  expect(summaryOf(2)).toHaveTextContent(formatPesos(cost))
  const [call] = network.sent.filter(({ path }) => path === '/inscripciones/lugares')
  expect(call?.body).toEqual({
    idCiclo: 2,
    alumnos: [
      { id: 1, grado: 'PRIMARIA', gradoNumero: 1 },
      { id: 2, grado: 'PRIMARIA', gradoNumero: 3 },
    ],
  })
})

const primary = (gradoNumero: number, grupo: string): Partial<PlanRow> => ({
  de: { grado: 'PRIMARIA', gradoNumero, grupo: { id: gradoNumero, nombre: grupo } },
  a: { grado: 'PRIMARIA', gradoNumero: gradoNumero + 1 },
})
const twoGrades = [
  ...[planRow(1, primary(1, '1° A')), planRow(2, primary(1, '1° A')), planRow(3, primary(1, '1° B'))],
  ...[planRow(4, { ...primary(1, '1° B'), estado: 'CON_ADEUDO' as const, adeudo: 500, adeudo_familia: 500 })],
  ...[planRow(5, primary(2, '2° A')), planRow(6, primary(2, '2° A'))],
]
const inTwoGrades = () => open({ [PLAN]: { ok: true, plan: twoGrades } }, [], '')
const grade = (name: RegExp) => screen.findByRole('button', { name, expanded: false })
const footer = () => within(screen.getByRole('region', { name: 'Alumnos marcados' }))

test('one row a grade with its counts; none is open, and nothing can be pressed; the press enrols the grade that is open and nobody else', async () => {
  const { user, network } = await inTwoGrades()
  expect(await grade(/^1° Primaria/)).toHaveTextContent('1° Primaria3 listos1 con adeudo4 alumnos')
  expect(await grade(/^2° Primaria/)).toHaveTextContent('2° Primaria2 listos2 alumnos')
  expect(await grade(/^Todos los grados/)).toHaveTextContent('5 listos1 con adeudo6 alumnos')
  expect(footer().getByRole('status')).toHaveTextContent('Elige un grado para ver a sus alumnos')
  expect(footer().getByRole('button', { name: 'Nadie marcado' })).toBeDisabled()
  await user.click(await grade(/^1° Primaria/))
  expect(footer().getByRole('status')).toHaveTextContent('3 de 4 alumnos marcados')
  await press(user, 'Reinscribir a 3 alumnos')
  await screen.findByRole('button', { name: 'Volver al plan' })
  const [call] = network.sent.filter(({ path }) => path === '/reinscripciones')
  expect(call?.body).toMatchObject({ alumnos: [{ id: 1 }, { id: 2 }, { id: 3 }] })
  const left = within(screen.getByRole('region', { name: 'Se quedaron fuera: 1' }))
  expect(left.getByText('ALUMNO 4 · 1° B Primaria')).toBeInTheDocument()
})

test('with "1° A" shown the press enrols who is shown there, not the ticked ones that the filter hides', async () => {
  const { user, network } = await inTwoGrades()
  await user.click(await grade(/^1° Primaria/))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado y grupo' }), '1° A Primaria')
  await press(user, 'Reinscribir a 2 alumnos')
  await screen.findByRole('button', { name: 'Volver al plan' })
  const [call] = network.sent.filter(({ path }) => path === '/reinscripciones')
  expect(call?.body).toMatchObject({ alumnos: [{ id: 1 }, { id: 2 }] })
})

test('all are ticked and unticked together; who owes only once debtors are let through', async () => {
  const { user } = await inTwoGrades()
  await user.click(await grade(/^1° Primaria/))
  await user.click(screen.getByRole('button', { name: 'Quitar marcas' }))
  expect(footer().getByRole('status')).toHaveTextContent('0 de 4 alumnos marcados')
  await user.click(screen.getByRole('button', { name: 'Marcar todos' }))
  expect(footer().getByRole('status')).toHaveTextContent('3 de 4 alumnos marcados')
  await user.click(screen.getByRole('checkbox', { name: 'Dejar pasar también a quienes tienen adeudo' }))
  expect(footer().getByRole('status')).toHaveTextContent('4 de 4 alumnos marcados')
  // A box unticked by hand stays so until all are ticked again.
  await user.click(screen.getByRole('button', { name: 'Quitar marcas' }))
  await user.click(screen.getByRole('button', { name: 'Marcar todos' }))
  expect(screen.getByRole('checkbox', { name: 'Reinscribir a ALUMNO 4' })).toBeChecked()
})

test('the footer says what they will be charged that day, less what is discounted', async () => {
  const { user } = await inTwoGrades()
  await user.click(await grade(/^2° Primaria/))
  const each = next.costo_inscripcion + next.costo_material
  expect(footer().getByRole('status')).toHaveTextContent(formatPesos(2 * each))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Descuento de ALUMNO 5' }), '25')
  const { monto_descuento } = discountAmounts(next.costo_inscripcion, 25)
  expect(monto_descuento).toBeGreaterThan(0)
  expect(footer().getByRole('status')).toHaveTextContent(formatPesos(2 * each - monto_descuento))
})

test('groups that do not come are said, and asked for again', async () => {
  const message = 'La base de datos no responde'
  const { user, network } = await open({ [GROUPS]: failure(503, message) })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.queryByRole('button', { name: /^Reinscribir/ })).not.toBeInTheDocument()
  network.on(GROUPS, { ok: true, grupos: [groupB] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('combobox', { name: 'Grupo de ALUMNO 1' })).toHaveDisplayValue('3° B')
})

test('who may not see groups passes everybody without one', async () => {
  const { user, network } = await open({}, ['ALUMNOS READ'])
  await press(user, 'Reinscribir a 1 alumno')
  await screen.findByRole('button', { name: 'Volver al plan' })
  expect(network.count(GROUPS)).toBe(0)
  const [call] = network.sent.filter(({ path }) => path === '/reinscripciones')
  expect(call?.body).toMatchObject({ alumnos: [{ id: 1, idGrupo: null }] })
})

test('who owes is let through knowingly', async () => {
  const { user, network } = await open()
  await user.click(
    await screen.findByRole('checkbox', { name: 'Dejar pasar también a quienes tienen adeudo' }),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Reinscribir a ALUMNO 1' }))
  await press(user, 'Reinscribir a 1 alumno')
  await screen.findByRole('button', { name: 'Volver al plan' })
  const [call] = network.sent.filter(({ path }) => path === '/reinscripciones')
  expect(call?.body).toMatchObject({ con_adeudo: true, alumnos: [{ id: 2 }] })
})

test('a refusal says why and keeps the plan', async () => {
  const message = 'El ciclo 2027-2028 no recibe inscripciones en este momento.'
  const { user } = await open({ [PRESS]: failure(409, message) })
  await press(user, 'Reinscribir a 1 alumno')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Reinscribir a 1 alumno' })).toBeEnabled()
})

test('a second thousand that fails still shows what the first did, and who is lacking', async () => {
  const many = Array.from({ length: 1002 }, (_, at) => planRow(at + 1))
  const { user, network } = await open({ [PLAN]: { ok: true, plan: many } })
  const message = 'La base de datos no responde'
  network.on(PRESS, () =>
    network.count(PRESS) > 1
      ? failure(503, message)
      : { ok: true, inscripciones: [enrolment(1)], omitidos: [{ id: 2, motivo: 'CON_ADEUDO' }] },
  )
  await press(user, 'Reinscribir a 1002 alumnos')
  expect(await screen.findByText('La reinscripción se interrumpió: faltan 2 alumnos')).toBeInTheDocument()
  expect(screen.getByText(/Vuelve al plan y presiona otra vez/)).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('1 alumno reinscrito en 2027-2028')).toBeInTheDocument()
  const left = within(screen.getByRole('region', { name: 'Se quedaron fuera: 3' }))
  expect(left.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'ALUMNO 2 · 2° B PrimariaTiene adeudo',
    'ALUMNO 1001 · 2° B PrimariaLa reinscripción se interrumpió',
    'ALUMNO 1002 · 2° B PrimariaLa reinscripción se interrumpió',
  ])
  await user.click(main.getByRole('button', { name: 'Volver al plan' }))
  expect(await screen.findByRole('button', { name: 'Reinscribir a 1002 alumnos' })).toBeEnabled()
})

test('without a cycle to pass into it says what is missing', async () => {
  await open({ 'GET /ciclo/all': { ok: true, ciclos: [running] } })
  expect(await screen.findByText('Falta el ciclo siguiente')).toBeInTheDocument()
})
