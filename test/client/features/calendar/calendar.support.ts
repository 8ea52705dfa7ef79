import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aPdfRow, anEntryRow } from '@test/support/state/schoolLife'
import { MONTH_NAMES } from '@contract/domain/months'

export const LIST = 'GET /actividades'

/** A picture of each month but a pdf in June, and a second one of May: 13. */
export const entries = [
  ...MONTH_NAMES.map((mes, at) => (mes === 'JUNIO' ? aPdfRow(at + 1, { mes }) : anEntryRow(at + 1, { mes }))),
  anEntryRow(20, { mes: 'MAYO', subido: '2026-05-09T18:00:00.000Z', peso: 1_572_864 }),
]

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openCalendar = async ({ answers, ...options }: Options = {}, path = '/calendario-escolar') => {
  const opened = await renderScreen(path, {
    ...options,
    answers: { [LIST]: { ok: true, actividades: entries }, ...answers },
  })
  await screen.findAllByRole('article')
  return opened
}

export const openEntry = async (row = entries[4]!, { answers, ...options }: Options = {}) => {
  const opened = await renderScreen(`/calendario/${row.id}`, {
    ...options,
    answers: { [`GET /actividades/${row.id}`]: { ok: true, actividad: row }, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Mayo' })
  return opened
}
export type Opened = Awaited<ReturnType<typeof renderScreen>>

export const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
/** The nth card with this title. */
export const card = (title: string, at = 0) =>
  within(screen.getAllByRole('heading', { level: 2, name: title })[at]!.closest('article')!)
export const press = ({ user }: Pick<Opened, 'user'>, name: string) =>
  user.click(screen.getByRole('button', { name }))
export const closed = (role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
export const aFile = (name: string) => new window.File(['bytes'], name)
/** The forms that were sent, as plain fields. */
export const formsOf = ({ network }: Opened, method: string) =>
  network.sent
    .filter(
      (call) =>
        call.method === method && String(call.headers.get('content-type')).startsWith('multipart/form-data'),
    )
    .map(({ path, body }) => [path, Object.fromEntries(body as FormData)] as const)
