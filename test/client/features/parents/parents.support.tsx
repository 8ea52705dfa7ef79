import { screen, waitFor, within } from '@testing-library/react'
import type { Notice } from '@contract/notices/notices.schemas'
import { PREFERENCE_PLACES } from '@contract/preferences/preferences.rules'
import type { Pupil } from '@contract/students/students.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { aParentRow, aStudentRow } from '@test/support/state/rows'

export const ALL = 'GET /padres/all'
export const ENROLLED = 'GET /padres/inscritos'
export const WITHOUT = 'GET /alumnos/sin/padre'
export const ONE = 'GET /padres/one/5'
export const NOTICES = 'GET /avisos/padre/5'

export const aPupil = (id: number, over: Partial<Pupil> = {}): Pupil => ({
  id,
  nombre: `HIJO ${id} PEÑA`,
  numero_control: `A-${id}`,
  grado: 'PRIMARIA',
  grupo: { id: 3, nombre: '2B' },
  ...over,
})

/** A parent with everything, and one with the least. */
export const rosa = aParentRow(5, {
  nombre: 'ROSA MUÑOZ PEÑA',
  telefono: '7221234567',
  correo: 'rosa@correo.mx',
  direccion: 'Calle Ñandú 8',
  referencia: '1000017',
  userId: 31,
  usuario: { id: 31, name: 'rosa' },
  alumnos: [aPupil(17), aPupil(18, { grado: null, grupo: null })],
})
export const juan = aParentRow(6, { nombre: 'JUAN LÓPEZ', telefono: '5512345678' })
export const padres = [rosa, juan]

export const pupils = Array.from({ length: 12 }, (_, index) => aStudentRow(index + 40))

export const aNotice = (id: number, over: Partial<Notice> = {}): Notice => ({
  id,
  idPadre: 5,
  usuario: 'ADMINISTRACIÓN',
  remitente: { id: 7, name: 'directora' },
  titulo: `JUNTA ${id}`,
  descripcion: 'VIERNES A LAS 8:00\nEN EL PATIO',
  fecha: '2026-10-05T16:30:00.000Z',
  ...over,
})

export const FAMILY = 'GET /estados/familia?padreId=5'
const total = { saldo: 3250.5, vencido: 1000, por_vencer: 2250.5, recargos: 0, pdf: '/api/files/x' }
/** What the family owes, one line a child. */
export const account = {
  padre: { id: 5, nombre: 'ROSA MUÑOZ PEÑA', telefono: '7221234567' },
  hijos: [
    { alumno: aPupil(17), saldo: 3250.5, vencido: 1000 },
    { alumno: aPupil(18, { grado: null, grupo: null }), saldo: 0, vencido: 0 },
  ],
  saldo_favor: 120,
  fecha: '2026-09-15',
  movimientos: [],
  total,
  ciclos: [],
}

/** A family that refused nothing. */
export const preferencias = PREFERENCE_PLACES.map((place) => ({
  ...place,
  permitido: true,
  cambiado: null,
  por: null,
}))

type Options = NonNullable<Parameters<typeof renderScreen>[1]>
export type Opened = Awaited<ReturnType<typeof renderScreen>>

const ANSWERS: NonNullable<Options['answers']> = {
  [ALL]: { ok: true, padres },
  [ENROLLED]: { ok: true, padres: [rosa] },
  [WITHOUT]: { ok: true, alumnos: pupils },
  [ONE]: { ok: true, padre: rosa },
  'GET /padres/one/6': { ok: true, padre: juan },
  [FAMILY]: { ok: true, estado: account },
  'GET /estados/familia?padreId=6': {
    ok: true,
    estado: { ...account, hijos: [], saldo_favor: 0, total: { ...total, saldo: 0, vencido: 0 } },
  },
  [NOTICES]: { ok: true, avisos: [aNotice(2), aNotice(1)] },
  'GET /avisos/padre/6': { ok: true, avisos: [] },
  'GET /padres/5/preferencias': { ok: true, preferencias },
  'GET /padres/6/preferencias': { ok: true, preferencias },
}

/** A page of the parents over a school with two of them and twelve pupils without one. */
export const openParents = (path: string, { answers, ...options }: Options = {}): Promise<Opened> =>
  renderScreen(path, { ...options, answers: { ...ANSWERS, ...answers } })

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The row of a parent, once it is there. */
export const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!)

export const press = ({ user }: Opened, name: string) =>
  user.click(within(screen.queryByRole('dialog') ?? document.body).getByRole('button', { name }))

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))

/** Every call that writes, with its body and the key that makes a retry safe. */
export const writes = ({ network }: Opened) =>
  network.sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, headers }) => ({
      call: `${method} ${path}`,
      body,
      key: headers.get('idempotency-key'),
    }))

/** Only what was written. */
export const bodies = (opened: Opened) => writes(opened).map(({ call, body }) => [call, body])
