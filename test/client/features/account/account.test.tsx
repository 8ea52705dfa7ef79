import { screen, waitFor, within } from '@testing-library/react'
import { answer, failure } from '@test/support/state/fakeNetwork'
import { renderScreen } from '@test/support/pages/screen'

const FACTOR = 'GET /auth/segundo-factor'
const SESSIONS = 'GET /auth/sesiones'
const off = { activo: false, desde: null, codigos_restantes: 0, exigido: false, perdido: false }
const on = { ...off, activo: true, desde: '2026-09-15T16:00:00.000Z', codigos_restantes: 7 }
const codes = Array.from({ length: 10 }, (_, at) => `abcd-efg${at}`)
const aSession = (id: number, more: object = {}) => ({
  id,
  navegador: 'Chrome en Windows',
  direccion: '189.203.1.9',
  inicio: '2026-09-15T14:00:00.000Z',
  ultima: '2026-09-15T15:00:00.000Z',
  actual: false,
  recordado_hasta: null,
  ...more,
})

const openAccount = async (factor: object = off, answers = {}) => {
  const opened = await renderScreen('/mi-cuenta', {
    permissions: [],
    answers: {
      [FACTOR]: { ok: true, segundo_factor: factor },
      'GET /escuela': { ok: true, escuela: { nombre: 'Colegio Benito Juárez' } },
      [SESSIONS]: { ok: true, sesiones: [aSession(1, { actual: true }), aSession(2)] },
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: 'Segundo factor' })
  return opened
}
const press = async ({ user }: { user: Awaited<ReturnType<typeof renderScreen>>['user'] }, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const bodies = ({ network }: Awaited<ReturnType<typeof openAccount>>, path: string) =>
  network.sent.filter((each) => each.path === path && each.method !== 'GET').map(({ body }) => body)

test('set up: password, QR and key, first code, ten codes shown once', async () => {
  const opened = await openAccount(off, {
    'POST /auth/segundo-factor': {
      ok: true,
      preparado: { uri: 'otpauth://totp/Colegio:directora?secret=ABCDEFGH', secreto: 'ABCDEFGH' },
    },
  })
  const { user, network } = opened
  await press(opened, 'Configurar')
  await user.type(screen.getByLabelText('Tu contraseña'), 'Ventana#Azul1{Enter}')
  expect(await screen.findByRole('img', { name: 'Código QR de tu segundo factor' })).toBeInTheDocument()
  expect(screen.getByLabelText('Clave para escribirla a mano')).toHaveTextContent('ABCD EFGH')

  const field = screen.getByLabelText('Los seis dígitos que muestra')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  network.on(
    'POST /auth/segundo-factor/confirmar',
    failure(400, 'El código no es correcto.', { codigo: 'El código no es correcto.' }),
  )
  await user.type(field, '111111{Enter}')
  await waitFor(() => expect(field).toBeInvalid())
  network.on('POST /auth/segundo-factor/confirmar', { ok: true, codigos: codes })
  network.on(FACTOR, { ok: true, segundo_factor: on })
  await user.clear(field)
  await user.type(field, '123456{Enter}')
  const shown = await screen.findByRole('dialog', { name: 'Guarda tus códigos de recuperación' })
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(codes)
  const file = within(shown).getByRole('link', { name: 'Descargar' })
  await waitFor(() =>
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('Colegio Benito Juárez'),
  )
  expect(await screen.findByText(/Quedan 7 códigos/)).toBeInTheDocument()
  expect(bodies(opened, '/auth/segundo-factor')).toEqual([{ password: 'Ventana#Azul1' }])
})

test('with a factor: new codes and taking it off ask for password and code; a required one cannot be taken off here', async () => {
  const opened = await openAccount(on, {
    'DELETE /auth/segundo-factor': { ok: true, segundo_factor: off },
  })
  const { user, network } = opened
  await press(opened, 'Quitar')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quitar' }))
  expect(await screen.findByLabelText('Tu contraseña')).toBeInvalid()
  expect(bodies(opened, '/auth/segundo-factor')).toEqual([])
  await user.type(screen.getByLabelText('Tu contraseña'), 'Ventana#Azul1')
  network.on(FACTOR, { ok: true, segundo_factor: off })
  await user.type(screen.getByLabelText('Código de tu aplicación'), '123 456{Enter}')
  expect(await screen.findByRole('button', { name: 'Configurar' })).toBeInTheDocument()
  expect(bodies(opened, '/auth/segundo-factor')).toEqual([{ password: 'Ventana#Azul1', codigo: '123 456' }])
})

test('a factor that the role requires has no button to take it off; one that was lost says why', async () => {
  const { unmount } = await openAccount({ ...on, exigido: true })
  expect(await screen.findByRole('button', { name: 'Hacer códigos nuevos' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Quitar' })).not.toBeInTheDocument()
  unmount()
  await openAccount({ ...off, perdido: true })
  expect(await screen.findByText(/se perdió al pasar los datos a otra computadora/)).toBeInTheDocument()
})

test('sessions: this computer has no button; one ends, or all the others', async () => {
  const opened = await openAccount(off, {
    'DELETE /auth/sesiones/2': { ok: true, terminadas: 1 },
    'DELETE /auth/sesiones': { ok: true, terminadas: 1 },
  })
  const { network } = opened
  expect(await screen.findAllByRole('button', { name: 'Terminar sesión' })).toHaveLength(1)
  expect(screen.getByText('Este equipo')).toBeInTheDocument()
  network.on(SESSIONS, { ok: true, sesiones: [aSession(1, { actual: true }), aSession(3)] })
  await press(opened, 'Terminar sesión')
  expect(await screen.findByText('Sesión terminada')).toBeInTheDocument()
  network.on(SESSIONS, { ok: true, sesiones: [aSession(1, { actual: true })] })
  await press(opened, 'Terminar las demás')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Terminar sesión' })).not.toBeInTheDocument(),
  )
})

test('a refusal that a role requires a factor leads here, says why, and back after the first code', async () => {
  const { user, network } = await renderScreen('/departamentos', {
    answers: {
      'GET /plantilla/all/departamentos': answer(403, {
        ok: false,
        message: 'Tu rol pide un segundo factor.',
        motivo: 'SEGUNDO_FACTOR',
      }),
      [FACTOR]: { ok: true, segundo_factor: { ...off, exigido: true } },
      'POST /auth/segundo-factor': {
        ok: true,
        preparado: { uri: 'otpauth://totp/x?secret=AB', secreto: 'AB' },
      },
      'POST /auth/segundo-factor/confirmar': { ok: true, codigos: codes },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeInTheDocument()
  expect(screen.getByText(/Tu rol pide un segundo factor/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Configurar' }))
  await user.type(screen.getByLabelText('Tu contraseña'), 'Ventana#Azul1{Enter}')
  await user.type(await screen.findByLabelText('Los seis dígitos que muestra'), '123456')
  network.on('GET /plantilla/all/departamentos', { ok: true, departamentos: [] })
  network.on(FACTOR, { ok: true, segundo_factor: { ...on, exigido: true } })
  await user.keyboard('{Enter}')
  const shown = await screen.findByRole('dialog', { name: 'Guarda tus códigos de recuperación' })
  await user.click(within(shown).getByRole('button', { name: 'Cerrar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Departamentos' })).toBeInTheDocument()
})

test('a browser that is remembered without a session is listed and forgotten; all end together', async () => {
  const remembered = {
    id: 5,
    navegador: 'Firefox en Linux',
    direccion: '10.0.0.7',
    recordado_hasta: '2026-10-15T14:00:00.000Z',
  }
  const sesiones = [aSession(1, { actual: true })]
  const opened = await openAccount(off, {
    [SESSIONS]: { ok: true, sesiones, recordados: [remembered] },
    'DELETE /auth/navegadores-recordados/5': { ok: true },
  })
  expect(
    await screen.findByText(/10\.0\.0\.7 · sin sesión abierta · sin pedir código hasta/),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Terminar las demás' })).toBeInTheDocument()
  opened.network.on(SESSIONS, { ok: true, sesiones, recordados: [] })
  await press(opened, 'Olvidar equipo')
  expect(await screen.findByText('Equipo olvidado')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Firefox en Linux')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Terminar las demás' })).not.toBeInTheDocument()
})
