import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { loggedOut } from '@client/state/session/sessionEvents'
import { draftOf } from '@client/ui/drafts/drafts'
import { AUDIT_KINDS } from '@contract/audit/audit.kinds'
import { ALL_PERMISSIONS, address, renderScreen } from '@test/support/pages/screen'
import { slowReply } from '@test/support/state/fakeNetwork'
import { aChargeRow, signedIn } from '@test/support/state/rows'
import {
  aFamily,
  byMethod,
  COLLECT,
  collect,
  FAMILY,
  field as deskField,
  finder,
  openFamily,
  payments,
  side,
  sum,
} from '../../features/desk/desk.support'
import { add, chosenNames, ENROL, openEnrol, send } from '../../features/enrolments/enrol.support'
import { logIn, LOGIN, loginHeading } from '../signedOut.support'

const KEY = 'escuela:borradores'
const PAY = 'PATCH /cargos/pagar'
const permissions = ALL_PERMISSIONS.map((name) => {
  const at = name.lastIndexOf(' ')
  return { module: name.slice(0, at), action: name.slice(at + 1) }
})
type Opened = Awaited<ReturnType<typeof renderScreen>>

beforeEach(() => sessionStorage.clear())

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const ends = async ({ store }: Opened, why: 'expired' | 'idle' | null = 'expired') => {
  act(() => void store.dispatch(loggedOut({ from: 'here', why })))
  await loginHeading()
}
const comesBack = async (opened: Opened, id = 7) => {
  opened.network.on(LOGIN, signedIn('ficha-2', { id, permissions }))
  await logIn(opened.user)
}
const openParentForm = async (strict = false) => {
  const opened = await renderScreen('/registro/padre', {
    strict,
    answers: {
      'GET /alumnos/sin/padre': { ok: true, alumnos: [] },
      'GET /cargos/pendientes/all': { ok: true, cargos: [] },
      'GET /cargos/complementos': { ok: true, cargos: [] },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Registrar padre' })
  write('Nombre completo', 'ROSA MUÑOZ')
  return opened
}

/** In development React runs each effect, ends it and runs it again. */
const MODES: [where: string, strict: boolean][] = [
  ['in production', false],
  ['in development', true],
]

test.each(MODES)(
  '%s what stood in a form when the session ended is there again for the same user, and asks before it is left',
  async (_where, strict) => {
    const opened = await openParentForm(strict)
    await ends(opened)
    expect(address()).toBe('/login?volver=%2Fregistro%2Fpadre')
    await comesBack(opened)
    await waitFor(() => expect(field('Nombre completo')).toHaveValue('ROSA MUÑOZ'))
    expect(await screen.findByText(/^Lo que escribías sigue aquí/)).toBeVisible()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await waitFor(() => expect(leave()).toBe(false))
    // A draft is given back once, so that a sent or discarded one does not return.
    expect(sessionStorage.getItem(KEY)).not.toContain('ROSA')
  },
)

test('another user finds nothing of it, and neither does the first afterwards', async () => {
  const opened = await openParentForm()
  await ends(opened)
  expect(sessionStorage.getItem(KEY)).toContain('ROSA')
  await comesBack(opened, 9)
  await screen.findByRole('heading', { level: 1, name: 'Registrar padre' })
  expect(field('Nombre completo')).toHaveValue('')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('Salir keeps nothing, and takes away what was kept', async () => {
  const opened = await openParentForm()
  await ends(opened, null)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a password is never kept, what stands beside it is, and the dialog has it when it is opened again', async () => {
  const opened = await renderScreen('/usuarios', {
    answers: {
      'GET /auth/users': { ok: true, users: [] },
      'GET /auth/roles': { ok: true, roles: [] },
    },
  })
  const open = async () =>
    opened.user.click((await screen.findAllByRole('button', { name: 'Registrar usuario' }))[0]!)
  await open()
  write('Nombre de usuario', 'rosa')
  write('Contraseña', 'Secreta#2026')
  await ends(opened, 'idle')
  expect(sessionStorage.getItem(KEY)).toContain('rosa')
  expect(sessionStorage.getItem(KEY)).not.toContain('Secreta')
  await comesBack(opened)
  await open()
  await waitFor(() => expect(field('Nombre de usuario')).toHaveValue('rosa'))
  expect(field('Contraseña')).toHaveValue('')
})

test('no field is kept of which the bitácora says only that it changed', () => {
  const unsaid = Object.values(AUDIT_KINDS)
    // A notice's text is named by its form: elsewhere a description is no secret.
    .flatMap(({ campos }) => Object.entries(campos).filter(([name]) => name !== 'descripcion'))
    .filter(([, privacy]) => privacy === 'unsaid')
    .map(([name]) => [name, 'algo'] as const)
  expect(unsaid.length).toBeGreaterThan(5)
  expect(draftOf(Object.fromEntries(unsaid), {})).toEqual({})
  expect(draftOf({ nombre: 'ANA', curp: '' }, { nombre: '', curp: '' })).toEqual({ nombre: 'ANA' })
})

test.each(MODES)(
  '%s a payment whose session ended says that nobody knows, and sent again goes under its key',
  async (_where, strict) => {
    const opened = await renderScreen('/cargos/pendientes', {
      strict,
      answers: {
        'GET /cargos/pendientes/all': { ok: true, cargos: [aChargeRow(1)] },
        'GET /cargos/complementos': { ok: true, cargos: [] },
      },
    })
    const pay = async () => {
      await opened.user.click(await screen.findByRole('button', { name: 'Pagar' }))
      const dialog = within(await screen.findByRole('dialog'))
      await opened.user.click(dialog.getByRole('button', { name: 'Exacto' }))
      await opened.user.click(dialog.getByRole('button', { name: 'Pagar' }))
    }
    opened.network.on(PAY, slowReply().reply)
    await pay()
    await waitFor(() => expect(opened.network.count(PAY)).toBe(1))
    await ends(opened)
    expect(await screen.findByText(/^Tu sesión terminó antes de que llegara la respuesta/)).toBeVisible()
    await comesBack(opened)
    await pay()
    await waitFor(() => expect(opened.network.count(PAY)).toBe(2))
    const keys = opened.network.sent
      .filter(({ path }) => path === '/cargos/pagar')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  },
)

const keysOf = ({ network }: Opened, call: string) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === call)
    .map(({ headers }) => headers.get('idempotency-key'))

/** A version's name of the key in drafts. Were an earlier one's not read, the second press would be another payment. */
const VERSIONS: [version: string, name: string][] = [
  ['this version', 'sentKey'],
  ['an earlier version', 'beside'],
]
const storedWith = (name: string) => {
  const stored = sessionStorage.getItem(KEY) ?? ''
  expect(stored).toContain('"sentKey":{')
  sessionStorage.setItem(KEY, stored.replace('"sentKey":{', `"${name}":{`))
}

test.each(VERSIONS)(
  'stored by %s, what the desk was about to take goes under the key it had',
  async (_, name) => {
    const opened = await openFamily()
    const desk = () => within(screen.getByRole('complementary', { name: 'Por cobrar' }))
    const take = () => opened.user.click(desk().getByRole('button', { name: /^Cobrar/ }))
    const received = () => desk().getByLabelText<HTMLInputElement>('Efectivo recibido')
    await opened.user.click(screen.getByRole('checkbox', { name: 'Uniforme' }))
    fireEvent.change(received(), { target: { value: '5000' } })
    opened.network.on(COLLECT, slowReply().reply)
    await take()
    await waitFor(() => expect(opened.network.count(COLLECT)).toBe(1))
    await ends(opened)
    storedWith(name)
    await comesBack(opened)
    await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
    await waitFor(() => expect(Number(received().value.replace(',', ''))).toBe(5000))
    expect(screen.getByRole('checkbox', { name: 'Uniforme' })).not.toBeChecked()
    await take()
    await waitFor(() => expect(opened.network.count(COLLECT)).toBe(2))
    const [first, second] = keysOf(opened, COLLECT)
    expect(second).toBe(first)
  },
)

test('a payment that was taken while the session ended is not put on account by pressing again', async () => {
  const opened = await openFamily()
  const { user, network } = opened
  await byMethod(user, 'Transferencia')
  fireEvent.change(deskField('Referencia'), { target: { value: '9' } })
  fireEvent.change(deskField('Monto'), { target: { value: '3000' } })
  await user.click(side().getByLabelText('Dejar lo que sobra a favor de la familia'))
  network.on(COLLECT, slowReply().reply)
  await user.click(collect())
  await waitFor(() => expect(payments(network)).toHaveLength(1))
  network.on(FAMILY, { ok: true, familia: aFamily({ saldo_favor: 300, hijos: [] }) })
  await ends(opened)
  await comesBack(opened)
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  await waitFor(() => expect(Number(deskField('Monto').value.replace(',', ''))).toBe(3000))
  expect(sum('A pagar')).toBe('$0.00')
  await user.click(collect())
  expect(await screen.findByText('Elige al menos un cargo o una colegiatura')).toBeVisible()
  expect(payments(network)).toHaveLength(1)
})

test('a refund written for the family of parent 3 is not given to that of pupil 3, who has no parent', async () => {
  const opened = await openFamily(
    {
      answers: {
        'GET /caja/familia?alumnoId=3': {
          ok: true,
          familia: aFamily({ padre: null, saldo_favor: 700, hijos: aFamily().hijos.slice(0, 1) }),
        },
        'GET /buscar?q=ana&tipos=FAMILIA%2CPAGO': {
          ok: true,
          resultados: [
            { tipo: 'ALUMNO', id: 3, titulo: 'ANA', detalle: '', ruta: '', familia: { alumnoId: 3 } },
          ],
        },
      },
    },
    aFamily({ saldo_favor: 700 }),
  )
  const { user } = opened
  const reason = async () => {
    await user.click(await screen.findByRole('button', { name: 'Devolver saldo' }))
    return within(await screen.findByRole('dialog')).getByLabelText('Motivo de la devolución')
  }
  fireEvent.change(await reason(), { target: { value: 'SE VA' } })
  await ends(opened)
  await comesBack(opened)
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  await user.click(finder())
  await user.keyboard('ana')
  await user.click(await screen.findByRole('option', { name: /^ANA/ }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'MARÍA LÓPEZ' })).toBeNull())
  expect(address()).toBe('/caja?alumno=3')
  expect(await reason()).toHaveValue('')
  act(() => window.history.back())
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  const kept = await reason()
  await waitFor(() => expect(kept).toHaveValue('SE VA'))
})

test.each(VERSIONS)(
  'stored by %s, who was about to be enrolled goes under the key it had',
  async (_, name) => {
    const opened = await openEnrol()
    await add(opened.user, 1)
    opened.network.on(ENROL, slowReply().reply)
    await send(opened.user)
    await waitFor(() => expect(opened.network.count(ENROL)).toBe(1))
    await ends(opened)
    storedWith(name)
    await comesBack(opened)
    await waitFor(() => expect(chosenNames()).toEqual(['ALUMNO 01 GARCÍA']))
    await send(opened.user)
    await waitFor(() => expect(opened.network.count(ENROL)).toBe(2))
    const [first, second] = keysOf(opened, ENROL)
    expect(second).toBe(first)
  },
)
