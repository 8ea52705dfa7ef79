import { screen, waitFor, within } from '@testing-library/react'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import { auditTable } from '@client/features/audit/audit.rows'
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

test('a row says who, when, what and the change in words', async () => {
  await renderScreen('/bitacora', {
    answers: { ...users, ...page('pagina=1', [anEntry(), anEntry({ id: 8, usuario: null, cambios: [] })]) },
  })
  const [first, second] = (await screen.findAllByRole('row')).slice(1)
  expect(first).toHaveTextContent('directora')
  expect(first).toHaveTextContent('Cambió')
  expect(first).toHaveTextContent('Ciclo escolar 2026-2027')
  expect(first).toHaveTextContent('mensualidad primaria: $2,350.00 → $2,450.00')
  expect(second).toHaveTextContent('El servidor')
  expect(second).toHaveTextContent('Sin cambios en los datos')
})

test('filters stand in the address and begin at page one', async () => {
  const { user } = await renderScreen('/bitacora?pagina=2', {
    answers: {
      ...users,
      ...page('pagina=2', [anEntry()], 150),
      ...page('tipo=ROL&pagina=1', []),
    },
  })
  await screen.findByText('página 2 de 2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'Rol')
  await screen.findByText('No hay renglones con esos filtros')
  expect(address()).toBe('/bitacora?tipo=ROL')
})

test('a user of the address who is not named yet is not shown as all of them', async () => {
  const late = slowReply()
  await renderScreen('/bitacora?usuarioId=3', {
    answers: { 'GET /auth/users': late.reply, ...page('usuarioId=3&pagina=1', [anEntry()]) },
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
  await screen.findByText('No hay renglones con esos filtros')
  expect(screen.getByText('Solo un registro: Cargo 2')).toBeInTheDocument()
})

test('more than can be counted says so', async () => {
  await renderScreen('/bitacora', { answers: { ...users, ...page('pagina=1', [anEntry()], 10_001) } })
  expect(await screen.findByText(/^Más de 10,000 renglones/)).toBeInTheDocument()
  expect(screen.getByText('página 1 de 100')).toBeInTheDocument()
})

test('days that end before they begin are not asked for', async () => {
  const { network } = await renderScreen('/bitacora?desde=2026-09-16&hasta=2026-09-15', { answers: users })
  await screen.findByText('La fecha final debe ser igual o posterior a la inicial.')
  expect(network.sent.filter(({ path }) => path.startsWith('/bitacora'))).toEqual([])
})

test('who may not see users has no page', async () => {
  await renderScreen('/bitacora', { except: ['USUARIOS READ'] })
  await screen.findByRole('heading', { level: 1, name: /permiso/i })
  expect(within(screen.getByRole('main')).queryByRole('table')).not.toBeInTheDocument()
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
  const many = Array.from({ length: 100 }, (_, at) => anEntry({ id: 500 - at }))
  const { user } = await renderScreen('/bitacora', {
    answers: { ...users, ...page('pagina=1', many, 101), ...page('pagina=2', [anEntry({ id: 1 })], 101) },
  })
  await screen.findByText('página 1 de 2')
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  expect((await blobs[0]!.text()).trim().split('\r\n')).toHaveLength(102)
})
