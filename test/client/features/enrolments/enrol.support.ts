import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow, aStudentRow } from '@test/support/state/rows'

export const LIST = 'GET /alumnos/to/inscripcion?maximo=2000'
export const CYCLE = 'GET /ciclo/actual'
export const ENROL = 'POST /inscripciones'
type Options = NonNullable<Parameters<typeof renderScreen>[1]>
type Answer = Parameters<FakeNetwork['on']>[1]

/** 23 pupils: three pages. */
export const PUPILS = Array.from({ length: 23 }, (_, index) =>
  aStudentRow(index + 1, { nombre: `ALUMNO ${String(index + 1).padStart(2, '0')} GARCÍA` }),
)
export const pupils = (alumnos = PUPILS) => ({ ok: true, alumnos })
export const ciclo = (over: Parameters<typeof aCycleRow>[0] = {}) => ({ ok: true, ciclo: aCycleRow(over) })
export const enrolled = { ok: true, message: 'Alumno inscrito.', inscripciones: [] }

export const openEnrol = async (answer: Answer = enrolled, { answers, ...more }: Options = {}) => {
  const opened = await renderScreen('/registro/inscripciones/PRIMARIA', {
    ...more,
    answers: { [LIST]: pupils(), [ENROL]: answer, ...answers },
  })
  await screen.findByText('23 alumnos')
  return opened
}
export type User = Awaited<ReturnType<typeof openEnrol>>['user']

export const number = (id: number) => String(id).padStart(2, '0')
export const rowOf = (id: number) =>
  within(screen.getByRole('row', { name: new RegExp(`ALUMNO ${number(id)} `) }))
export const add = (user: User, id: number) => user.click(rowOf(id).getByRole('button', { name: 'Agregar' }))

export const chosen = () => within(screen.getByRole('form', { name: 'Se van a inscribir' }))
/** The line of a chosen pupil. */
export const line = (id: number) =>
  within(
    chosen()
      .getByRole('button', { name: `Quitar a ALUMNO ${number(id)} GARCÍA` })
      .closest('li')!,
  )
export const chosenNames = () =>
  chosen()
    .queryAllByRole('button', { name: /^Quitar a/ })
    .map((button) => button.getAttribute('aria-label')!.replace('Quitar a ', ''))
export const send = (user: User) => user.click(chosen().getByRole('button', { name: /^Inscribir/ }))
export const total = () => chosen().getByText('Total de inscripciones').nextElementSibling?.textContent

/** Every enrolment that left. */
export const sentLists = (network: FakeNetwork) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === ENROL)
    .map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }))
