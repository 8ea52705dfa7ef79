import { act, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { screens } from '@client/app/screens'
import { dayInWords } from '@client/features/home/components/greeting'
import { SafetyNotes, ServerNotices } from '@client/features/home/components/ServerNotices'
import { today } from '@client/state/clock/schoolClock'
import { address, ALL_PERMISSIONS, renderScreen, type PermissionName } from '@test/support/pages/screen'
import { renderUi } from '@test/support/pages/ui'
import { startClient } from '@test/support/state/client'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'

const CYCLE = 'GET /ciclo/actual'
const RED = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO'
const none = { [CYCLE]: { ok: true, ciclo: null } }
/** A module that a server may grant although it is none of the 13 (decisions/domain/access#always-true). */
const BUY = 'Compras CREATE' as string as PermissionName

const main = () => within(screen.getByRole('main'))
const tasks = () =>
  within(main().getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent)
const next = () => screen.findByRole('heading', { name: 'Qué puedes hacer ahora' })

test('the current cycle at a glance, and a greeting', async () => {
  const ciclo = aCycleRow({ inscritos: { PREESCOLAR: 31, PRIMARIA: 204 } })
  await renderScreen('/', { answers: { [CYCLE]: { ok: true, ciclo } } })
  const card = within(await screen.findByRole('region', { name: 'Ciclo escolar actual' }))
  expect(card.getByRole('heading', { name: 'Ciclo 2026-2027' })).toBeInTheDocument()
  expect(card.getByText('En curso · 01/09/2026 a 30/06/2027 · inscripciones abiertas')).toBeInTheDocument()
  expect(card.getByText('Preescolar').nextElementSibling).toHaveTextContent('31')
  expect(card.getByText('Primaria').nextElementSibling).toHaveTextContent('204')
  // The heading greets; the title of the tab names the page.
  expect(screen.getByRole('heading', { level: 1, name: /^Buen[ao]s .*, directora$/ })).toBeInTheDocument()
  expect(document.title).toMatch(/^Inicio/)
  expect(screen.getByText(dayInWords(today()))).toBeInTheDocument()
  expect(screen.queryByText(RED)).not.toBeInTheDocument()
})

test('a cycle still to come with closed enrolments says both', async () => {
  const ciclo = aCycleRow({ vigencia: 'PROXIMO', inscripciones_abiertas: false })
  await renderScreen('/', { answers: { [CYCLE]: { ok: true, ciclo } } })
  expect(await screen.findByText(/^Próximo a iniciar · .* · inscripciones cerradas$/)).toBeInTheDocument()
  await next()
  expect(tasks()).not.toContain('Inscribir alumnos')
})

test('without a cycle the red panel, and registering one is the first thing to do', async () => {
  const { user } = await renderScreen('/', { answers: none })
  expect(await screen.findByText(RED)).toBeInTheDocument()
  expect(tasks()).toEqual([
    'Registrar el ciclo escolar',
    'Registrar un alumno',
    'Cobrar',
    'Alumnos inscritos',
  ])
  await user.click(main().getByRole('link', { name: /^Registrar el ciclo escolar/ }))
  expect(address()).toBe('/registro/ciclo-escolar')
})

test('with a cycle where nobody is enrolled, enrolling comes first', async () => {
  await renderScreen('/')
  await next()
  expect(tasks()).toEqual([
    'Inscribir alumnos',
    'Registrar un alumno',
    'Cobrar',
    'Cobrar colegiatura',
    'Alumnos inscritos',
  ])
  expect(screen.getByText('Nadie está inscrito aún en 2026-2027.')).toBeInTheDocument()
})

test('once pupils are enrolled it waits in its place', async () => {
  const ciclo = aCycleRow({ inscritos: { PREESCOLAR: 0, PRIMARIA: 1 } })
  await renderScreen('/', { answers: { [CYCLE]: { ok: true, ciclo } } })
  await next()
  expect(tasks()).toEqual([
    'Registrar un alumno',
    'Inscribir alumnos',
    'Cobrar',
    'Cobrar colegiatura',
    'Alumnos inscritos',
  ])
})

test.each<[PermissionName[], string[]]>([
  [['CARGOS READ'], ['Cobrar']],
  [['COLEGIATURAS UPDATE'], ['Cobrar colegiatura']],
  [['ALUMNOS READ'], ['Alumnos inscritos']],
  [
    ['ALUMNOS CREATE', 'INSCRIPCIONES CREATE'],
    ['Inscribir alumnos', 'Registrar un alumno'],
  ],
])('a role with %j is offered %j', async (permissions, offered) => {
  await renderScreen('/', { permissions })
  await next()
  expect(tasks()).toEqual(offered)
})

test('a role that opens nothing is told whom to ask', async () => {
  await renderScreen('/', { permissions: [] })
  expect(await screen.findByText(/^Tu rol todavía no abre ninguna tarea/)).toBeInTheDocument()
})

test('all 52 permissions show no "Crear": it is tied to Compras', async () => {
  await renderScreen('/')
  await next()
  expect(screen.queryByRole('button', { name: 'Crear' })).not.toBeInTheDocument()
})

test('who holds Compras CREATE has "Crear", with what else they may create', async () => {
  const { user } = await renderScreen('/', { permissions: [BUY, 'ALUMNOS CREATE', 'INSCRIPCIONES READ'] })
  await user.click(await screen.findByRole('button', { name: 'Crear' }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Alta de familia', 'Alumno', 'Importar alumnos'])
  await user.click(items[1]!)
  expect(address()).toBe('/registro/alumno')
})

test('who may create nothing else is told so by the menu of "Crear"', async () => {
  const { user } = await renderScreen('/', { permissions: [BUY, 'ALUMNOS READ'] })
  await user.click(await screen.findByRole('button', { name: 'Crear' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem')).toHaveTextContent(/^Tu rol todavía no puede registrar nada/)
  expect(menu.getByRole('menuitem')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Crear' })).toHaveFocus())
})

test('every entry of "Crear" leads to a screen that its permission opens', async () => {
  const { user } = await renderScreen('/', { permissions: [...ALL_PERMISSIONS, BUY] })
  await user.click(await screen.findByRole('button', { name: 'Crear' }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.length).toBeGreaterThan(3)
  for (const item of items) {
    const target = screens.find(({ path }) => path === item.getAttribute('href'))
    expect([item.textContent, target?.access]).toEqual([item.textContent, [[expect.any(String), 'CREATE']]])
  }
})

test('Compras READ is not enough for "Crear"', async () => {
  await renderScreen('/', { permissions: ['Compras READ' as string as PermissionName, 'ALUMNOS CREATE'] })
  await next()
  expect(screen.queryByRole('button', { name: 'Crear' })).not.toBeInTheDocument()
})

test('while the cycle is on the way neither panel nor tasks; an error says why and nothing untrue', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await renderScreen('/', { answers: { [CYCLE]: reply } })
  await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })
  expect(screen.queryByText(RED)).not.toBeInTheDocument()
  arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  expect(screen.queryByText(RED)).not.toBeInTheDocument()
  // It is unknown whether a cycle exists, so the home must not ask to register one.
  expect(tasks()).toEqual(['Registrar un alumno', 'Cobrar', 'Alumnos inscritos'])
  network.on(CYCLE, { ok: true, ciclo: aCycleRow() })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('region', { name: 'Ciclo escolar actual' })).toBeInTheDocument()
})

describe('the last backup', () => {
  const BACKUP = 'GET /respaldos/ultimo'
  const respaldo = { fecha: '2026-09-01T09:00:00.000Z', automatico: true, cifrado: false, bytes: 5_000_000 }
  const fine = { ok: true, respaldo, atrasado: false, fallo: null }
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

  /** What the home says of it, without the rest of the home. */
  const openNotices = async (answer: object) => {
    const { network, store, signIn } = startClient()
    const actions = ['READ', 'UPDATE'] as const
    await signIn('ficha-1', { permissions: actions.map((action) => ({ module: 'USUARIOS', action })) })
    network.on(BACKUP, { ...fine, ...answer })
    renderUi(
      <Provider store={store}>
        <ServerNotices />
        <SafetyNotes />
      </Provider>,
    )
    await waitFor(() => expect(network.count(BACKUP)).toBe(1))
    await act(settle)
  }

  test.each([
    [
      'older than a week',
      { atrasado: true },
      /^El último respaldo de la escuela es del 01\/09\/2026 03:00\./,
    ],
    ['none', { respaldo: null, atrasado: true }, /^La escuela todavía no tiene ningún respaldo\./],
    ['failed tonight', { fallo: 'El respaldo no cabe en el disco.' }, /falló: El respaldo no cabe/],
  ])('%s: told, and how to make one', async (_name, answer, text) => {
    await openNotices(answer)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('alert')).toHaveTextContent(/npm run respaldo/)
  })

  const ensayo = { fecha: '2026-09-06T10:00:00.000Z', dicho: 'Está alterado.', segundos: 9 }
  const unsaid = { registros: null, archivo: null }
  test.each([
    [
      'a clock that was set back, with the payment that shows it',
      { reloj_atrasado: { folio: 12, fecha: '2026-09-15T16:00:00.000Z' } },
      /^El reloj del servidor está atrasado: el pago con folio 000012 es del 15\/09\/2026 10:00\./,
    ],
    [
      'a drill that failed',
      { ensayo: { ...ensayo, ...unsaid, resultado: 'FALLA' } },
      /^Un respaldo no pasó el ensayo \(06\/09\/2026 04:00\): Está alterado\.$/,
    ],
    [
      'a drill that could not be done',
      { ensayo: { ...ensayo, ...unsaid, resultado: 'SIN_PROBAR' } },
      /^El ensayo del respaldo no se pudo hacer/,
    ],
    ['a key that nobody took away', { llave: 'POR_GUARDAR' }, /está solo en esta computadora/],
    ['a page that nobody saw for 90 days', { llave: 'POR_CONFIRMAR' }, /sigue en la caja fuerte\?/],
    ['copies in clear', { sin_cifrar: true, llave: 'GUARDADA' }, /^Los respaldos no están cifrados/],
    [
      'the continuous copy cannot go on: what is wrong, and until when all is safe',
      {
        continua: { minutos: 12, otro_disco: true, problema: 'La copia continua no cabe en el disco.' },
      },
      /^La copia continua no cabe en el disco\. A salvo está todo hasta hace 12 minutos\.$/,
    ],
  ])('%s is said', async (_name, more, text) => {
    await openNotices(more)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByText(/^Todo a salvo/)).not.toBeInTheDocument()
  })

  test.each([
    [{ probado: '2026-11-22T10:00:00.000Z' }, /domingo 22 de noviembre/],
    [{ continua: { minutos: 1, otro_disco: true, problema: null } }, 'Todo a salvo hasta hace 1 minuto.'],
    [{ continua: { minutos: 150, otro_disco: true, problema: null } }, 'Todo a salvo hasta hace 3 horas.'],
    [
      { continua: { minutos: 2, otro_disco: false, problema: null } },
      'Todo está copiado hasta hace 2 minutos, pero en el mismo disco: con otro en BACKUP_DIR se salva también si este se rompe.',
    ],
    [
      { continua: { minutos: null, otro_disco: true, problema: null } },
      'La primera copia continua de la escuela se está haciendo.',
    ],
  ])('one quiet sentence, %j', async (more, text) => {
    await openNotices(more)
    expect(screen.getByText(text)).toBeVisible()
    expect(shown()).toEqual([])
  })

  test('in time: nothing is said', async () => {
    await openNotices({})
    expect(shown()).toEqual([])
  })

  test('the home itself says it and what is quiet', async () => {
    const continua = { minutos: 1, otro_disco: true, problema: null }
    const { network } = await renderScreen('/', {
      answers: { [BACKUP]: { ...fine, respaldo: null, atrasado: true, continua } },
    })
    await next()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^La escuela todavía no tiene/)
    expect(await screen.findByText(/^Todo a salvo hasta/)).toBeVisible()
    expect(network.count(BACKUP)).toBe(1)
  })

  test('nothing on a server that does not know of backups', async () => {
    await renderScreen('/')
    await next()
    expect(shown()).toEqual([])
  })

  test('who may not see users is told nothing and asks for nothing', async () => {
    const { network } = await renderScreen('/', {
      except: ['USUARIOS READ'],
      answers: { [BACKUP]: { ok: true, respaldo: null, atrasado: true, fallo: null } },
    })
    await next()
    expect(shown()).toEqual([])
    expect(network.count(BACKUP)).toBe(0)
  })
})

test('a common password is told with the way to change it; so is a sign-in from a new browser', async () => {
  const told = {
    id: 4,
    navegador: 'Safari en iPhone',
    direccion: '10.0.0.9',
    fecha: '2026-09-15T15:14:00.000Z',
  }
  const { user } = await renderScreen('/', {
    answers: {
      'GET /auth/navegadores-nuevos': { ok: true, navegadores: [told], adivinable: true },
      'GET /auth/segundo-factor': {
        ok: true,
        segundo_factor: { activo: false, desde: null, codigos_restantes: 0, exigido: false, perdido: false },
      },
    },
  })
  expect(await screen.findByText('Tu contraseña es de las primeras que se prueban')).toBeInTheDocument()
  expect(screen.getByText(/^Entraste desde Safari en iPhone/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Cambiar mi contraseña' }))
  expect(address()).toBe('/mi-cuenta')
  await user.click(await screen.findByRole('button', { name: 'Cambiar mi contraseña' }))
  expect(await screen.findByRole('dialog', { name: 'Cambiar mi contraseña' })).toBeInTheDocument()
})

test('a server that knows no common passwords tells of none', async () => {
  await renderScreen('/', { answers: { 'GET /auth/navegadores-nuevos': { ok: true, navegadores: [] } } })
  await next()
  expect(screen.queryByText(/primeras que se prueban/)).not.toBeInTheDocument()
})
