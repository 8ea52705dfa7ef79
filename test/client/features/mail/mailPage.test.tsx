import { screen, waitFor, within } from '@testing-library/react'
import type { Mail } from '@contract/mail/mail.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

const aMail = (over: Partial<Mail> = {}): Mail => ({
  servidor: null,
  puerto: 587,
  seguridad: 'STARTTLS',
  usuario: null,
  tiene_contrasena: false,
  remitente: { nombre: null, correo: null },
  responder_a: null,
  tope_diario: 300,
  desde_hora: 8,
  hasta_hora: 20,
  activo: false,
  ultimo_error: null,
  ultimo_error_fecha: null,
  falta: 'Falta el servidor de correo.',
  guardado: false,
  carpeta: false,
  abre_desde_casa: true,
  ...over,
})
const SAVED = aMail({
  servidor: 'smtp.gmail.com',
  usuario: 'cobranza@escuela.mx',
  tiene_contrasena: true,
  remitente: { nombre: null, correo: 'cobranza@escuela.mx' },
  activo: true,
  falta: null,
  guardado: true,
})

const open = async (mail: Mail, answers: Record<string, unknown> = {}) => {
  const opened = await renderScreen('/correo', {
    answers: { 'GET /correo': { ok: true, correo: mail }, ...answers },
  } as Parameters<typeof renderScreen>[1])
  await screen.findByText('Con qué cuenta salen los avisos y recordatorios a las familias')
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

const field = (name: string) => screen.getByRole('textbox', { name })
const password = () => screen.getByLabelText(/^Contraseña del correo/)
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Guardar' }))
const sent = ({ network }: Opened) =>
  network.sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])

test('an unset school picks Gmail, and gets its server, port and encryption with it', async () => {
  const opened = await open(aMail(), {
    'PATCH /correo': { ok: true, message: 'Los datos del correo se guardaron.', correo: SAVED },
  })
  const { user } = opened
  expect(screen.getByText('Falta el servidor de correo.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Con qué se envía' }), 'gmail')
  await user.type(field('Usuario'), 'cobranza@escuela.mx')
  await user.type(field('Correo del remitente'), 'cobranza@escuela.mx')
  await save(opened)
  expect(password()).toHaveAccessibleDescription('Value is required')
  expect(sent(opened)).toEqual([])
  await user.type(password(), 'abcd efgh')
  await save(opened)
  expect(await screen.findByText('Los datos del correo se guardaron')).toBeVisible()
  const [[, , body]] = sent(opened) as [[string, string, Record<string, unknown>]]
  expect(body).toEqual({
    servidor: 'smtp.gmail.com',
    puerto: 587,
    seguridad: 'STARTTLS',
    usuario: 'cobranza@escuela.mx',
    contrasena: 'abcd efgh',
    remitente: { nombre: '', correo: 'cobranza@escuela.mx' },
    responder_a: '',
    tope_diario: 300,
    desde_hora: 8,
    hasta_hora: 20,
    activo: true,
  })
  expect(password()).toHaveValue('')
})

test('only what changed is sent; another server asks for the password again', async () => {
  const opened = await open(SAVED, {
    'PATCH /correo': failure(400, 'El tope no sirve', { tope_diario: 'El tope no sirve' }),
  })
  const { user } = opened
  await user.clear(field('Mensajes al día'))
  await user.type(field('Mensajes al día'), '100')
  await save(opened)
  await waitFor(() => expect(sent(opened)).toHaveLength(1))
  expect(sent(opened)).toEqual([['PATCH', '/correo', { tope_diario: 100 }]])
  await waitFor(() => expect(field('Mensajes al día')).toHaveAccessibleDescription('El tope no sirve'))
  await user.clear(field('Servidor'))
  await user.type(field('Servidor'), 'correo.otro.mx')
  await save(opened)
  expect(password()).toHaveAccessibleDescription('Value is required')
  expect(sent(opened)).toHaveLength(1)
})

test('a saved password is taken away, together with the user that needs it', async () => {
  const opened = await open(SAVED, { 'PATCH /correo': { ok: true, correo: SAVED } })
  const { user } = opened
  await user.click(screen.getByRole('checkbox', { name: 'Quitar la contraseña guardada' }))
  await save(opened)
  expect(password()).toHaveAccessibleDescription('Value is required')
  expect(sent(opened)).toEqual([])
  await user.clear(field('Usuario'))
  await save(opened)
  await waitFor(() => expect(sent(opened)).toHaveLength(1))
  expect(sent(opened)).toEqual([['PATCH', '/correo', { usuario: '', contrasena: null }]])
})

test('the test says in words what the server said; what failed last and what families cannot open is on the page', async () => {
  const opened = await open(
    { ...SAVED, ultimo_error: 'La cuenta llegó a su límite.', abre_desde_casa: false },
    { 'POST /correo/probar': { ok: true, prueba: { enviado: false, dijo: 'No aceptó la contraseña.' } } },
  )
  expect(screen.getByText('La cuenta llegó a su límite.')).toBeVisible()
  expect(screen.getByText('Las familias no pueden abrir ligas desde su casa.')).toBeVisible()
  await opened.user.click(screen.getByRole('button', { name: 'Enviar prueba' }))
  const told = within(screen.getByRole('region', { name: 'Probar' }))
  expect(await told.findByText('No aceptó la contraseña.')).toBeVisible()
  expect(sent(opened)).toEqual([['POST', '/correo/probar', { para: 'cobranza@escuela.mx' }]])
})
