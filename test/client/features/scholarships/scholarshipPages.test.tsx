import { screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import {
  aBeca,
  ADD,
  currentCycle,
  ELIGIBLE,
  HOLDERS,
  holdersOf,
  inPreschool,
  LIST,
  months,
  ONE,
  pick,
} from './scholarships.support'

const RED = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO'
const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .slice(0, -1)
    .map((cell) => cell.textContent)

describe('the becas of the cycle', () => {
  const becas = [
    aBeca(7, { porcentaje: 25, becasAlumnos: holdersOf(1, 2) }),
    aBeca(8, { porcentaje: 20, becasAlumnos: holdersOf(3) }),
  ]
  const open = (more: Parameters<typeof renderScreen>[1] = {}, list: unknown[] = becas) =>
    renderScreen('/becas/ciclo/actual', {
      ...more,
      answers: { ...currentCycle(), [LIST]: { ok: true, becas: list }, ...more.answers },
    })

  test('name, grade, percent and how many hold each; the meter counts who holds 25 % or more against 5 % of the enrolled', async () => {
    // 60 enrolled need 3; the one of 20 % does not count.
    const first = await open()
    const meter = await screen.findByRole('meter', { name: 'Mínimo legal de becas' })
    expect(await screen.findByText('Falta 1')).toBeInTheDocument()
    expect(meter).toHaveAttribute('aria-valuenow', '2')
    expect(meter).toHaveAttribute('aria-valuemax', '3')
    expect(screen.getByText(/^Mínimo legal: falta 1; 2 becas, la ley pide 3\./)).toBeInTheDocument()
    expect(cells('EXCELENCIA 7')).toEqual(['Preescolar', '25 %', '2'])
    expect(cells('EXCELENCIA 8')).toEqual(['Preescolar', '20 %', '1'])
    expect(screen.getAllByRole('button', { name: /^Más acciones de / })).toHaveLength(2)
    expect(screen.getByRole('main')).toContainElement(
      screen.getAllByRole('link', { name: 'Registrar beca' }).at(-1)!,
    )
    first.unmount()
    await open({}, [aBeca(7, { porcentaje: 25, becasAlumnos: holdersOf(1, 2, 3) })])
    expect(await screen.findByText(/^Mínimo legal: se cumple; 3 becas, la ley pide 3\./)).toBeInTheDocument()
  })

  test('no meter while nobody is enrolled', async () => {
    await open({ answers: currentCycle({ inscritos: { PREESCOLAR: 0, PRIMARIA: 0 } }) })
    await screen.findByText('2 becas')
    expect(screen.queryByRole('meter')).not.toBeInTheDocument()
  })

  test('what may not be done is not offered', async () => {
    await open({ except: ['BECAS CREATE', 'BECAS UPDATE'] })
    await screen.findByText('2 becas')
    expect(screen.queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Registrar beca' })).not.toBeInTheDocument()
  })

  test('none yet, and no cycle', async () => {
    const first = await open({}, [])
    expect(await screen.findByText('Todavía no hay becas')).toBeInTheDocument()
    first.unmount()
    await open({ answers: { 'GET /ciclo/actual': { ok: true, ciclo: null } } })
    expect(await screen.findByText(RED)).toBeInTheDocument()
  })
})

describe('who holds a beca', () => {
  const becas = [{ beca: { nombre: 'EXCELENCIA', grado: 'PREESCOLAR', porcentaje: 30 } }]
  const holder = inPreschool(1, { nombre: 'ANA MUÑOZ', grupo: { id: 1, nombre: '2° B' }, becas })
  const answers = { ...currentCycle(), [HOLDERS]: { ok: true, alumnos: [holder] } }

  test('nobody yet; then pupil, grade, group, beca and percent; a press opens the pupil', async () => {
    const none = { ...answers, [HOLDERS]: { ok: true, alumnos: [] } }
    const { unmount } = await renderScreen('/alumnos/becados', { answers: none })
    expect(await screen.findByText('Nadie tiene beca en este ciclo')).toBeInTheDocument()
    unmount()
    await renderScreen('/alumnos/becados', { answers })
    await screen.findByText('1 alumno')
    expect(cells('ANA MUÑOZ')).toEqual(['A0001', 'Preescolar', '2° B', 'EXCELENCIA', '30 %'])
    expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/alumno/1')
  })

  test('who may not read pupils opens none', async () => {
    await renderScreen('/alumnos/becados', { answers, except: ['ALUMNOS READ'] })
    await screen.findByText('1 alumno')
    expect(screen.queryByRole('link', { name: 'Ver' })).not.toBeInTheDocument()
  })
})

describe('one beca', () => {
  const open = (over: Parameters<typeof aBeca>[1] = {}, more: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen('/beca/7', {
      ...more,
      answers: { ...currentCycle(), [ONE]: { ok: true, beca: aBeca(7, over) }, ...more.answers },
    })

  test('its percent, grade and pupils', async () => {
    await open({ becasAlumnos: holdersOf(4) })
    await screen.findByRole('heading', { name: 'EXCELENCIA 7', level: 1 })
    expect(screen.getByText('15 % de la colegiatura · Preescolar')).toBeInTheDocument()
    expect(cells('ALUMNO 4')).toEqual(['A4', 'K2 B'])
    expect(await screen.findByRole('link', { name: 'Agregar alumnos' })).toHaveAttribute(
      'href',
      '/beca/add/7',
    )
  })

  test.each([
    ['of a past cycle', { id_ciclo: 9 }, {}],
    ['without the permission', {}, { except: ['BECAS UPDATE' as const] }],
  ])('%s takes nobody more', async (_what, over, more) => {
    const { network } = await open({ becasAlumnos: holdersOf(4), ...over }, more)
    await screen.findByRole('rowheader', { name: 'ALUMNO 4' })
    await waitFor(() => expect(network.count('GET /ciclo/actual')).toBeGreaterThan(0))
    expect(screen.queryByRole('link', { name: 'Agregar alumnos' })).not.toBeInTheDocument()
  })

  test('of a cycle still to come takes more', async () => {
    const next = aCycleRow({ id: 9, name: '2027-2028', vigencia: 'PROXIMO' })
    const ciclos = [aCycleRow(), next]
    await open(
      { becasAlumnos: holdersOf(4), id_ciclo: 9 },
      { answers: { 'GET /ciclo/all': { ok: true, ciclos } } },
    )
    expect(await screen.findByRole('link', { name: 'Agregar alumnos' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible()
  })

  test('one that is not there says so', async () => {
    await renderScreen('/beca/7', {
      answers: { ...currentCycle(), [ONE]: failure(404, 'No existe esta beca.') },
    })
    expect(await screen.findByRole('heading', { name: 'No existe esta beca', level: 1 })).toBeVisible()
  })

  test('an error offers to try again', async () => {
    const { user, network } = await renderScreen('/beca/7', {
      answers: { ...currentCycle(), [ONE]: failure(503, 'La base de datos no responde') },
    })
    await screen.findByText('La base de datos no responde')
    network.on(ONE, { ok: true, beca: aBeca(7) })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'EXCELENCIA 7', level: 1 })).toBeVisible()
  })
})

describe('more pupils for a beca', () => {
  const open = (answers: Record<string, never> | Record<string, object> = {}) =>
    renderScreen('/beca/add/7', {
      answers: {
        ...currentCycle(),
        [ONE]: { ok: true, beca: aBeca(7) },
        [ELIGIBLE]: { ok: true, alumnos: [inPreschool(1, { nombre: 'ANA MUÑOZ' })] },
        [ADD]: { ok: true, beca: aBeca(7) },
        'GET /colegiaturas/alumno/1/1': { ok: true, pagos: months(10, 0), beca: null },
        ...answers,
      },
    })
  const submit = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Asignar la beca' }))

  test("nobody chosen: the customer's sentence", async () => {
    const { user, network } = await open()
    await submit(user)
    expect((await screen.findAllByText(/Debes seleccionar almenos 1 alumno/)).length).toBeGreaterThan(0)
    expect(network.count(ADD)).toBe(0)
  })

  test('the effect, then the pupils with a key, then the beca', async () => {
    const { user, network } = await open()
    await pick(user, 'ANA MUÑOZ')
    expect(screen.getByText('10 meses: de $2,350.00 a $1,997.50')).toBeInTheDocument()
    expect(await screen.findByText('10 meses por pagar: de $2,350.00 a $1,997.50')).toBeInTheDocument()
    await submit(user)
    await waitFor(() => expect(address()).toBe('/beca/7'))
    const call = network.sent.find(({ method }) => method === 'PATCH')!
    expect(call.body).toEqual({ idBeca: 7, alumnos: [{ id: 1 }] })
    expect(call.headers.get('idempotency-key')).toMatch(/.{16,}/)
  })

  test('a refusal is told under its title and keeps who was chosen', async () => {
    const { user } = await open({ [ADD]: failure(409, 'ANA MUÑOZ ya tiene una beca en este ciclo.') })
    await pick(user, 'ANA MUÑOZ')
    await submit(user)
    expect(await screen.findByText('Ocurrio un Error al Asignarle la Beca a los Alumnos')).toBeInTheDocument()
    expect(screen.getByText('ANA MUÑOZ ya tiene una beca en este ciclo.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Quitar a ANA MUÑOZ' })).toBeInTheDocument()
    expect(address()).toBe('/beca/add/7')
  })
})
