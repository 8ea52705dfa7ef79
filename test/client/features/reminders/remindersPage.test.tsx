import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { writes } from '@test/support/pages/writes'
import { failure } from '@test/support/state/fakeNetwork'

const LIST = 'GET /recordatorios'
const CALENDAR = 'GET /recordatorios/calendario?dias=14'

const late = {
  id: 2,
  dias: 1,
  titulo: 'Venció un pago de {alumnos}',
  descripcion: 'Hola, {padre}: hoy son {por_pagar}.',
  activa: true,
  adjuntar_estado: false,
}
const early = { ...late, id: 1, dias: -3, titulo: 'El {vencimiento} vence un pago', activa: false }
const rosa = { id: 5, nombre: 'ROSA MUÑOZ' }
const state = {
  reglas: [early, late],
  activos: false,
  calladas: [
    {
      padre: { id: 6, nombre: 'JUAN LÓPEZ' },
      hasta: '2026-12-31',
      motivo: 'Perdió su empleo',
      por: 'directora',
      cuando: '2026-09-14T16:00:00Z',
    },
  ],
  firma: 'ANA RUIZ' as string | null,
  correo: null as string | null,
}
const dias = [
  {
    fecha: '2026-10-12',
    regla: { id: 2, dias: 1, titulo: late.titulo },
    familias: 1,
    suma: 1250.5,
    quienes: [{ padre: rosa, alumno: null, vencimiento: '2026-10-09', saldo: 1250.5 }],
    omitidas: [
      {
        padre: null,
        alumno: { id: 9, nombre: 'LUZ SOLA' },
        vencimiento: '2026-10-09',
        saldo: 500,
        motivo: 'El alumno no tiene padre o tutor registrado',
      },
    ],
  },
]

const open = async (over: Partial<typeof state> = {}, options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/recordatorios', {
    ...options,
    answers: {
      [LIST]: { ok: true, recordatorios: { ...state, ...over } },
      [CALENDAR]: { ok: true, dias },
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Recordatorios' })
  await screen.findByText('Qué se recuerda y cuándo')
  return opened
}
const dialog = async () => within(await screen.findByRole('dialog'))
const field = async (name: string) =>
  (await dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))

test('it says that nothing leaves, who signs, and turns on with one press', async () => {
  const opened = await open(
    {},
    {
      answers: { 'PATCH /recordatorios': { ok: true, recordatorios: { ...state, activos: true } } },
    },
  )
  expect(screen.getByText('Están apagados: no sale ninguno.')).toBeInTheDocument()
  expect(screen.getByText(/Los firma ANA RUIZ/)).toBeInTheDocument()
  opened.network.on(LIST, { ok: true, recordatorios: { ...state, activos: true } })
  await opened.user.click(screen.getByRole('button', { name: 'Encender' }))
  expect(await screen.findByText('Salen solos cada día hábil.')).toBeInTheDocument()
  expect(writes(opened)).toEqual([['PATCH /recordatorios', { activos: true }]])
})

test('without a person who signs it leads to the school, and offers no switch; what keeps mail back is said', async () => {
  await open({ firma: null, correo: 'El correo está apagado.' })
  expect(screen.getByRole('link', { name: 'Ir a La escuela' })).toHaveAttribute('href', '/escuela')
  expect(screen.queryByRole('button', { name: 'Encender' })).not.toBeInTheDocument()
  expect(screen.getByText('El correo está apagado.')).toBeInTheDocument()
})

test('a day names who gets it, by how much, and who does not and why; from there a family is muted', async () => {
  const opened = await open(
    {},
    {
      answers: {
        'POST /recordatorios/callar': {
          ok: true,
          message: 'A esa familia ya no se le recuerda.',
          callada: state.calladas[0],
        },
      },
    },
  )
  const day = within((await screen.findByText('lunes 12/10/2026')).closest('details')!)
  expect(day.getByText(/1 familia · \$1,250\.50 · 1 no/)).toBeInTheDocument()
  expect(day.getByRole('link', { name: 'ROSA MUÑOZ' })).toHaveAttribute('href', '/padre/5')
  expect(day.getByText('El alumno no tiene padre o tutor registrado')).toBeInTheDocument()
  await opened.user.click(screen.getByText('lunes 12/10/2026'))
  await opened.user.click(day.getByRole('button', { name: 'No recordar a ROSA MUÑOZ' }))
  await opened.user.type(await field('Hasta'), '31/12/2026')
  await opened.user.type(await field('Motivo'), ' Acordó en dirección ')
  await opened.user.click((await dialog()).getByRole('button', { name: 'No recordarle' }))
  await screen.findByText('A esa familia ya no se le recuerda')
  expect(writes(opened)).toEqual([
    ['POST /recordatorios/callar', { padreId: 5, hasta: '2026-12-31', motivo: 'Acordó en dirección' }],
  ])
})

test('a muted family is shown with day, reason and user, and is reminded anew', async () => {
  const opened = await open(
    {},
    {
      answers: {
        'DELETE /recordatorios/callar/6': {
          ok: true,
          message: 'A esa familia se le vuelve a recordar.',
          callada: state.calladas[0],
        },
      },
    },
  )
  expect(screen.getByText(/hasta el 31\/12\/2026: Perdió su empleo/)).toBeInTheDocument()
  expect(screen.getByText('directora, 14/09/2026 10:00')).toBeInTheDocument()
  await opened.user.click(screen.getByRole('button', { name: 'Volver a recordarle' }))
  await screen.findByText('A esa familia se le vuelve a recordar')
})

test('a rule of days before is sent as a negative number; a wrong field is said beside it', async () => {
  const opened = await open(
    {},
    { answers: { 'POST /recordatorios': { ok: true, message: 'El recordatorio se guardó.', regla: late } } },
  )
  await opened.user.click(screen.getByRole('button', { name: 'Agregar recordatorio' }))
  await opened.user.type(await field('Días'), '5')
  await opened.user.selectOptions(await field('Cuándo'), 'ANTES')
  await opened.user.type(await field('Título'), 'Aviso')
  await opened.user.type(await field('Mensaje'), 'Hola, {{curp}')
  await opened.user.click((await dialog()).getByRole('button', { name: 'Agregar' }))
  expect(await (await dialog()).findByText(/No existe el campo \{curp\}/)).toBeInTheDocument()
  await opened.user.clear(await field('Mensaje'))
  await opened.user.type(await field('Mensaje'), 'Hola, {{padre}')
  await opened.user.click((await dialog()).getByRole('button', { name: 'Agregar' }))
  await screen.findByText('El recordatorio se guardó')
  expect(writes(opened)).toEqual([
    [
      'POST /recordatorios',
      { dias: -5, titulo: 'Aviso', descripcion: 'Hola, {padre}', adjuntar_estado: false },
    ],
  ])
})

test('a rule is turned off by itself; refused, what was stays and why is said', async () => {
  const opened = await open(
    {},
    {
      answers: { 'PATCH /recordatorios/2': failure(404, 'No existe este recordatorio.') },
    },
  )
  expect(screen.getByText('Apagado')).toBeInTheDocument()
  await opened.user.click(screen.getByRole('button', { name: `Apagar ${late.titulo}` }))
  expect(await screen.findByText('No existe este recordatorio.')).toBeInTheDocument()
  expect(writes(opened)).toEqual([['PATCH /recordatorios/2', { activa: false }]])
})

test('who may only look changes nothing', async () => {
  await open({}, { permissions: ['COLEGIATURAS READ', 'PADRES READ'] })
  await screen.findByText('lunes 12/10/2026')
  for (const name of [/Encender/, /Agregar/, /No recordar/, /Volver a recordarle/, /^Editar/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a calendar that fails says so and asks again', async () => {
  const opened = await open({}, { answers: { [CALENDAR]: failure(503, 'La base de datos no responde') } })
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  opened.network.on(CALENDAR, { ok: true, dias: [] })
  await opened.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('En estos días no toca ningún recordatorio.')).toBeInTheDocument()
})
