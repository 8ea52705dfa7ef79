import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aDepartmentRow, anEmployeeRow } from '@test/support/state/staff'

export const LIST = 'GET /plantilla/all/departamentos'
export const STAFF = 'GET /plantilla/empleado/departamento/2'

export const primaria = aDepartmentRow(2, {
  nombre: 'PRIMARIA',
  urlFoto: '/files/2/original?exp=1&firma=x',
  urlMiniatura: '/files/2/miniatura?exp=1&firma=x',
  total_empleados: 2,
})
export const sistemas = aDepartmentRow(3, { nombre: 'SISTEMAS' })
export const staff = [
  anEmployeeRow(5, { nombre: 'BEGOÑA MUÑOZ' }),
  anEmployeeRow(6, { nombre: 'RAÚL LÓPEZ', puesto: 'DOCENTE DE 3°', antiguedad: null, urlMiniatura: null }),
]

type Options = NonNullable<Parameters<typeof renderScreen>[1]>
export type Opened = Awaited<ReturnType<typeof renderScreen>>

const ANSWERS: NonNullable<Options['answers']> = {
  [LIST]: { ok: true, departamentos: [primaria, sistemas] },
  [STAFF]: { ok: true, departamento: primaria, empleados: staff },
}

/** A page over a school with a department of two employees and an empty one. */
export const openDepartments = (path: string, { answers, ...options }: Options = {}): Promise<Opened> =>
  renderScreen(path, { ...options, answers: { ...ANSWERS, ...answers } })

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const inside = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog') ?? document.body

export const press = ({ user }: Opened, name: string) =>
  user.click(within(inside()).getByRole('button', { name }))

export const field = (name: string) =>
  within(inside()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))

/** The row of a department, once it is there. */
export const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)

/** The fake network reads a form with Node's classes, not with those of the page. */
const isForm = (body: unknown): body is FormData =>
  typeof (body as Partial<FormData> | null)?.getAll === 'function'

export const writes = ({ network }: Opened) =>
  network.sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, isForm(body) ? Object.fromEntries(body) : body])
