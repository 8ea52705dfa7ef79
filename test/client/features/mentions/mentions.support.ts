import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aMentionRow } from '@test/support/state/schoolLife'

export const LIST = 'GET /menciones'
export const ONE = 'GET /menciones/1'

export const olympiad = aMentionRow(1, {
  titulo: 'OLIMPIADA DE ESPAÑOL',
  descripcion: 'PRIMER LUGAR:\nANA NÚÑEZ',
})
export const mentions = [olympiad, ...Array.from({ length: 11 }, (_, at) => aMentionRow(at + 2))]

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openMentions = async ({ answers, ...options }: Options = {}, path = '/menciones') => {
  const opened = await renderScreen(path, {
    ...options,
    answers: { [LIST]: { ok: true, menciones: mentions }, ...answers },
  })
  await screen.findAllByRole('article')
  return opened
}

export const openMention = async ({ answers, ...options }: Options = {}) => {
  const opened = await renderScreen('/mencion/1', {
    ...options,
    answers: { [ONE]: { ok: true, mencion: olympiad }, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: olympiad.titulo })
  return opened
}
export type Opened = Awaited<ReturnType<typeof renderScreen>>

export const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
export const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('article')!)
export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`))
export const press = ({ user }: Pick<Opened, 'user'>, name: string) =>
  user.click(screen.getByRole('button', { name }))
export const closed = (role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
export const aFile = (name: string) => new window.File(['bytes'], name)
/** Bodies that were sent, forms as plain fields. */
export const bodiesOf = ({ network }: Opened, method: string) =>
  network.sent
    .filter((call) => call.method === method && !call.path.startsWith('/auth'))
    .map(({ path, body, headers }) => {
      const form = String(headers.get('content-type')).startsWith('multipart/form-data')
      return [path, form ? Object.fromEntries(body as FormData) : body] as [string, Record<string, unknown>]
    })
