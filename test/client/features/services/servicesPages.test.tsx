import axe from 'axe-core'
import { screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import { moreActions } from '@test/support/pages/rowMenu'
import { address } from '@test/support/pages/screen'
import { writes } from '@test/support/pages/writes'
import { ana, beto, bus, CHARGE, LEAVE, MONTHS, openService, rowOf, type Options } from './services.support'

type Opened = Awaited<ReturnType<typeof openService>>
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const told = (cargos: number, total: number, omitidos: unknown[] = []) => ({
  ok: true,
  servicio: bus,
  resumen: { alumnos: 2, cargos, total },
  omitidos,
  cargos: [],
})
/** Colours are looked at in a real browser: jsdom computes none. */
const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

describe('the list', () => {
  const CYCLE = aCycleRow({ meses: MONTHS.map((month) => ({ ...month, parcialidad: 1 })) })
  const open = async (options: Options = {}) => {
    const answers = { 'GET /ciclo/actual': { ok: true, ciclo: CYCLE }, ...options.answers }
    const opened = await openService('/servicios', { ...options, answers })
    await heading('Servicios')
    await screen.findByRole('row', { name: /TRANSPORTE/ })
    return opened
  }

  test('shows the months, the pupils and the price of each', async () => {
    await open()
    const row = rowOf(/TRANSPORTE/)
    expect(row.getByText('SEPTIEMBRE 2026 a DICIEMBRE 2026')).toBeInTheDocument()
    expect(row.getByText('$812.50')).toBeInTheDocument()
    await expectAccessible()
  })

  test('a new one begins and ends with the chosen months of the cycle', async () => {
    const opened = await open({
      answers: { 'POST /servicios': { ok: true, message: 'Servicio registrado.', servicio: bus } },
    })
    await opened.user.click(screen.getByRole('button', { name: 'Registrar servicio' }))
    const dialog = within(screen.getByRole('dialog'))
    await opened.user.type(dialog.getByLabelText(/^Nombre/), 'comedor')
    await opened.user.type(dialog.getByLabelText(/^Precio por mes/), '700')
    await opened.user.selectOptions(dialog.getByLabelText(/^Primer mes/), '2026-10')
    await opened.user.selectOptions(dialog.getByLabelText(/^Último mes/), '2026-11')
    await expectAccessible()
    await opened.user.click(dialog.getByRole('button', { name: 'Registrar' }))
    await screen.findByText('Servicio registrado')
    expect(writes(opened)).toEqual([
      [
        'POST /servicios',
        {
          cicloEscolarId: 1,
          nombre: 'COMEDOR',
          mensualidad: 700,
          conceptoId: null,
          meses: MONTHS.slice(1, 3),
        },
      ],
    ])
  })

  test('permissions hide what the role may not', async () => {
    await open({ permissions: ['CARGOS READ', 'CICLO ESCOLAR READ'] })
    expect(screen.queryByRole('button', { name: 'Registrar servicio' })).not.toBeInTheDocument()
    expect(rowOf(/TRANSPORTE/).queryByRole('link', { name: 'Cobrar a alumnos' })).not.toBeInTheDocument()
  })

  test('each right has its action', async () => {
    const { user } = await open({ except: ['CARGOS UPDATE'] })
    expect(rowOf(/TRANSPORTE/).getByRole('link', { name: 'Cobrar a alumnos' })).toBeInTheDocument()
    expect(await moreActions(user, rowOf(/TRANSPORTE/))).toEqual(['Quitar alumnos'])
  })
})

test('the page of a service names its pupils, their months and what they owe', async () => {
  const { user } = await openService('/servicio/5')
  await heading('TRANSPORTE')
  const row = rowOf(/ANA PEÑA/)
  expect(row.getByText('2 meses')).toBeInTheDocument()
  expect(row.getByText('1 con pagos')).toBeInTheDocument()
  expect(row.getByText('$812.50')).toBeInTheDocument()
  // It has pupils, so it is not deleted.
  expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
  await expectAccessible()
  await user.click(row.getByRole('link', { name: 'Quitar' }))
  await heading('Quitar de TRANSPORTE')
  expect(address()).toBe('/servicio/quitar/5?alumno=1')
  expect(screen.getByText('Se les quitará (1)')).toBeInTheDocument()
})

test('an unknown service says so', async () => {
  await openService('/servicio/5', {
    answers: { 'GET /servicios/5/alumnos': failure(404, 'No existe este servicio.') },
  })
  await heading('No existe este servicio')
})

describe('charging', () => {
  const open = async (options: Options = {}) => {
    const opened = await openService('/servicio/cobrar/5', options)
    await heading('Cobrar TRANSPORTE')
    return opened
  }
  const count = (user: Opened['user']) =>
    user.click(screen.getByRole('button', { name: 'Contar antes de registrar' }))
  const pickGroup = async ({ user }: Opened) => {
    await user.selectOptions(screen.getByLabelText('Grado y grupo'), 'PRIMARIA A')
    await user.click(screen.getByRole('button', { name: 'Agregar a los 2' }))
    await user.selectOptions(screen.getByLabelText(/^Desde el mes de/), '2026-11')
  }

  test('a group is counted first; nothing is written before the second press', async () => {
    const omitidos = [{ alumno: ana.alumno, meses: MONTHS.slice(2), motivo: 'Ya tiene el cargo' }]
    const opened = await open({ answers: { [CHARGE]: told(2, 1625, omitidos) } })
    await pickGroup(opened)
    await count(opened.user)
    const question = within(await screen.findByRole('alertdialog', { name: '¿Registrar 2 cargos?' }))
    expect(question.getByText('$1,625.00')).toBeInTheDocument()
    expect(question.getByText('ANA PEÑA')).toBeInTheDocument()
    expect(question.getByText('Ya tiene el cargo: NOVIEMBRE 2026, DICIEMBRE 2026')).toBeInTheDocument()
    await expectAccessible()
    const body = { alumnos: [{ id: ana.alumno.id }, { id: beto.alumno.id }], desde: '2026-11' }
    expect(writes(opened)).toEqual([[CHARGE, { ...body, simular: true }]])
    await opened.user.click(question.getByRole('button', { name: 'Registrar 2 cargos' }))
    await heading('TRANSPORTE')
    await screen.findByText('2 cargos registrados')
    expect(writes(opened)).toEqual([
      [CHARGE, { ...body, simular: true }],
      [CHARGE, body],
    ])
    const keys = opened.network.sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.every(Boolean)).toBe(true)
    expect(new Set(keys).size).toBe(2)
  })

  test('looking again changes nothing, and what was chosen stays', async () => {
    const opened = await open({ answers: { [CHARGE]: told(2, 1625) } })
    await pickGroup(opened)
    await count(opened.user)
    await screen.findByRole('alertdialog')
    await opened.user.click(screen.getByRole('button', { name: 'Revisar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByText('Se les cobrará (2)')).toBeInTheDocument()
    expect(writes(opened)).toHaveLength(1)
  })

  test('when all is charged already there is nothing to press', async () => {
    const omitidos = [{ alumno: ana.alumno, meses: MONTHS.slice(2), motivo: 'Ya tiene el cargo' }]
    const opened = await open({ answers: { [CHARGE]: told(0, 0, omitidos) } })
    await pickGroup(opened)
    await count(opened.user)
    await screen.findByRole('dialog', { name: 'No hay nada que cobrar' })
    expect(screen.queryByRole('button', { name: /^Registrar/ })).not.toBeInTheDocument()
  })

  test('nobody chosen: told, and nothing is sent', async () => {
    const opened = await open()
    await count(opened.user)
    expect((await screen.findAllByText('Debes Seleccionar un alumno')).length).toBeGreaterThan(0)
    expect(writes(opened)).toEqual([])
  })

  test('a refusal is told with its reason', async () => {
    const reason = 'ANA PEÑA no está inscrito en el ciclo escolar 2026-2027.'
    const opened = await open({ answers: { [CHARGE]: failure(409, reason, { alumnos: reason }) } })
    await pickGroup(opened)
    await count(opened.user)
    await screen.findByText('No se pudo cobrar el servicio')
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
  })
})

test('taking off counts first too, and gives the reason', async () => {
  const opened = await openService('/servicio/quitar/5?alumno=1', { answers: { [LEAVE]: told(1, 812.5) } })
  await heading('Quitar de TRANSPORTE')
  await opened.user.type(screen.getByLabelText(/^Motivo/), 'Se muda')
  await opened.user.selectOptions(screen.getByLabelText(/^Desde el mes de/), '2026-12')
  await opened.user.click(screen.getByRole('button', { name: 'Contar antes de quitar' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cancelar 1 cargo?' }))
  await opened.user.click(question.getByRole('button', { name: 'Cancelar 1 cargo' }))
  await screen.findByText('1 cargo cancelado')
  const body = { alumnos: [{ id: 1 }], desde: '2026-12' }
  expect(writes(opened)).toEqual([
    [LEAVE, { ...body, simular: true }],
    [LEAVE, { ...body, motivo_cancelacion: 'Se muda' }],
  ])
})
