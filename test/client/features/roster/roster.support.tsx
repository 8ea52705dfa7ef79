import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aDepartmentRow, anEmployeeRow } from '@test/support/state/staff'

export const LIST = 'GET /plantilla'
export const ONE = 'GET /plantilla/5'
export const DEPARTMENTS = 'GET /plantilla/all/departamentos'

/** An employee with complete data, and one with few and wrong data. */
export const begona = anEmployeeRow(5, { nombre: 'BEGOÑA MUÑOZ PEÑA' })
export const raul = anEmployeeRow(6, {
  nombre: 'RAÚL LÓPEZ',
  puesto: 'INTENDENCIA',
  departamento: null,
  ingreso: null,
  antiguedad: null,
  correo: null,
  nss: '84966311215',
  rfc: 'COSC8001137N9',
  curp: 'MOTR930411HJCRMN06',
  fechaNacimiento: null,
  urlFoto: null,
  urlMiniatura: null,
})

type Options = NonNullable<Parameters<typeof renderScreen>[1]>
export type Opened = Awaited<ReturnType<typeof renderScreen>>

const ANSWERS: NonNullable<Options['answers']> = {
  [LIST]: { ok: true, plantilla: [begona, raul] },
  [ONE]: { ok: true, empleado: begona },
  'GET /plantilla/6': { ok: true, empleado: raul },
  [DEPARTMENTS]: {
    ok: true,
    departamentos: [
      aDepartmentRow(1, { nombre: 'PREESCOLAR' }),
      aDepartmentRow(2, { nombre: 'PRIMARIA', total_empleados: 1 }),
    ],
  },
}

/** A page of the roster over a school with two departments and two collaborators. */
export const openRoster = (path: string, { answers, ...options }: Options = {}): Promise<Opened> =>
  renderScreen(path, { ...options, answers: { ...ANSWERS, ...answers } })

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const inside = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog') ?? document.body

export const press = ({ user }: Opened, name: string) =>
  user.click(within(inside()).getByRole('button', { name }))

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const field = (name: string) =>
  within(inside()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))

export const aPhoto = (name = 'foto.jpg') => new window.File(['bytes'], name, { type: 'image/jpeg' })

/** The fake network reads a form with Node's classes, not with those of the page. */
const isForm = (body: unknown): body is FormData =>
  typeof (body as Partial<FormData> | null)?.getAll === 'function'

/** Every call that writes, with its fields and the key that makes a retry safe. */
export const writes = ({ network }: Opened) =>
  network.sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, headers }) => ({
      call: `${method} ${path}`,
      body: isForm(body) ? Object.fromEntries(body) : body,
      key: headers.get('idempotency-key'),
    }))
