import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { auditTable } from '@client/features/audit/auditRows'
import { slowReply } from '@test/support/state/fakeNetwork'
import { address, renderScreen } from '@test/support/pages/screen'

const anEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 9,
  fecha: '2026-09-15T16:00:00.000Z',
  usuario: { id: 1, name: 'directora' },
  modulo: 'CICLO ESCOLAR',
  accion: 'UPDATE',
  tipo: 'CICLO',
  registroId: 3,
  nombre: '2026-2027',
  cambios: [{ campo: 'mensualidad_primaria', antes: 2350, despues: 2450 }],
  ...over,
})
const users = { 'GET /auth/users': { ok: true, users: [] } }
const page = (query: string, bitacora: AuditEntry[], total = bitacora.length) => ({
  [`GET /bitacora?${query}`]: { ok: true, bitacora, total },
})

const NOW = '2026-11-23T18:00:00.000Z'
const payment = (over: Partial<AuditEntry> = {}): AuditEntry =>
  anEntry({
    fecha: NOW,
    modulo: 'CARGOS',
    accion: 'CREATE',
    tipo: 'PAGO',
    registroId: 41,
    nombre: '4048',
    cambios: [
      { campo: 'folio', antes: null, despues: 4048 },
      { campo: 'monto', antes: null, despues: 11386.5 },
      { campo: 'padre', antes: null, despues: 'CLAUDIA PEÑA' },
      {
        campo: 'medios',
        antes: [],
        despues: ['{"metodo_pago":"EFECTIVO","monto":11386.5,"referencia":null}'],
      },
    ],
    ...over,
  })
const ofCharge = anEntry({
  id: 8,
  fecha: NOW,
  modulo: 'CARGOS',
  tipo: 'CARGO',
  registroId: 2,
  nombre: 'UNIFORME',
  cambios: [{ campo: 'abono', antes: 0, despues: 100 }],
})
const acts = async () => within(await screen.findByRole('list', { name: 'Movimientos de la bitácora' }))

test('one line an act: who, when, and what in a sentence; its details on demand', async () => {
  const { user } = await renderScreen('/bitacora', {
    answers: {
      ...users,
      ...page('lecturas=false&pagina=1', [payment(), ofCharge, anEntry({ id: 7, usuario: null })]),
    },
  })
  const list = await acts()
  const said = 'Cobró $11,386.50 a CLAUDIA PEÑA, folio 004048: Efectivo $11,386.50'
  expect(list.getByText(said)).toBeInTheDocument()
  expect(list.getByText('directora')).toBeInTheDocument()
  expect(list.getByText('El servidor')).toBeInTheDocument()
  expect(
    list.getByText('Cambió el ciclo escolar 2026-2027: mensualidad primaria: $2,350.00 → $2,450.00'),
  ).toBeInTheDocument()
  // The charge that was paid is part of the same act.
  expect(list.getAllByText(/^(Cobró|Cambió|Registró)/)).toHaveLength(2)
  await user.click(list.getByText(said))
  const details = within(await list.findByRole('list', { name: 'Detalle del movimiento' }))
  expect(details.getByText('Cambió: Cargo UNIFORME')).toBeInTheDocument()
  expect(details.getByText('abonado: $0.00 → $100.00')).toBeInTheDocument()
  expect(details.getByText('medios de pago: se agregó Efectivo $11,386.50')).toBeInTheDocument()
  expect(screen.getByRole('main').textContent).not.toMatch(/[{}[\]]/)
})

test('a page begins with 25 acts, and shows the others when asked; more than can be counted says so', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    anEntry({ id: 500 - at, fecha: `2026-09-15T16:00:${at + 10}.000Z` }),
  )
  const { user } = await renderScreen('/bitacora', {
    answers: { ...users, ...page('lecturas=false&pagina=1', many, 10_001) },
  })
  const list = await acts()
  expect(screen.getByText(/^Más de 10,000 movimientos/)).toBeInTheDocument()
  expect(screen.getByText('página 1 de 100')).toBeInTheDocument()
  expect(list.getAllByText(/^Cambió/)).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: 'Mostrar 25 más' }))
  await user.click(screen.getByRole('button', { name: 'Mostrar 10 más' }))
  expect(list.getAllByText(/^Cambió/)).toHaveLength(60)
})

test('filters, and a folio or a name, stand in the address and begin at page one', async () => {
  const { user } = await renderScreen('/bitacora?pagina=2', {
    answers: {
      ...users,
      ...page('lecturas=false&pagina=2', [anEntry()], 150),
      ...page('tipo=ROL&pagina=1', []),
      ...page('q=4048&lecturas=false&pagina=1', [payment()]),
      ...page('lecturas=false&pagina=1', [anEntry()]),
    },
  })
  await screen.findByText('página 2 de 2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'Rol')
  await screen.findByText('No hay movimientos con esos filtros')
  expect(address()).toBe('/bitacora?tipo=ROL')
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0]!)
  await user.type(await screen.findByRole('searchbox', { name: 'Folio o nombre' }), '4048')
  expect(await screen.findByText(/^Cobró .* folio 004048/)).toBeInTheDocument()
  expect(address()).toBe('/bitacora?q=4048')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(screen.getByRole('searchbox', { name: 'Folio o nombre' })).toHaveValue('')
})

test('a letter typed while the address of the letters before it arrives stays', async () => {
  await renderScreen('/bitacora', {
    answers: {
      ...users,
      ...page('lecturas=false&pagina=1', [anEntry()]),
      ...page('q=40&lecturas=false&pagina=1', [anEntry()]),
      ...page('q=404&lecturas=false&pagina=1', [payment()]),
    },
  })
  const box = await screen.findByRole('searchbox', { name: 'Folio o nombre' })
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  // The router draws a written address in a transition, which a key press overtakes.
  const write = window.history.replaceState.bind(window.history)
  const writing = jest.spyOn(window.history, 'replaceState').mockImplementationOnce((...args) => {
    write(...args)
    queueMicrotask(() => type('404'))
  })
  type('40')
  expect(await screen.findByText(/^Cobró .* folio 004048/)).toBeInTheDocument()
  expect(box).toHaveValue('404')
  expect(address()).toBe('/bitacora?q=404')
  writing.mockRestore()
})

test('a user of the address who is not named yet is not shown as all of them', async () => {
  const late = slowReply()
  await renderScreen('/bitacora?usuarioId=3', {
    answers: { 'GET /auth/users': late.reply, ...page('usuarioId=3&lecturas=false&pagina=1', [anEntry()]) },
  })
  const user = await screen.findByRole('combobox', { name: 'Usuario' })
  expect(user).toHaveDisplayValue('…')
  late.arrive({ ok: true, users: [{ id: 3, name: 'caja', role: { id: 1, name: 'CAJA' }, permissions: [] }] })
  await waitFor(() => expect(user).toHaveDisplayValue('caja'))
})

test('an address of one record says in words which it is', async () => {
  const charge = { modulo: 'CARGOS', tipo: 'CARGO', registroId: 2, nombre: 'UNIFORME' } as const
  const { network } = await renderScreen('/bitacora?tipo=CARGO&id=2', {
    answers: {
      ...users,
      ...page('tipo=CARGO&id=2&pagina=1', [
        anEntry({ ...charge, cambios: [{ campo: 'abono', antes: 0, despues: 100 }] }),
        anEntry({
          ...charge,
          id: 8,
          accion: 'CREATE',
          cambios: [{ campo: 'alumno', despues: 'ROSA PEÑA ZÚÑIGA' }],
        }),
      ]),
    },
  })
  await screen.findByText('Solo un registro: Cargo UNIFORME · ROSA PEÑA ZÚÑIGA')
  expect(screen.getByRole('combobox', { name: 'Qué' })).toHaveValue('CARGO')
  expect(network.sent.filter(({ path }) => path.startsWith('/bitacora'))).toHaveLength(1)
})

test('a record nobody wrote of is called by its kind and number', async () => {
  await renderScreen('/bitacora?tipo=CARGO&id=2', {
    answers: { ...users, ...page('tipo=CARGO&id=2&pagina=1', []) },
  })
  await screen.findByText('No hay movimientos con esos filtros')
  expect(screen.getByText('Solo un registro: Cargo 2')).toBeInTheDocument()
})

const seen = anEntry({
  modulo: 'ALUMNOS',
  accion: 'READ',
  tipo: 'SALUD',
  registroId: 17,
  nombre: 'SOFÍA PEÑA',
  cambios: [],
})

test('who saw the health of a pupil is asked for apart, by pupil, user and day', async () => {
  const { user } = await renderScreen('/bitacora', {
    answers: {
      ...users,
      ...page('lecturas=false&pagina=1', [anEntry()]),
      ...page('tipo=SALUD&pagina=1', [seen]),
      ...page('q=sof%C3%ADa&tipo=SALUD&pagina=1', [
        seen,
        { ...seen, id: 8, usuario: { id: 2, name: 'caja' } },
      ]),
    },
  })
  await screen.findByText(/^Cambió el ciclo escolar/)
  await user.click(screen.getByRole('link', { name: 'Quién vio la salud' }))
  const line = await screen.findByText('Vio la salud de SOFÍA PEÑA')
  expect(screen.getByRole('combobox', { name: 'Qué' })).toHaveDisplayValue('Quién vio la salud')
  await user.click(line)
  expect(await screen.findByText('Se le mostró en una página o un papel; nada cambió')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'Quién vio la salud de…' }), 'sofía')
  // The old rows hold the same sentence until the new ones are drawn.
  expect(await screen.findByText('caja')).toBeInTheDocument()
  expect(address()).toBe('/bitacora?tipo=SALUD&q=sof%C3%ADa')
})

test('of one pupil and day, by the address', async () => {
  await renderScreen('/bitacora?tipo=SALUD&id=17&desde=2026-09-15', {
    answers: {
      ...users,
      ...page('desde=2026-09-15&tipo=SALUD&id=17&pagina=1', [seen]),
    },
  })
  expect(await screen.findByText('Solo un registro: Salud SOFÍA PEÑA')).toBeInTheDocument()
  expect(screen.getByText('Vio la salud de SOFÍA PEÑA')).toBeInTheDocument()
})

test('days that end before they begin are not asked for', async () => {
  const { network } = await renderScreen('/bitacora?desde=2026-09-16&hasta=2026-09-15', { answers: users })
  await screen.findByText('La fecha final debe ser igual o posterior a la inicial.')
  expect(network.sent.filter(({ path }) => path.startsWith('/bitacora'))).toEqual([])
})

test('who may not see users has no page', async () => {
  await renderScreen('/bitacora', { except: ['USUARIOS READ'] })
  await screen.findByRole('heading', { level: 1, name: /permiso/i })
  expect(
    within(screen.getByRole('main')).queryByRole('list', { name: 'Movimientos de la bitácora' }),
  ).not.toBeInTheDocument()
})

test('the file has the same words', () => {
  const row = auditTable([anEntry()]).rows[0]?.join(',')
  expect(row).toContain('directora,Cambió,Ciclo escolar 2026-2027,CICLO ESCOLAR')
  expect(row).toContain('mensualidad primaria: $2,350.00 → $2,450.00')
})

test('the file has every page', async () => {
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => undefined
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const many = Array.from({ length: 100 }, (_, at) => anEntry({ id: 500 - at }))
  const { user } = await renderScreen('/bitacora', {
    answers: {
      ...users,
      ...page('lecturas=false&pagina=1', many, 101),
      ...page('lecturas=false&pagina=2', [anEntry({ id: 1 })], 101),
    },
  })
  await screen.findByText('página 1 de 2')
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  saved.mockRestore()
  expect(blobs).toHaveLength(1)
  expect((await blobs[0]!.text()).trim().split('\r\n')).toHaveLength(102)
})
