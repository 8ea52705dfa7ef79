import { screen, waitFor, within } from '@testing-library/react'
import { address, ALL_PERMISSIONS, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aUserRow } from '@test/support/state/rows'
import { aRole } from '../../features/users/users.support'

const FACTOR = 'GET /auth/segundo-factor'
const ROLES = 'GET /auth/roles'
const UPDATE = 'PATCH /auth/rol/1'
const off = { activo: false, desde: null, codigos_restantes: 0, exigido: false, perdido: false }
const on = { ...off, activo: true, desde: '2026-09-15T16:00:00.000Z', codigos_restantes: 10 }
const codes = Array.from({ length: 10 }, (_, at) => `abcd-efg${at}`)
const own = { ...aRole(1, 'ADMINISTRADOR', ALL_PERMISSIONS, ['directora']), exige_segundo_factor: false }
const TICK = 'Pedir un código del teléfono a quien tenga el rol ADMINISTRADOR'
const SET_UP = 'Configurar mi teléfono y seguir'

const NAMES = ['ESCUELA', 'CICLO', 'PERSONAS', 'ALUMNOS'] as const
interface Opening {
  /** A colleague was added. */
  isDone?: boolean
  answers?: Record<string, object>
  cobrado?: boolean
}
const open = async ({ isDone = true, answers = {}, cobrado = false }: Opening = {}) => {
  const pasos = NAMES.map((paso) => ({ paso, hecho: paso === 'PERSONAS' ? isDone : paso !== 'ALUMNOS' }))
  const arranque = { pasos, terminado: false, registrados: 0, alumno: null, cobrado }
  const opened = await renderScreen('/arranque?paso=personas', {
    answers: {
      'GET /escuela/arranque': { ok: true, arranque },
      'POST /escuela/arranque/omitir': { ok: true, arranque },
      'GET /auth/users': { ok: true, users: [aUserRow({ id: 7, name: 'directora' })] },
      [ROLES]: { ok: true, roles: [own] },
      [FACTOR]: { ok: true, segundo_factor: off },
      [UPDATE]: { ok: true, rol: { ...own, exige_segundo_factor: true } },
      'POST /auth/segundo-factor': {
        ok: true,
        preparado: { uri: 'otpauth://totp/Colegio:directora?secret=ABCDEFGH', secreto: 'ABCDEFGH' },
      },
      'POST /auth/segundo-factor/confirmar': { ok: true, codigos: codes },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 2, name: 'Quiénes trabajan aquí' })
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

const setUp = async ({ user, network }: Opened) => {
  await user.click(await screen.findByRole('button', { name: SET_UP }))
  await user.type(await screen.findByLabelText('Tu contraseña'), 'Ventana#Azul1{Enter}')
  await user.type(await screen.findByLabelText('Los seis dígitos que muestra'), '123456')
  network.on(FACTOR, { ok: true, segundo_factor: on })
  await user.keyboard('{Enter}')
  const shown = within(await screen.findByRole('dialog', { name: 'Guarda tus códigos de recuperación' }))
  await user.click(shown.getByRole('button', { name: 'Cerrar' }))
}
const sent = ({ network }: Opened) =>
  network.sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

test('proposed: the phone is set up first and the role requires it then, so that nothing leads out of the set-up', async () => {
  const opened = await open()
  expect(await screen.findByRole('checkbox', { name: TICK })).toBeChecked()
  await setUp(opened)
  expect(await screen.findByRole('heading', { level: 2, name: 'Los alumnos' })).toBeInTheDocument()
  expect(sent(opened)).toEqual(['POST /auth/segundo-factor', 'POST /auth/segundo-factor/confirmar', UPDATE])
  const { body } = opened.network.sent.find(({ method }) => method === 'PATCH') ?? {}
  expect(body).toMatchObject({ exige_segundo_factor: true })
  expect((body as { permissions: object[] }).permissions).toHaveLength(52)
})

test('without the tick the step is gone on from as ever, and the role stays as it is', async () => {
  const opened = await open()
  await opened.user.click(await screen.findByRole('checkbox', { name: TICK }))
  expect(screen.queryByRole('button', { name: SET_UP })).not.toBeInTheDocument()
  await opened.user.click(screen.getByRole('link', { name: 'Seguir' }))
  expect(address()).toBe('/arranque?paso=alumnos')
  expect(sent(opened)).toEqual([])
})

test('cancelled in the middle nothing is required, and the step is still there', async () => {
  const opened = await open()
  await opened.user.click(await screen.findByRole('button', { name: SET_UP }))
  await opened.user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('checkbox', { name: TICK })).toBeChecked()
  expect(sent(opened)).toEqual([])
})

test('who works alone sets it up too, and leaves the step of the colleagues out', async () => {
  const opened = await open({ isDone: false })
  expect(await screen.findByRole('button', { name: 'Dejar para después' })).toBeInTheDocument()
  await setUp(opened)
  await waitFor(() => expect(sent(opened).at(-1)).toBe('POST /escuela/arranque/omitir'))
  expect(sent(opened)).toContain(UPDATE)
})

test('a role that could not be changed is tried again with the factor that is there', async () => {
  const opened = await open({ answers: { [UPDATE]: failure(409, 'Otra persona lo cambió.') } })
  await setUp(opened)
  expect(await screen.findByText('Otra persona lo cambió.')).toBeInTheDocument()
  expect(address()).toBe('/arranque?paso=personas')
  opened.network.on(UPDATE, { ok: true, rol: { ...own, exige_segundo_factor: true } })
  await opened.user.click(await screen.findByRole('button', { name: 'Seguir' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Los alumnos' })).toBeInTheDocument()
  expect(sent(opened).filter((call) => call === 'POST /auth/segundo-factor')).toHaveLength(1)
})

test.each<[string, Opening]>([
  [
    'a role that requires it already',
    { answers: { [ROLES]: { ok: true, roles: [{ ...own, exige_segundo_factor: true }] } } },
  ],
  [
    'a server that does not know of it',
    { answers: { [ROLES]: { ok: true, roles: [aRole(1, 'ADMINISTRADOR', ALL_PERMISSIONS)] } } },
  ],
  ['a school that takes money already', { cobrado: true }],
])('%s is proposed nothing', async (_what, opening) => {
  const opened = await open(opening)
  expect(screen.getByRole('link', { name: 'Seguir' })).toBeInTheDocument()
  expect(opened.network.count(FACTOR)).toBe(0)
  expect(screen.queryByRole('checkbox', { name: TICK })).not.toBeInTheDocument()
})
