import { screen, waitFor, within } from '@testing-library/react'
import type { Setup } from '@contract/setup/setup.schemas'
import { READY_ROLES } from '@contract/roles/readyRoles'
import { passwordProblem } from '@contract/domain/password'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aUserRow } from '@test/support/state/rows'
import { aRole } from '../../features/users/users.support'

const READ = 'GET /escuela/arranque'
const SKIP = 'POST /escuela/arranque/omitir'
const ROLES = 'GET /auth/roles'
const USERS = 'GET /auth/users'
const MAKE_ROLE = 'POST /auth/rol'
const MAKE_USER = 'POST /auth/register'

const NAMES = ['ESCUELA', 'CICLO', 'PERSONAS', 'ALUMNOS'] as const
const aSetup = (done: readonly (typeof NAMES)[number][], over: Partial<Setup> = {}) => ({
  ok: true,
  arranque: {
    pasos: NAMES.map((paso) => ({ paso, hecho: done.includes(paso) })),
    terminado: false,
    registrados: 0,
    alumno: null,
    cobrado: false,
    ...over,
  },
})

const open = async (path: string, setup: object, answers: Record<string, object> = {}) => {
  const opened = await renderScreen(path, {
    answers: {
      [READ]: setup,
      [USERS]: { ok: true, users: [aUserRow({ id: 7, name: 'directora' })] },
      [ROLES]: { ok: true, roles: [] },
      ...answers,
    } as NonNullable<Parameters<typeof renderScreen>[1]>['answers'] & object,
  })
  await screen.findByRole('navigation', { name: 'Pasos del arranque' })
  return opened
}

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Pasos del arranque' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const addCashier = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Agregar a CAJA' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar a CAJA' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nombre de usuario' }), 'rosa{Enter}')
  return dialog
}
const cashier = aUserRow({ id: 8, name: 'rosa' })
const role = aRole(3, 'CAJA', ['CARGOS READ'])
const bodies = ({ network }: Awaited<ReturnType<typeof open>>, call: string) =>
  network.sent.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)

test('the first step that is left opens; each says its state and is a link', async () => {
  await open('/arranque', aSetup(['ESCUELA', 'CICLO']))
  expect(screen.getByRole('heading', { level: 2, name: 'Quiénes trabajan aquí' })).toBeInTheDocument()
  expect(steps()).toEqual([
    expect.stringMatching(/La escuela: Hecho$/),
    expect.stringMatching(/El ciclo y sus precios: Hecho$/),
    expect.stringMatching(/Quiénes trabajan aquí: Falta$/),
    expect.stringMatching(/Los alumnos: Falta$/),
  ])
})

test('a ready role is made with its first user, whose password is proposed and shown once', async () => {
  const opened = await open('/arranque?paso=personas', aSetup(['ESCUELA', 'CICLO']), {
    [MAKE_ROLE]: { ok: true, rol: role },
    [MAKE_USER]: { ok: true, user: cashier },
  })
  await addCashier(opened)
  expect(await screen.findByText(/rosa ya puede entrar/)).toBeInTheDocument()
  const [made] = bodies(opened, MAKE_USER) as { name: string; password: string; roleId: number }[]
  expect(made).toMatchObject({ name: 'rosa', roleId: 3 })
  expect(passwordProblem(made?.password ?? '')).toBeNull()
  expect(screen.getByText(new RegExp(`Contraseña: ${made?.password}`))).toBeInTheDocument()
  expect(bodies(opened, MAKE_ROLE)).toEqual([
    expect.objectContaining({ nameRol: 'CAJA', permissions: expect.any(Array) as unknown }),
  ])
})

test('a role that is there is used as it is; one that a colleague made meanwhile too', async () => {
  const opened = await open('/arranque?paso=personas', aSetup([]), {
    [ROLES]: { ok: true, roles: [role] },
    [MAKE_USER]: { ok: true, user: cashier },
  })
  await addCashier(opened)
  await screen.findByText(/rosa ya puede entrar/)
  expect(bodies(opened, MAKE_ROLE)).toEqual([])
  expect(bodies(opened, MAKE_USER)).toEqual([expect.objectContaining({ roleId: 3 })])
})

test('pressed again after the user was refused, no second role is made and nothing typed is lost', async () => {
  const reason = 'Ya existe el usuario «rosa».'
  const opened = await open('/arranque?paso=personas', aSetup([]), {
    [MAKE_ROLE]: () => {
      opened.network.on(ROLES, { ok: true, roles: [role] })
      return { ok: true, rol: role }
    },
    [MAKE_USER]: failure(409, reason, { name: reason }),
  })
  const dialog = await addCashier(opened)
  const name = dialog.getByRole('textbox', { name: 'Nombre de usuario' })
  await waitFor(() => expect(name).toHaveAccessibleDescription(reason))
  opened.network.on(MAKE_USER, { ok: true, user: cashier })
  await opened.user.type(name, ' m{Enter}')
  await screen.findByText(/rosa ya puede entrar/)
  expect(bodies(opened, MAKE_ROLE)).toHaveLength(1)
  const [first, second] = bodies(opened, MAKE_USER) as { password: string }[]
  expect(second?.password).toBe(first?.password)
})

test('who works alone leaves the step out, and goes on to the pupils', async () => {
  const skipped = aSetup(['ESCUELA', 'CICLO'])
  skipped.arranque.pasos = skipped.arranque.pasos.map((step) =>
    step.paso === 'PERSONAS' ? { ...step, omitido: true } : step,
  )
  const opened = await open('/arranque?paso=personas', aSetup(['ESCUELA', 'CICLO']), { [SKIP]: skipped })
  opened.network.on(READ, skipped)
  expect(screen.queryByRole('link', { name: 'Dejar para después' })).toBeNull()
  await opened.user.click(screen.getByRole('button', { name: 'Dejar para después' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Los alumnos' })).toHaveFocus()
  expect(address()).toBe('/arranque?paso=alumnos')
  expect(bodies(opened, SKIP)).toEqual([{ paso: 'PERSONAS' }])
  await waitFor(() => expect(steps()[2]).toMatch(/Para después$/))
})

test('once a colleague was added the step is gone on from, and no longer left for later', async () => {
  await open('/arranque?paso=personas', aSetup(['ESCUELA', 'CICLO', 'PERSONAS']))
  expect(screen.getByRole('link', { name: 'Seguir' })).toHaveAttribute('href', '/arranque?paso=alumnos')
  expect(screen.queryByRole('button', { name: 'Dejar para después' })).toBeNull()
})

test('three ways lead to the pupils; registered ones that nobody enrolled are named', async () => {
  await open('/arranque?paso=alumnos', aSetup(['ESCUELA', 'CICLO', 'PERSONAS'], { registrados: 12 }))
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to(/^Tu Excel, con lo que deben/)).toBe('/apertura')
  expect(to(/^Tu Excel, solo alumnos/)).toBe('/importar')
  expect(to(/^Una familia a mano/)).toBe('/nueva-familia')
  expect(screen.getByText('Hay 12 alumnos registrados y nadie inscrito')).toBeInTheDocument()
  expect(to(/^Inscribir$/)).toBe('/menu/inscripciones')
})

test('without a cycle the pupils have to wait', async () => {
  await open('/arranque?paso=alumnos', aSetup(['ESCUELA']))
  expect(
    await screen.findByText('Primero el ciclo: sin sus precios no se puede inscribir.'),
  ).toBeInTheDocument()
})

test('after the last step the desk opens with the family, until the first receipt', async () => {
  const ready = aSetup([...NAMES], { terminado: true, alumno: { id: 17, nombre: 'DIEGO PEÑA' } })
  await open('/arranque', ready)
  expect(screen.getByRole('heading', { level: 2, name: 'Ya puedes cobrar' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cobrar' })).toHaveAttribute(
    'href',
    '/caja?alumno=17&elegir=alumno-17',
  )
})

test('after the first receipt the set-up says that it is over', async () => {
  await open('/arranque', aSetup([...NAMES], { terminado: true, cobrado: true }))
  expect(screen.getByText('La escuela ya da recibos')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Cobrar' })).toBeNull()
})

test('the home shows what is left, and nothing of it to a school at work', async () => {
  const board = { ciclo: null, ciclo_anterior: null, pendientes: [] }
  const { arranque } = aSetup(['ESCUELA'])
  const { network } = await renderScreen('/', {
    answers: { 'GET /tablero': { ok: true, tablero: { ...board, arranque } } },
  })
  expect(await screen.findByRole('link', { name: 'Seguir' })).toHaveAttribute('href', '/arranque?paso=ciclo')
  expect(network.count(READ)).toBe(0)
})

test('without CICLO ESCOLAR UPDATE it does not open', async () => {
  await renderScreen('/arranque', { except: ['CICLO ESCOLAR UPDATE'] })
  expect(await screen.findByText('Tu rol no abre esta página')).toBeInTheDocument()
})

test('the ready roles are offered in words', async () => {
  await open('/arranque?paso=personas', aSetup([]))
  for (const { words } of Object.values(READY_ROLES)) expect(screen.getByText(words)).toBeInTheDocument()
})
